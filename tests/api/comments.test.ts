import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import {
  type CommentBody,
  type CommentsBody,
  type RepliesBody,
  iso,
  member,
  visitor,
} from '../support/http/api-member'
import { makeComment, makePost } from '../support/forum/factories'
import { unknownId } from '../support/forum/items'
import { makeComments, makeReplies } from '../support/forum/many-comments'

describe('GET and POST /api/forum/posts/{id}/comments', () => {
  test('publishes comments and replies, and lists them in threads', async () => {
    const [author, reader] = [await member('asha'), await member('ravi')]
    // A moderator's role is not part of an answer.
    await db.user.update({ where: { id: reader.row.id }, data: { role: 'moderator' } })
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
      expert: null,
      reviews: [],
      createdAt: iso,
      editedAt: null,
      anonymousNumber: null,
      helped: false,
      likes: 0,
      liked: false,
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
    expect(reply.body.comment).toMatchObject({
      ...{ parentCommentId: comment._id, user: null, anonymousNumber: 1 },
    })
    const list = await visitor().call<CommentsBody>('GET', `${post}/comments`)
    const strange = { isOwn: false }
    expect(list.body).toEqual({
      comments: [
        {
          ...comment,
          ...strange,
          replyCount: 1,
          repliesCursor: null,
          replies: [{ ...reply.body.comment, ...strange }],
        },
      ],
      nextCursor: null,
    })
    expect((await visitor().call('GET', post)).body).toMatchObject({ post: { commentCount: 2 } })
  })

  test('whoever is anonymous in a thread is asked in words before a comment names them', async () => {
    const { client, row } = await member()
    const { id } = await makePost(row, { isAnonymous: true })
    const path = `/api/forum/posts/${id}/comments`
    const asked = 'You are anonymous in this thread. Choose whether this comment shows your name.'
    const silent = await client.call('POST', path, { content: 'Me again' })
    expect([silent.status, silent.body]).toEqual([
      400,
      { error: asked, fields: { isAnonymous: asked } },
    ])
    const named = { content: 'Me again', isAnonymous: false }
    expect((await client.call('POST', path, named)).status).toBe(201)
  })

  test('takes a limit and a cursor', async () => {
    const { row } = await member()
    const { id } = await makePost(row)
    const ids = await makeComments(row, id, 3)
    const path = `/api/forum/posts/${id}/comments?limit=2`
    const first = await visitor().call<CommentsBody>('GET', path)
    ids.push((await makeComment(row, id)).id)
    const second = await visitor().call<CommentsBody>(
      'GET',
      `${path}&cursor=${first.body.nextCursor}`,
    )
    const shown = [...first.body.comments, ...second.body.comments].map(({ _id }) => _id)
    expect([shown, second.body.nextCursor]).toEqual([ids, null])
    expect((await visitor().call('GET', `${path}&cursor=x`)).status).toBe(400)
  })
})

test('GET /api/forum/comments/{id}/replies goes on where the first twenty end', async () => {
  const { row } = await member()
  const post = await makePost(row)
  const top = await makeComment(row, post.id)
  const ids = await makeReplies(row, post.id, top.id, 21)
  const list = await visitor().call<CommentsBody>('GET', `/api/forum/posts/${post.id}/comments`)
  const [thread] = list.body.comments
  expect(thread?.replies.map(({ _id }) => _id)).toEqual(ids.slice(0, 20))
  expect(thread).toMatchObject({ replyCount: 21, repliesCursor: expect.any(String) as string })
  const path = `/api/forum/comments/${top.id}/replies`
  const rest = await visitor().call<RepliesBody>(
    'GET',
    `${path}?cursor=${String(thread?.repliesCursor)}`,
  )
  const { replies, nextCursor } = rest.body
  expect([replies.map(({ _id }) => _id), nextCursor]).toEqual([ids.slice(20), null])
  const some = await visitor().call<RepliesBody>('GET', `${path}?limit=2`)
  expect(some.body.replies.map(({ _id }) => _id)).toEqual(ids.slice(0, 2))
  expect((await visitor().call('GET', `${path}?limit=101`)).status).toBe(400)
  expect((await visitor().call('GET', `${path}?cursor=x`)).status).toBe(400)
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
