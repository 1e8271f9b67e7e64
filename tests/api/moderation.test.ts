import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { ApiClient } from '../support/http/api-client'
import { member } from '../support/http/api-member'
import { makeComment, makeModerator, makePost } from '../support/forum/factories'
import { getCookie } from '../support/http/page-request'

type CommentsBody = { comments: { anonymousNumber: number | null; user: unknown }[] }

test('a locked thread refuses comments in words', async () => {
  const author = await member()
  const { id } = await makePost(author.row)
  const lock = { action: 'lock', reason: 'quarrel' }
  await moderateItem(await makeModerator(), { kind: 'post', id }, lock)
  const path = `/api/forum/posts/${id}`
  const answer = await author.client.call('POST', `${path}/comments`, { content: 'x' })
  expect([answer.status, answer.body]).toEqual([403, { error: 'This discussion is closed' }])
  const read = await author.client.call<{ post: { isLocked: boolean } }>('GET', path)
  expect(read.body.post.isLocked).toBe(true)
})

test('an anonymous author is hidden in one thread for the caller alone, and shown again', async () => {
  const [asker, writer, reader] = [await member(), await member(), await member()]
  const { id } = await makePost(asker.row)
  const anonymous = await makeComment(writer.row, id, { isAnonymous: true })
  const named = await makeComment(writer.row, id, { isAnonymous: false })
  const path = `/api/forum/comments/${anonymous.id}/hide-author`
  const first = async ({ client: caller }: typeof reader) =>
    (await caller.call<CommentsBody>('GET', `/api/forum/posts/${id}/comments`)).body.comments[0]
  for (const time of ['once', 'twice']) {
    const done = await reader.client.call('POST', path)
    expect([time, done.status, done.body]).toEqual([time, 200, { hidden: true }])
  }
  expect(await first(reader)).toMatchObject({ content: '', isHiddenByYou: true, user: null })
  expect(await first(asker)).not.toHaveProperty('isHiddenByYou')
  const undone = await reader.client.call('DELETE', path)
  expect([undone.status, undone.body]).toEqual([200, { hidden: false }])
  expect(await first(reader)).not.toHaveProperty('isHiddenByYou')
  const ofNamed = `/api/forum/comments/${named.id}/hide-author`
  expect((await reader.client.call('POST', ofNamed)).status).toBe(404)
  expect((await writer.client.call('POST', path)).status).toBe(404)
  expect((await new ApiClient().call('POST', path)).status).toBe(401)
})

test('what waits for a moderator is read by its author alone, and marked', async () => {
  const [author, other] = [await member(), await member()]
  const moderator = new ApiClient().with(await getCookie(await makeModerator()))
  const [held, removed] = [await makePost(author.row), await makePost(author.row)]
  const shown = await makePost(other.row)
  const comment = await makeComment(author.row, shown.id)
  const waits = { removedAt: new Date(), removedReason: 'newAccount' }
  await db.post.update({ where: { id: held.id }, data: waits })
  await db.comment.update({ where: { id: comment.id }, data: waits })
  const isRemoved = { removedAt: new Date(), removedReason: 'spam' }
  await db.post.update({ where: { id: removed.id }, data: isRemoved })
  const path = `/api/forum/posts/${held.id}`
  const own = await author.client.call<{ post: object }>('GET', path)
  expect([own.status, own.body.post]).toMatchObject([200, { _id: held.id, isWaiting: true }])
  const paths = [path, `${path}/comments`, `${path}/related`]
  for (const each of paths) expect((await author.client.call('GET', each)).status).toBe(200)
  for (const caller of [other.client, moderator, new ApiClient()])
    for (const each of paths) expect((await caller.call('GET', each)).status).toBe(404)
  expect((await author.client.call('GET', `/api/forum/posts/${removed.id}`)).status).toBe(404)
  const read = async (caller: ApiClient, url: string) => (await caller.call('GET', url)).body
  const waiting = (id: string) => [{ _id: id, isWaiting: true }]
  expect(await read(author.client, '/api/auth/me/posts')).toMatchObject({ posts: waiting(held.id) })
  expect(await read(author.client, '/api/auth/me/comments')).toMatchObject({
    comments: waiting(comment.id),
  })
  const ofOther = await read(other.client, '/api/auth/me/posts')
  expect(JSON.stringify(ofOther)).not.toContain('isWaiting')
})
