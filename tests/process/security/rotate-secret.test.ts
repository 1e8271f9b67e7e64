import { expect, test } from 'vitest'
import { signUpAt } from '../../support/http/raw-member'
import { inDatabase } from '../../support/in-database'
import { runCommand } from '../../support/site/run-command'
import { siteForFile } from '../../support/site/site-for-file'

const [former, present] = ['former-'.repeat(6), 'present-'.repeat(5)]

const site = await siteForFile({ environment: { SESSION_SECRET: former } })

const rotate = (secrets: string) =>
  runCommand(site, 'rotate-secret', [], { SESSION_SECRET: secrets })

async function authorOf(title: string) {
  const find = { where: { title } }
  return (await inDatabase(site, ({ post }) => post.findFirstOrThrow(find))).encryptedAuthorId
}

async function publishAnonymously(title: string) {
  const member = await signUpAt(site)
  const body = { title, content: 'Long enough to be a post.', type: 'general', isAnonymous: 'on' }
  await member.send('/forum/new', { body })
}

test('says what was rewritten while the site runs, and what may go now', async () => {
  await publishAnonymously('A question')
  const before = await authorOf('A question')
  const { status, stdout } = await rotate(`${present} ${former}`)
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^posts +1 rewritten$/m)])
  expect(stdout).toMatch(/^comments +0 rewritten$/m)
  expect(stdout).toContain('Nothing in the database needs the former secrets any more.')
  expect(await authorOf('A question')).not.toBe(before)
  expect((await rotate(`${present} ${former}`)).stdout).toMatch(/^posts +0 rewritten$/m)
})

test('one letter wrong in a former secret: nothing may be thrown away, and it is said what to do', async () => {
  await publishAnonymously('Closed')
  const before = await authorOf('Closed')
  const mistyped = former.replace('former', 'farmer')
  const { status, stdout, stderr } = await rotate(`${present} ${mistyped}`)
  expect(status).toBe(1)
  expect(stdout).toMatch(/^posts +0 rewritten, 1 that none of the secrets can decrypt$/m)
  expect(stdout + stderr).not.toContain('Nothing in the database needs')
  expect(stderr).toMatch(/Remove no secret: .* letter by letter .* run this again/s)
  expect(await authorOf('Closed')).toBe(before)
  expect((await rotate(`${present} ${former}`)).status).toBe(0)
})

test('says what has to be done first when there is one secret', async () => {
  const { status, stderr } = await rotate(present)
  expect([status, stderr]).toEqual([1, expect.stringContaining('There is only one secret.')])
})
