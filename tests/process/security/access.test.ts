import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles, type Actor } from '../../access/actors'
import { attemptsOf, furtherReadings } from '../../access/attempts'
import { cachingFindings } from '../../access/caching-findings'
import { fieldFindings, statusFindings } from '../../access/findings'
import { formFindings } from '../../access/form-findings'
import { findWriters, makeForum, suspendAll, type Forum } from '../../access/forum'
import { roleAt, sendAs } from '../../access/session'
import { startSite, type Site } from '../../support/site/site-server'

const actors = [false, true].flatMap((isSuspended) =>
  roles
    .filter((role) => role !== 'visitor' || !isSuspended)
    .map((role): [string, Actor] => [
      isSuspended ? `suspended ${role}` : role,
      { role, isSuspended },
    ]),
)

let site: Site
let forum: Forum
const words = new Map<string, string>()
const found = new Set<string>()

beforeAll(async () => {
  // Some URLs are valid only with the secret that created them.
  const { SESSION_SECRET = '' } = process.env
  site = await startSite({ environment: { SESSION_SECRET } })
  forum = await makeForum(site)
})

afterAll(async () => {
  await forum.database.$disconnect()
  await site.remove()
})

describe.each(actors)('to the %s', (_, actor) => {
  beforeAll(() => suspendAll(forum.database, actor.isSuspended))

  test('operations and fields are as their tables say, and nothing is kept that is for one person', async () => {
    const findings = new Set<string>()
    let asked = 0
    for (const attempt of [...attemptsOf(forum), ...furtherReadings(forum)]) {
      const answer = await sendAs(site, forum, actor, attempt)
      const here = roleAt(forum, attempt.url, actor)
      for (const finding of [
        ...statusFindings(attempt, here, answer),
        ...cachingFindings(attempt, actor, answer),
      ])
        findings.add(`${attempt.method} ${attempt.url} ${finding}`)
      const writers = await findWriters(forum, attempt.url, actor.role)
      const reading = { actor, url: attempt.url, words, found, ...writers }
      for (const finding of await fieldFindings(attempt, answer, reading)) findings.add(finding)
      for (const finding of formFindings(answer.text, attempt.url)) findings.add(finding)
      asked += 1
    }
    expect([...findings]).toEqual([])
    expect(asked).toBeGreaterThan(250)
  })
})

// Checks that the tests above found data, so that they do not pass on empty responses.
test('somebody has found something in most fields', () => {
  expect(found.size).toBeGreaterThan(300)
})
