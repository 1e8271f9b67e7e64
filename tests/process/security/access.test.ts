import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles, type Actor } from '../../access/actors'
import { attemptsOf, furtherReadings } from '../../access/attempts'
import { cachingFindings } from '../../access/caching-findings'
import { fieldFindings, statusFindings } from '../../access/findings'
import { formFindings } from '../../access/form-findings'
import { findWriters, makeForum, suspendAll } from '../../access/forum'
import { roleAt, sendAs } from '../../access/session'
import { siteForFile } from '../../support/site/site-for-file'

const actors = [false, true].flatMap((isSuspended) =>
  roles
    .filter((role) => role !== 'visitor' || !isSuspended)
    .map((role): [string, Actor] => [
      isSuspended ? `suspended ${role}` : role,
      { role, isSuspended },
    ]),
)

// Some URLs are valid only with the secret that created them.
const { SESSION_SECRET = '' } = process.env
const site = await siteForFile({ environment: { SESSION_SECRET } })
const forum = await makeForum(site)
afterAll(() => forum.database.$disconnect())
const words = new Map<string, string>()
const found = new Set<string>()

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
