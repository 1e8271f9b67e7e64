import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import { deleteAccount } from '~/domain/account-deletion/delete-account.server'
import type { ApiClient } from '../support/http/api-client'
import { member, newPost } from '../support/http/api-member'

const rounds = 4
const authors = 6

// Each member keeps writing while deleting the account, and others keep replying to the deleted items.
test('accounts go while their members and others write: nothing but ordinary refusals', async () => {
  const warnings: string[] = []
  process.on('warning', ({ message }) => warnings.push(message))
  for (let round = 0; round < rounds; round++) {
    const leaving = await Promise.all(Array.from({ length: authors }, () => member()))
    const staying = await Promise.all(Array.from({ length: 3 }, () => member()))
    const posts = await Promise.all(leaving.map(({ client }) => publish(client)))
    let isOver = false
    const writing = [...leaving, ...staying].map(async ({ client }) => {
      const statuses: number[] = []
      while (!isOver) for (const post of posts) statuses.push(...(await write(client, post)))
      return statuses
    })
    const choice = { namedItems: round % 2 ? 'go' : 'stay', anonymousItems: 'go' }
    const left = await Promise.all(leaving.map(({ row }) => leave(row, choice)))
    isOver = true
    const statuses = new Set((await Promise.all(writing)).flat())
    expect(left.map(({ ok }) => ok)).toEqual(left.map(() => true))
    expect([...statuses].filter((status) => ![200, 201, 401, 404].includes(status))).toEqual([])
    expect(await db.user.count({ where: { id: { in: leaving.map(({ row }) => row.id) } } })).toBe(0)
  }
  // The driver warns about a query on a busy connection.
  expect(warnings.filter((message) => message.includes('client.query'))).toEqual([])
})

// Without a password, a fresh session is enough to reauthenticate.
async function leave(row: Member, choice: object) {
  const session = await db.session.findFirst({ where: { userId: row.id } })
  return deleteAccount(row, choice, session?.id ?? null)
}

async function publish(client: ApiClient) {
  const { body } = await client.call<{ post: { _id: string } }>('POST', '/api/forum/posts', newPost)
  return `/api/forum/posts/${body.post._id}`
}

async function write(client: ApiClient, post: string) {
  const answers = await Promise.all([
    client.call('POST', `${post}/like`, {}),
    client.call('POST', `${post}/comments`, { content: 'A comment' }),
    client.call('POST', '/api/forum/posts', { ...newPost, isAnonymous: true }),
    client.call('PATCH', '/api/auth/me', { bio: 'Still here' }),
  ])
  return answers.map(({ status }) => status)
}
