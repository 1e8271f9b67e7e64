import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '~/database/db.server'
import { operations } from '~/http/api/document.server'
import { documentedPath } from '../support/http/api-document'
import { documentedCalls } from '../support/http/documented-calls'
import { getDatabaseFile, startSite, type Site } from '../support/site/site-server'

let site: Site
const calls = documentedCalls('docs/api.md')

beforeAll(async () => {
  site = await startSite()
})

afterAll(() => site.remove())

test('docs/api.md shows every call of the API', () => {
  const shown = calls.map(({ method, url }) => {
    const path = url.replace('$SITE', '').replace(/\?.*/, '')
    return `${method.toLowerCase()} ${documentedPath(path)}`
  })
  expect([...new Set(shown)].sort()).toEqual(operations.map(({ call }) => call).sort())
})

test('every call that docs/api.md shows succeeds in its order', async () => {
  const known: Record<string, string> = { SITE: site.url, TOKEN: 'a-mailed-token' }
  known.EPISODE = await makeEpisode()
  let cookie = ''
  for (const { line, method, url, body } of calls) {
    const filled = (text: string) =>
      text.replace(/\$(\w+)/g, (_, name: string) => known[name] ?? '')
    const answer = await fetch(filled(url), {
      method,
      headers: { Cookie: cookie, ...(body && { 'Content-Type': 'application/json' }) },
      body: body && filled(body),
      redirect: 'manual',
    })
    // Google is not configured. The account has no two-factor authentication and is no expert, and the comment is its
    // own.
    const others = {
      '/google': [302, 503],
      '/second-step': [401],
      '/review': [403],
      '/hide-author': [404],
    }
    const isFine =
      answer.ok ||
      Object.entries(others).some(
        ([path, statuses]) => url.includes(path) && statuses.includes(answer.status),
      )
    const text = await answer.text()
    expect([line, answer.status, isFine, text]).toEqual([line, answer.status, true, text])
    cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? cookie
    const { recoveryWords, ...read } = (text ? JSON.parse(text) : {}) as {
      recoveryWords?: string[]
    } & Partial<Record<'post' | 'comment' | 'user', { _id: string }>>
    const { post, comment, user } = read
    if (recoveryWords) known.WORDS = recoveryWords.join(' ')
    if (post) known.POST = post._id
    if (comment) known.COMMENT = comment._id
    if (user && line.includes('asha@example.com')) await mailToken(user._id, 'a-mailed-token')
  }
})

async function makeEpisode() {
  const db = openDatabase(`file:${getDatabaseFile(site)}`)
  const { id } = await db.episode.create({ data: { feedKey: 'documented', title: 'Sleep' } })
  await db.$disconnect()
  return id
}

async function mailToken(userId: string, token: string) {
  const db = openDatabase(`file:${getDatabaseFile(site)}`)
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const expiresAt = new Date(Date.now() + 60_000)
  const email = 'asha@example.com'
  await db.token.create({ data: { kind: 'verifyEmail', tokenHash, userId, email, expiresAt } })
  await db.$disconnect()
}
