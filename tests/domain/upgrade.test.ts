import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { databaseKind } from '~/database/db.server'
import { day } from '~/domain/durations'
import { queryOnce } from '../support/database/postgresql-server'
import { tsxOptions } from '../support/site/node-options'

type Upgraded = {
  ids: { asha: string; post: string; present: string; comment: string }
  posts: { value: { posts: { id: string; title: string; episode: { id: string } | null }[] } }
  comments: { value: { comments: { id: string; content: string }[] } }
  rows: {
    posts: Record<string, unknown>[]
    comments: Record<string, unknown>[]
    episodes: { id: string }[]
  }
  draft: Record<string, string>
  mails: { kind: string; userId: string | null; state: string; contents: object }[]
  secondStepDue: { role: string; secondStepDue: string | null }[]
  plain: number
}

let now: Upgraded

beforeAll(async () => {
  const url = await emptyDatabase()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...tsxOptions, 'tests/support/site/upgrade-process.ts'],
    { env: { ...process.env, DATABASE_URL: url } },
  )
  now = JSON.parse(stdout) as Upgraded
})

async function emptyDatabase() {
  const url = process.env.DATABASE_URL ?? ''
  if (databaseKind(url) === 'sqlite') return url.replace(/\.db$/, '-old.db')
  const name = `old_${randomUUID().replaceAll('-', '')}`
  await queryOnce(url, `CREATE DATABASE "${name}"`)
  return String(Object.assign(new URL(url), { pathname: `/${name}` }))
}

const random = /^[0-9a-f]{8}-[0-9a-f]{4}-4/

test('ids become random, old ones are found, and what refers to them follows', () => {
  const { ids, rows } = now
  expect([ids.present, ids.comment]).toEqual([
    expect.stringMatching(random),
    expect.stringMatching(random),
  ])
  const hidden = rows.posts.find(({ title }) => title === 'Hidden')
  expect(hidden).toMatchObject({
    id: ids.present,
    sortKey: ids.post,
    likedBy: [{ postId: ids.present }],
    episodeId: rows.episodes[0]?.id,
  })
  expect(rows.episodes[0]?.id).toMatch(random)
  const [comment, reply] = rows.comments
  expect(comment).toMatchObject({ id: ids.comment, postId: ids.present, parentId: null })
  expect(reply).toMatchObject({ postId: ids.present, parentId: ids.comment })
  expect(hidden?.search).toHaveLength(3)
})

test('their author still has them, and nobody else can tell', () => {
  expect(now.posts.value.posts.map(({ title }) => title)).toEqual(['Named', 'Hidden'])
  expect(now.comments.value.comments.map(({ content }) => content)).toEqual(['Mine'])
  const anonymous = [...now.rows.posts, ...now.rows.comments].filter((row) => row.isAnonymous)
  expect(anonymous).toHaveLength(2)
  for (const row of anonymous) expect(JSON.stringify(row)).not.toContain(now.ids.asha)
  expect(now.plain).toBe(0)
})

test('drafts are there, under the new ids', () => {
  expect(now.draft).toEqual({ content: 'unsent', parentCommentId: now.ids.comment })
})

test('mails that wait are there, and notifications that were sent are not', () => {
  const waiting = now.mails.filter(({ state }) => state === 'waiting')
  const kinds = waiting.map(({ kind, userId, contents }) => [kind, userId, contents])
  const to = { recipient: 'asha@example.com', language: 'hi' }
  expect(kinds).toHaveLength(2)
  expect(kinds).toContainEqual(['resetPassword', now.ids.asha, { ...to, payload: { token: 't' } }])
  expect(kinds).toContainEqual(['somethingNew', null, { ...to, payload: { postId: now.ids.post } }])
})

test('mails that could not be delivered are still failed', () => {
  const failed = now.mails.filter(({ state }) => state === 'failed')
  expect(failed.map(({ kind }) => kind)).toEqual(['verifyEmail'])
})

test('who has a role has a week for a second step', () => {
  const due = new Map(now.secondStepDue.map(({ role, secondStepDue }) => [role, secondStepDue]))
  expect(due.get('member')).toBeNull()
  const left = new Date(due.get('admin') ?? 0).getTime() - Date.now()
  expect(left / day).toBeGreaterThan(6.9)
  expect(left / day).toBeLessThanOrEqual(7)
})
