import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { ApiClient } from '../support/api-client'
import { makeComment, makeMember, makePost } from '../support/factories'
import { cookieOf } from '../support/page-request'

type Entity = Record<string, unknown> & { _id: string }
type PostBody = { post: Entity }
type CommentBody = { comment: Entity }
type PostsBody = { posts: Entity[]; nextCursor: string | null }
type CommentsBody = { comments: (Entity & { replies: Entity[] })[]; nextCursor: string | null }

const unknownId = '018f0000-0000-7000-8000-000000000000'
const form = { title: 'A fine title', content: 'Long enough content.', type: 'general' }
const visitor = () => new ApiClient()
const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string

async function member(username?: string) {
  const row = await makeMember(username)
  return { row, client: new ApiClient().with(await cookieOf(row)) }
}

describe('GET and POST /api/forum/posts', () => {
  test('publishes and lists', async () => {
    const { client } = await member('asha')
    const made = await client.call<PostBody>('POST', '/api/forum/posts', form)
    expect(made.status).toBe(201)
    const post = {
      _id: made.body.post._id,
      ...form,
      isAnonymous: false,
      user: { username: 'asha', displayName: 'Display asha' },
      createdAt: iso,
      editedAt: null,
      likes: 0,
      likedBy: [],
      commentCount: 0,
      views: 0,
      anonymousNumber: null,
      isLocked: false,
      isOwn: true,
    }
    expect(made.body).toEqual({ post })
    const list = await visitor().call('GET', '/api/forum/posts')
    expect(list.body).toEqual({ posts: [{ ...post, isOwn: false }], nextCursor: null })
  })

  test('belongs to an episode when it is of that kind, and can be listed by kind', async () => {
    const { client } = await member()
    const episode = await db.episode.create({
      data: { feedKey: 'e', episodeNumber: 7, title: 'Sleep' },
    })
    await client.call('POST', '/api/forum/posts', form)
    const about = { ...form, type: 'episode', episodeId: episode.id }
    const { body } = await client.call<PostBody>('POST', '/api/forum/posts', about)
    expect(body.post).toMatchObject({
      episodeId: episode.id,
      episode: { episodeNumber: 7, title: 'Sleep' },
    })
    const list = async (search: string) =>
      (await visitor().call<PostsBody>('GET', `/api/forum/posts${search}`)).body.posts.map(
        ({ type }) => type,
      )
    expect(await list('')).toEqual(['episode', 'general'])
    expect(await list('?type=general')).toEqual(['general'])
    expect(await list('?type=episode')).toEqual(['episode'])
    expect((await visitor().call('GET', '/api/forum/episodes')).body).toEqual({
      episodes: [{ _id: episode.id, episodeNumber: 7, title: 'Sleep' }],
    })
  })

  test('pages by cursor, 50 unless told', async () => {
    const { row } = await member()
    const ids: string[] = []
    for (let index = 0; index < 52; index++) ids.unshift((await makePost(row)).id)
    const first = await visitor().call<PostsBody>('GET', '/api/forum/posts')
    const second = await visitor().call<PostsBody>(
      'GET',
      `/api/forum/posts?cursor=${first.body.nextCursor}`,
    )
    expect([first.body.posts.length, second.body.posts.length]).toEqual([50, 2])
    expect([...first.body.posts, ...second.body.posts].map(({ _id }) => _id)).toEqual(ids)
    expect(second.body.nextCursor).toBeNull()
    const two = await visitor().call<PostsBody>('GET', '/api/forum/posts?limit=2')
    expect(two.body.nextCursor).toBe(ids[1])
  })

  test.each(['type=other', 'cursor=x', 'limit=0', 'limit=101', 'limit=many'])(
    'answers 400 to ?%s',
    async (search) => {
      const answer = await visitor().call('GET', `/api/forum/posts?${search}`)
      expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([
        400,
        [search.split('=')[0]],
      ])
    },
  )

  test('answers 401 to visitors and 400 with fields to a refused post, and writes nothing', async () => {
    const { client } = await member()
    const refused = { title: 'Four', content: 'short', type: 'episode', episodeId: unknownId }
    const answer = await client.call('POST', '/api/forum/posts', refused)
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({
      error: 'Title must have 5 to 200 characters',
      fields: {
        title: 'Title must have 5 to 200 characters',
        content: 'Content must have 10 to 20,000 characters',
      },
    })
    const unknown = { ...form, type: 'episode', episodeId: unknownId }
    expect((await client.call('POST', '/api/forum/posts', unknown)).body.fields).toEqual({
      episodeId: 'This episode does not exist; select another',
    })
    const signedOut = await visitor().call('POST', '/api/forum/posts', form)
    expect([signedOut.status, signedOut.body]).toEqual([401, { error: 'Sign in first' }])
    expect(await db.post.count()).toBe(0)
  })

  test('makes one post of one once-only key', async () => {
    const { client } = await member()
    const send = () =>
      client.call<PostBody>('POST', '/api/forum/posts', { ...form, onceKey: 'key-1' })
    const sent = await Promise.all([send(), send(), send()])
    expect(new Set(sent.map(({ body }) => body.post._id)).size).toBe(1)
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
  })
})

