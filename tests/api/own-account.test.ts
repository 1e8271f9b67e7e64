import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { writeCursor } from '~/domain/validation/validation.server'
import type { ApiClient } from '../support/http/api-client'
import { member } from '../support/http/api-member'
import { makeComment, makePost } from '../support/forum/factories'

type Item = { _id: string; user: unknown; isAnonymous: boolean }
type Posts = { posts: Item[]; nextCursor: string | null }
type Comments = { comments: (Item & { post: unknown })[]; nextCursor: string | null }

const idsOf = (items: Item[]) => items.map(({ _id }) => _id)

describe('/api/auth/me', () => {
  test('shows the caller, and changes display name and bio', async () => {
    const { row, client } = await member('asha')
    const user = {
      _id: row.id,
      username: 'asha',
      displayName: 'Display asha',
      email: 'asha@example.com',
      bio: '',
      role: 'member',
      isVerified: false,
      notificationSettings: { email: true, digest: 'never' },
    }
    expect((await client.call('GET', '/api/auth/me')).body).toEqual({ user })
    const change = { displayName: ' Asha\u0301 ', bio: 'line\r\nline' }
    const changed = { ...user, displayName: 'Ash\u00e1', bio: 'line\nline' }
    expect((await client.call('PATCH', '/api/auth/me', change)).body).toEqual({ user: changed })
    expect((await client.call('PATCH', '/api/auth/me', { bio: '' })).body).toEqual({
      user: { ...changed, bio: '' },
    })
    expect((await client.call('PATCH', '/api/auth/me', { displayName: '' })).body).toEqual({
      user: { ...changed, bio: '', displayName: null },
    })
  })

  test('ignores unknown fields and writes none of them', async () => {
    const { row, client } = await member('asha')
    const before = await db.user.findUniqueOrThrow({ where: { id: row.id } })
    const answer = await client.call('PATCH', '/api/auth/me', {
      role: 'admin',
      isVerified: true,
      emailVerifiedAt: new Date(),
      username: 'root',
      email: 'root@example.com',
      passwordHash: 'x',
      notificationSettings: { email: false },
      emailNotifications: false,
      _id: 'x',
    })
    expect(answer.status).toBe(200)
    const after = await db.user.findUniqueOrThrow({ where: { id: row.id } })
    expect({ ...after, updatedAt: null }).toEqual({ ...before, updatedAt: null })
  })
})

test('/api/auth/me/notifications turns emails on and off, and wants to be told which', async () => {
  const { client } = await member()
  const set = (body: object) => client.call('PATCH', '/api/auth/me/notifications', body)
  for (const email of [false, true]) {
    expect((await set({ emailNotifications: email })).body).toMatchObject({
      user: { notificationSettings: { email } },
    })
  }
  for (const digest of ['weekly', 'daily', 'never'])
    expect((await set({ digest })).body).toMatchObject({
      user: { notificationSettings: { email: true, digest } },
    })
  expect(await set({ digest: 'hourly' })).toMatchObject({
    status: 400,
    body: { fields: { digest: expect.anything() as unknown } },
  })
  for (const body of [{}, { emailNotifications: null }, { emailNotifications: 'perhaps' }]) {
    const answer = await set(body)
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([
      400,
      ['emailNotifications'],
    ])
  }
})

