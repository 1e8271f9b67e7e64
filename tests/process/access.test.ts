import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles, type Asker } from '../access/askers'
import { asksOf, furtherReadings } from '../access/asks'
import { fieldFindings, statusFindings } from '../access/findings'
import { formFindings } from '../access/form-findings'
import { findWriters, makeForum, suspendAll, type Forum } from '../access/forum'
import { roleAt, sendAs } from '../access/session'
import { startSite, type Site } from '../support/site-server'

const askers = [false, true].flatMap((isSuspended) =>
  roles
    .filter((role) => role !== 'visitor' || !isSuspended)
    .map((role): [string, Asker] => [
      isSuspended ? `suspended ${role}` : role,
      { role, isSuspended },
    ]),
)

let site: Site
let forum: Forum
const words = new Map<string, string>()
const found = new Set<string>()

beforeAll(async () => {
  site = await startSite()
  forum = await makeForum(site)
}, 120_000)

afterAll(async () => {
  await forum.database.$disconnect()
  await site.remove()
})

describe.each(askers)('to the %s', (_, asker) => {
  beforeAll(() => suspendAll(forum.database, asker.isSuspended))

  test('operations and fields are as their tables say', { timeout: 120_000 }, async () => {
    const findings = new Set<string>()
    let asked = 0
    for (const ask of [...asksOf(forum), ...furtherReadings(forum)]) {
      const answer = await sendAs(site, forum, asker, ask)
      const here = roleAt(forum, ask.address, asker)
      for (const finding of statusFindings(ask, here, answer))
        findings.add(`${ask.method} ${ask.address} ${finding}`)
      const writers = await findWriters(forum, ask.address, asker.role)
      const reading = { asker, address: ask.address, words, found, ...writers }
      for (const finding of await fieldFindings(ask, answer, reading)) findings.add(finding)
      for (const finding of formFindings(answer.text, ask.address)) findings.add(finding)
      asked += 1
    }
    expect([...findings]).toEqual([])
    expect(asked).toBeGreaterThan(250)
  })
})

// So that nothing above is right for want of anything to tell.
test('somebody has found something in most fields', () => {
  expect(found.size).toBeGreaterThan(300)
})
