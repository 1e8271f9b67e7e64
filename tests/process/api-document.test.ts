import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { operations } from '~/http/api/document.server'
import { documentedPath } from '../support/http/api-document'
import { documentedCalls } from '../support/http/documented-calls'
import { inDatabase } from '../support/in-database'
import { siteForFile } from '../support/site/site-for-file'

const site = await siteForFile()
const calls = documentedCalls('docs/api.md')

test('docs/api.md shows every call of the API', () => {
  const shown = calls.map(({ method, url }) => {
    const path = url.replace('$SITE', '').replace(/\?.*/, '')
    return `${method.toLowerCase()} ${documentedPath(path)}`
  })
  expect([...new Set(shown)].sort()).toEqual(operations.map(({ call }) => call).sort())
})

test('every call that docs/api.md shows succeeds in its order', async () => {
  const { id: EPISODE } = await inDatabase(site, (db) =>
    db.episode.create({ data: { feedKey: 'documented', title: 'Sleep' } }),
  )
  const known: Record<string, string> = { SITE: site.url, TOKEN: 'a-mailed-token', EPISODE }
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
      '/helped': [403],
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

async function mailToken(userId: string, token: string) {
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const data = { kind: 'verifyEmail', tokenHash, userId, email: 'asha@example.com' } as const
  const expiresAt = new Date(Date.now() + 60_000)
  await inDatabase(site, (db) => db.token.create({ data: { ...data, expiresAt } }))
}