describe('what one has written', () => {
  test('shows oneself as the author, also of what is anonymous', async () => {
    const { row, client } = await member('asha')
    const other = await member()
    const named = await makePost(row)
    const hidden = await makePost(row, { isAnonymous: true })
    await makePost(other.row)
    const comment = await makeComment(row, named.id, { isAnonymous: true })
    await makeComment(other.row, named.id)
    const { body: own } = await client.call<Posts>('GET', '/api/auth/me/posts')
    const asha = { username: 'asha', displayName: 'Display asha' }
    // An anonymous post has a random moment of its hour.
    expect(own.posts.sort((a, b) => Number(a.isAnonymous) - Number(b.isAnonymous))).toMatchObject([
      { _id: named.id, user: asha, isAnonymous: false, isOwn: true },
      { _id: hidden.id, user: asha, isAnonymous: true, isOwn: true },
    ])
    const { body } = await client.call<Comments>('GET', '/api/auth/me/comments')
    expect(body.comments).toMatchObject([
      { _id: comment.id, user: asha, post: { _id: named.id, title: named.title } },
    ])
  })

  test('leaves out what was deleted or removed', async () => {
    const { row, client } = await member()
    const post = await makePost(row)
    const top = await makeComment(row, post.id)
    await makeComment(row, post.id, { parentCommentId: top.id })
    await client.call('DELETE', `/api/forum/comments/${top.id}`)
    const count = async () =>
      (await client.call<Comments>('GET', '/api/auth/me/comments')).body.comments.length
    expect(await count()).toBe(1)
    await db.post.updateMany({ data: { removedAt: new Date() } })
    expect(await count()).toBe(0)
    expect((await client.call<Posts>('GET', '/api/auth/me/posts')).body.posts).toEqual([])
  })

  test('pages by cursor', async () => {
    const { row, client } = await member()
    const posts: string[] = []
    const comments: string[] = []
    for (let index = 0; index < 5; index++) {
      const { id } = await makePost(row)
      posts.unshift(id)
      comments.unshift((await makeComment(row, id)).id)
    }
    expect(await allOf(client, '/api/auth/me/posts')).toEqual(posts)
    expect(await allOf(client, '/api/auth/me/comments')).toEqual(comments)
  })
})

describe('/api/auth/me/liked-posts', () => {
  test('lists the latest like first, in pages that do not mind an unlike between them', async () => {
    const { row, client } = await member()
    const author = await member('asha')
    const ids: string[] = []
    for (let index = 0; index < 6; index++)
      ids.push((await makePost(author.row, { isAnonymous: index === 3 })).id)
    for (const id of ids) await client.call('POST', `/api/forum/posts/${id}/like`)
    await author.client.call('POST', `/api/forum/posts/${ids[0]}/like`)
    // A like is stored with a random moment of its hour, so these likes get different hours.
    for (const [hour, postId] of ids.entries())
      await db.like.updateMany({
        where: { userId: row.id, postId },
        data: { createdAt: new Date(2026, 2, 1, hour) },
      })
    // Likes of the same moment are ordered by post.
    await db.like.updateMany({
      where: { userId: row.id, postId: { in: ids.slice(0, 3) } },
      data: { createdAt: new Date(2026, 1) },
    })
    const ties = ids.slice(0, 3).sort().reverse()
    const expected = [ids[5], ids[4], ids[3], ...ties]
    expect(await allOf(client, '/api/auth/me/liked-posts')).toEqual(expected)
    const path = '/api/auth/me/liked-posts?limit=4'
    const { body: first } = await client.call<Posts>('GET', path)
    expect(first.posts[2]).toMatchObject({ user: null, likedBy: [row.id] })
    await client.call('POST', `/api/forum/posts/${ties[0]}/like`)
    const rest = await client.call<Posts>('GET', `${path}&cursor=${first.nextCursor}`)
    expect(idsOf(rest.body.posts)).toEqual(ties.slice(1))
  })

  // The last cursor is well-formed but belongs to another list.
  const foreign = writeCursor('own-posts', '018f0000-0000-7000-8000-000000000000')
  test.each(['x', '1_x', '_', foreign])('answers 400 to the cursor %s', async (cursor) => {
    const { client } = await member()
    const answer = await client.call('GET', `/api/auth/me/liked-posts?cursor=${cursor}`)
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, ['cursor']])
  })
})

async function allOf(client: ApiClient, path: string) {
  const ids: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const search: string = cursor && `&cursor=${cursor}`
    const { body } = await client.call<Posts & Comments>('GET', `${path}?limit=2${search}`)
    ids.push(...idsOf(body.posts ?? body.comments))
    cursor = body.nextCursor
  }
  return ids
}
