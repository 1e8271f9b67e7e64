import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '~/database/db.server'
import { getSqliteUrl } from '../../support/forum/sample-content'
import { signUpAt } from '../../support/http/raw-member'
import { runCommand } from '../../support/site/run-command'
import { startSite, type Site } from '../../support/site/site-server'

const [former, present] = ['former-'.repeat(6), 'present-'.repeat(5)]

let site: Site

beforeAll(async () => {
  site = await startSite({ environment: { SESSION_SECRET: former } })
})
afterAll(() => site.remove())

const rotate = (secrets: string) =>
  runCommand(site, 'rotate-secret', [], { SESSION_SECRET: secrets })

async function authorOf(title: string) {
  const database = openDatabase(getSqliteUrl(site))
  const post = await database.post.findFirstOrThrow({ where: { title } })
  await database.$disconnect()
  return post.encryptedAuthorId
}

test('says what was rewritten while the site runs, and what may go now', async () => {
  const member = await signUpAt(site)
  const body = { title: 'A question', content: 'Long enough to be a post.', type: 'general' }
  await member.send('/forum/new', { body: { ...body, isAnonymous: 'on' } })
  const before = await authorOf('A question')
  const { status, stdout } = rotate(`${present} ${former}`)
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^posts +1 rewritten$/m)])
  expect(stdout).toMatch(/^comments +0 rewritten$/m)
  expect(stdout).toContain('Nothing in the database needs the former secrets any more.')
  expect(await authorOf('A question')).not.toBe(before)
  expect(rotate(`${present} ${former}`).stdout).toMatch(/^posts +0 rewritten$/m)
})

test('one letter wrong in a former secret: nothing may be thrown away, and it is said what to do', async () => {
  const member = await signUpAt(site)
  const body = { title: 'Closed', content: 'Long enough to be a post.', type: 'general' }
  await member.send('/forum/new', { body: { ...body, isAnonymous: 'on' } })
  const before = await authorOf('Closed')
  const mistyped = former.replace('former', 'farmer')
  const { status, stdout, stderr } = rotate(`${present} ${mistyped}`)
  expect(status).toBe(1)
  expect(stdout).toMatch(/^posts +0 rewritten, 1 that none of the secrets can decrypt$/m)
  expect(stdout + stderr).not.toContain('Nothing in the database needs')
  expect(stderr).toMatch(/Remove no secret: .* letter by letter .* run this again/s)
  expect(await authorOf('Closed')).toBe(before)
  expect(rotate(`${present} ${former}`).status).toBe(0)
})

test('says what has to be done first when there is one secret', () => {
  const { status, stderr } = rotate(present)
  expect([status, stderr]).toEqual([1, expect.stringContaining('There is only one secret.')])
})
