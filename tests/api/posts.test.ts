import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import {
  iso,
  member,
  newPost,
  type PostBody,
  type PostsBody,
  visitor,
} from '../support/http/api-member'
import { makeMember, makePost } from '../support/forum/factories'
import { unknownId } from '../support/forum/items'

describe('GET and POST /api/forum/posts', () => {
  test('publishes and lists', async () => {
    const { client } = await member('asha')
    const made = await client.call<PostBody>('POST', '/api/forum/posts', newPost)
    expect(made.status).toBe(201)
    const post = {
      _id: made.body.post._id,
      ...newPost,
      topic: 'other',
      contentNote: '',
      isLabelled: false,
      audience: 'everyone',
      isAnonymous: false,
      user: { username: 'asha', displayName: 'Display asha' },
      expert: null,
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
    const own = { following: true, saved: false, newCount: 0 }
    expect(made.body).toEqual({ post: { ...post, ...own } })
    const list = await visitor().call('GET', '/api/forum/posts')
    expect(list.body).toEqual({ posts: [{ ...post, isOwn: false }], nextCursor: null })
  })

  test('names the season of an episode where another season has its number', async () => {
    const { client } = await member()
    const episode = await db.episode.create({
      data: { feedKey: 'e', episodeNumber: 7, season: 2, shownSeason: 2, title: 'Sleep' },
    })
    const shown = { episodeNumber: 7, season: 2, title: 'Sleep' }
    const about = { ...newPost, type: 'episode', episodeId: episode.id }
    const { body } = await client.call<PostBody>('POST', '/api/forum/posts', about)
    expect(body.post.episode).toEqual(shown)
    expect((await visitor().call('GET', '/api/forum/episodes')).body).toEqual({
      episodes: [{ _id: episode.id, ...shown }],
    })
  })

  test('has 50 on a page unless told', async () => {
    const { row } = await member()
    for (let index = 0; index < 51; index++) await makePost(row)
    const { body } = await visitor().call<PostsBody>('GET', '/api/forum/posts')
    expect(body.posts).toHaveLength(50)
  })

  test.each([
    ...['type=other', 'cursor=x', 'limit=0', 'limit=101', 'limit=many'],
    ...['topic=unknown', 'language=fr', 'topic=unknown&q=title'],
    ...['sort=oldest', 'sort=active&q=title', 'sort=oldest&q=title'],
  ])('answers 400 to ?%s', async (search) => {
    const answer = await visitor().call('GET', `/api/forum/posts?${search}`)
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([
      400,
      [search.split('=')[0]],
    ])
  })

  test.each([
    ['active', 'en', 'Search results have their own order'],
    ['active', 'hi', 'खोज के नतीजों का अपना क्रम'],
    ['oldest', 'en', 'Choose newest'],
  ])('says why a search takes no sort=%s (%s)', async (sort, lng, sentence) => {
    const { body } = await visitor().call('GET', `/api/forum/posts?q=title&sort=${sort}&lng=${lng}`)
    expect((body.fields as Record<string, string>).sort).toContain(sentence)
  })

  test('takes empty parameters for absent ones, as the page does', async () => {
    const { id } = await makePost(await makeMember())
    const empty = '?type=&q=&topic=&language=&sort=&answered=&episodeId=&limit='
    const { body } = await visitor().call<PostsBody>('GET', `/api/forum/posts${empty}`)
    expect(body.posts.map(({ _id }) => _id)).toEqual([id])
    const search = await visitor().call('GET', '/api/forum/posts?q=title&sort=&limit=')
    expect(search.status).toBe(200)
  })

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
    const unknown = { ...newPost, type: 'episode', episodeId: unknownId }
    expect((await client.call('POST', '/api/forum/posts', unknown)).body.fields).toEqual({
      episodeId: 'This episode does not exist; select another',
    })
    const signedOut = await visitor().call('POST', '/api/forum/posts', newPost)
    expect([signedOut.status, signedOut.body]).toEqual([401, { error: 'Sign in first' }])
    expect(await db.post.count()).toBe(0)
  })

  test('makes one post of one text, whatever the key, and two without keys', async () => {
    const { client } = await member()
    const send = async (form: object) => {
      const { body } = await client.call<PostBody>('POST', '/api/forum/posts', form)
      return body.post._id
    }
    const first = await send({ ...newPost, idempotencyKey: 'key-1' })
    expect(await send({ ...newPost, idempotencyKey: 'key-2' })).toBe(first)
    expect(await send(newPost)).not.toBe(first)
  })
})