describe('GET, PATCH and DELETE /api/forum/posts/{id}', () => {
  test('reads one, changes it and deletes it', async () => {
    const { client } = await member()
    const path = `/api/forum/posts/${(await client.call<PostBody>('POST', '/api/forum/posts', form)).body.post._id}`
    const changed = await client.call<PostBody>('PATCH', path, { title: 'A finer title' })
    expect(changed.status).toBe(200)
    expect(changed.body.post).toMatchObject({ title: 'A finer title', editedAt: iso, isOwn: true })
    const read = await visitor().call<PostBody>('GET', path)
    expect(read.body.post).toEqual({ ...changed.body.post, isOwn: false })
    expect(await client.call('DELETE', path)).toMatchObject({ status: 204, body: null })
    for (const [method, body] of [['GET'], ['PATCH', {}], ['DELETE']] as const) {
      const answer = await client.call(method, path, body)
      expect([answer.status, answer.body]).toEqual([404, { error: 'Post not found' }])
    }
  })

  test('is the author’s alone to change: 401 and 403, named and anonymous alike', async () => {
    const [author, other] = [await member(), await member()]
    for (const isAnonymous of [false, true]) {
      const path = `/api/forum/posts/${(await makePost(author.row, { isAnonymous })).id}`
      for (const [method, body] of [['PATCH', { title: 'Stolen title' }], ['DELETE']] as const) {
        const answer = await other.client.call(method, path, body)
        expect([answer.status, answer.body]).toEqual([403, { error: 'This is not allowed' }])
        expect((await visitor().call(method, path, body)).status).toBe(401)
      }
    }
    expect(await db.post.count({ where: { title: 'A title of a post' } })).toBe(2)
  })

  test('never shows an anonymous author again', async () => {
    const { client } = await member('asha')
    const { body } = await client.call<PostBody>('POST', '/api/forum/posts', form)
    const path = `/api/forum/posts/${body.post._id}`
    expect((await client.call('PATCH', path, { isAnonymous: true })).body).toMatchObject({
      post: { isAnonymous: true, user: null, editedAt: null },
    })
    const answer = await client.call('PATCH', path, { isAnonymous: false })
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { isAnonymous: 'What was posted anonymously stays anonymous' },
    ])
  })

  test.each(['x', unknownId, '%00', "1' OR '1'='1", '..%2F..'])(
    'answers 404 to the id %s on every call of a post',
    async (id) => {
      const { client } = await member()
      const answers = [
        client.call('GET', `/api/forum/posts/${id}`),
        client.call('PATCH', `/api/forum/posts/${id}`, form),
        client.call('DELETE', `/api/forum/posts/${id}`),
        client.call('POST', `/api/forum/posts/${id}/like`),
        client.call('GET', `/api/forum/posts/${id}/comments`),
        client.call('POST', `/api/forum/posts/${id}/comments`, { content: 'x' }),
      ]
      for (const answer of await Promise.all(answers)) {
        expect([answer.status, answer.body]).toEqual([404, { error: 'Post not found' }])
      }
    },
  )
})

describe('POST /api/forum/posts/{id}/like', () => {
  test('is a toggle that only the caller sees as hers', async () => {
    const [author, reader] = [await member(), await member()]
    const path = `/api/forum/posts/${(await makePost(author.row)).id}`
    expect((await reader.client.call('POST', `${path}/like`)).body).toEqual({
      liked: true,
      likes: 1,
    })
    const seenBy = async (client: ApiClient) => (await client.call('GET', path)).body
    expect(await seenBy(reader.client)).toMatchObject({
      post: { likes: 1, likedBy: [reader.row.id] },
    })
    expect(await seenBy(author.client)).toMatchObject({ post: { likes: 1, likedBy: [] } })
    expect(await seenBy(visitor())).toMatchObject({ post: { likes: 1, likedBy: [] } })
    const again = await reader.client.call('POST', `${path}/like`, {})
    expect([again.status, again.body]).toEqual([200, { liked: false, likes: 0 }])
    expect((await visitor().call('POST', `${path}/like`)).status).toBe(401)
  })
})

