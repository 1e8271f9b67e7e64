import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { member, visitor } from '../support/http/api-member'
import { makeComment, makePost } from '../support/forum/factories'
import { giveRole } from '../support/forum/give-role'

test('no answer about an anonymous item names its author to anyone else, moderators included', async () => {
  const author = await member('asha_hidden')
  const moderator = await member()
  await giveRole(db, moderator.row.username, 'moderator')
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

test('an author is a username and a display name, whatever their role', async () => {
  const { client, row } = await member('meera')
  await db.user.update({ where: { id: row.id }, data: { role: 'moderator' } })
  const { id } = await makePost(row)
  await makeComment(row, id)
  const user = { username: 'meera', displayName: row.displayName }
  const paths = [`/api/forum/posts/${id}`, '/api/forum/posts', `/api/forum/posts/${id}/comments`]
  for (const path of [...paths, '/api/auth/me/posts', '/api/auth/me/comments']) {
    const { body } = await client.call<Authored>('GET', path)
    const [item] = [body.post ?? [], body.posts ?? [], body.comments ?? []].flat()
    expect(item?.user, path).toEqual(user)
  }
})

type Item = { user: unknown }
type Authored = { post?: Item; posts?: Item[]; comments?: Item[] }
