import { expect, test } from 'vitest'
import { signUpAt } from '../../support/http/raw-member'
import { runCommand } from '../../support/site/run-command'
import { sharedSite } from '../../support/site/shared-site'

const site = sharedSite()
const changeRole = (...words: string[]) => runCommand(site, 'change-role', words)

test('gives a member a role, whatever the case of the username', async () => {
  const { cookie, username } = await signUpAt(site)
  const role = async () => {
    const answer = await fetch(`${site.url}/api/auth/me`, { headers: { Cookie: cookie } })
    return ((await answer.json()) as { user: { role: string } }).user.role
  }
  expect(await role()).toBe('member')
  const { status, stdout } = changeRole(username.toUpperCase(), 'moderator')
  const logged = stdout.split('\n').find((line) => line.startsWith('{')) ?? ''
  expect(status).toBe(0)
  expect(stdout).toContain(`${username} now has the role moderator.\n`)
  expect(stdout).toContain('They must set up a second step at sign-in')
  expect(stdout).toMatch(/lapses at \d{4}-\d\d-\d\dT[\d:.]+Z without it/)
  expect(JSON.parse(logged)).toMatchObject({ security: 'role-changed', role: 'moderator' })
  expect(logged).not.toContain(username)
  expect(await role()).toBe('moderator')
})

test('says that there is no such member', () => {
  const { status, stderr } = changeRole('nobody_here', 'admin')
  expect([status, stderr]).toEqual([1, expect.stringContaining('no member called nobody_here.')])
})