describe('GET and POST /api/forum/posts/{id}/comments', () => {
  test('publishes comments and replies, and lists them in threads', async () => {
    const [author, reader] = [await member('asha'), await member('ravi')]
    const post = `/api/forum/posts/${(await makePost(author.row)).id}`
    const top = await reader.client.call<CommentBody>('POST', `${post}/comments`, {
      content: ' Thank you ',
    })
    expect(top.status).toBe(201)
    const comment = {
      _id: top.body.comment._id,
      content: 'Thank you',
      parentCommentId: null,
      isAnonymous: false,
      user: { username: 'ravi', displayName: 'Display ravi' },
      createdAt: iso,
      editedAt: null,
      anonymousNumber: null,
      isDeleted: false,
      isOwn: true,
      replies: [],
    }
    expect(top.body).toEqual({ comment })
    const reply = await author.client.call<CommentBody>('POST', `${post}/comments`, {
      content: 'Welcome',
      parentCommentId: comment._id,
      isAnonymous: true,
    })
    expect(reply.body.comment).toMatchObject({ parentCommentId: comment._id, user: null })
    const deeper = await reader.client.call<CommentBody>('POST', `${post}/comments`, {
      content: 'Again',
      parentCommentId: reply.body.comment._id,
    })
    expect(deeper.body.comment.parentCommentId).toBe(comment._id)
    const list = await visitor().call<CommentsBody>('GET', `${post}/comments`)
    const strange = { isOwn: false }
    expect(list.body).toEqual({
      comments: [
        {
          ...comment,
          ...strange,
          replies: [
            { ...reply.body.comment, ...strange },
            { ...deeper.body.comment, ...strange },
          ],
        },
      ],
      nextCursor: null,
    })
    expect((await visitor().call('GET', post)).body).toMatchObject({ post: { commentCount: 3 } })
  })

  test('pages by a hundred top-level comments', async () => {
    const { row } = await member()
    const { id } = await makePost(row)
    for (let index = 0; index < 101; index++) await makeComment(row, id)
    const path = `/api/forum/posts/${id}/comments`
    const first = await visitor().call<CommentsBody>('GET', path)
    const second = await visitor().call<CommentsBody>(
      'GET',
      `${path}?cursor=${first.body.nextCursor}`,
    )
    expect([first.body.comments.length, second.body.comments.length]).toEqual([100, 1])
    expect(second.body.nextCursor).toBeNull()
    expect((await visitor().call('GET', `${path}?cursor=x`)).status).toBe(400)
  })

  test('answers 401 to visitors and 400 to a blank comment or an unknown parent', async () => {
    const { row, client } = await member()
    const path = `/api/forum/posts/${(await makePost(row)).id}/comments`
    expect((await visitor().call('POST', path, { content: 'x' })).status).toBe(401)
    for (const [body, field] of [
      [{ content: '  \n ' }, 'content'],
      [{}, 'content'],
      [{ content: 'a'.repeat(5_001) }, 'content'],
      [{ content: 'x', parentCommentId: unknownId }, 'parentCommentId'],
      [{ content: 'x', parentCommentId: 7 }, 'parentCommentId'],
      [{ content: 'x', isAnonymous: 'perhaps' }, 'isAnonymous'],
    ] as const) {
      const answer = await client.call('POST', path, body)
      expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, [field]])
    }
    expect(await db.comment.count()).toBe(0)
  })
})

describe('PATCH and DELETE /api/forum/comments/{id}', () => {
  test('changes and deletes; replies keep a placeholder', async () => {
    const [author, reader] = [await member(), await member()]
    const post = await makePost(author.row)
    const top = await makeComment(author.row, post.id, { content: 'top' })
    const reply = await makeComment(reader.row, post.id, { parentCommentId: top.id })
    const path = `/api/forum/comments/${top.id}`
    const changed = await author.client.call('PATCH', path, { content: 'better' })
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { comment: { content: 'better', editedAt: iso, isOwn: true, post: { _id: post.id } } },
    ])
    expect((await author.client.call('PATCH', path, { content: ' ' })).status).toBe(400)
    for (const [method, body] of [['PATCH', { content: 'stolen' }], ['DELETE']] as const) {
      expect((await reader.client.call(method, path, body)).status).toBe(403)
      expect((await visitor().call(method, path, body)).status).toBe(401)
    }
    expect((await author.client.call('DELETE', path)).status).toBe(204)
    const list = () => visitor().call<CommentsBody>('GET', `/api/forum/posts/${post.id}/comments`)
    expect((await list()).body.comments).toMatchObject([
      { content: '', isDeleted: true, user: null, replies: [{ _id: reply.id }] },
    ])
    await reader.client.call('DELETE', `/api/forum/comments/${reply.id}`)
    expect((await list()).body.comments).toEqual([])
  })

  test.each(['x', unknownId])('answers 404 to the id %s', async (id) => {
    const { client } = await member()
    for (const [method, body] of [['PATCH', { content: 'x' }], ['DELETE']] as const) {
      const answer = await client.call(method, `/api/forum/comments/${id}`, body)
      expect([answer.status, answer.body]).toEqual([404, { error: 'Comment not found' }])
    }
  })
})

test('no answer about an anonymous item names its author to anyone else, moderators included', async () => {
  const author = await member('asha_hidden')
  const moderator = await member()
  await db.user.update({ where: { id: moderator.row.id }, data: { role: 'moderator' } })
  const { id } = await makePost(author.row, { isAnonymous: true })
  await makeComment(author.row, id, { isAnonymous: true })
  for (const client of [visitor(), moderator.client]) {
    const answers = await Promise.all(
      ['', `/${id}`, `/${id}/comments`].map((end) => client.call('GET', `/api/forum/posts${end}`)),
    )
    const served = JSON.stringify(answers.map(({ body }) => body))
    for (const secret of ['asha_hidden', author.row.id, author.row.email])
      expect(served).not.toContain(secret)
    expect(served).not.toContain('"isOwn":true')
  }
})
