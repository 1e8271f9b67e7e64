import { expect, test } from 'vitest'
import { send } from '../../support/http/raw-http'
import { signUpAt } from '../../support/http/raw-member'
import { inDatabase } from '../../support/in-database'
import { runCommand } from '../../support/site/run-command'
import { sharedSite } from '../../support/site/shared-site'

const site = sharedSite()

test('role gives a member a role, whatever the case of the username', async () => {
  const { cookie, username } = await signUpAt(site)
  const role = async () => {
    const answer = await fetch(`${site.url}/api/auth/me`, { headers: { Cookie: cookie } })
    return ((await answer.json()) as { user: { role: string } }).user.role
  }
  expect(await role()).toBe('member')
  const { status, stdout } = await runCommand(site, 'role', [username.toUpperCase(), 'moderator'])
  const logged = stdout.split('\n').find((line) => line.startsWith('{')) ?? ''
  expect(status).toBe(0)
  expect(stdout).toContain(`${username} now has the role moderator.\n`)
  expect(stdout).toContain('They must set up a second step at sign-in')
  expect(stdout).toMatch(/Without it they lose the role at \d{4}-\d\d-\d\dT[\d:.]+Z\./)
  expect(JSON.parse(logged)).toMatchObject({ security: 'role-changed', role: 'moderator' })
  expect(logged).not.toContain(username)
  expect(await role()).toBe('moderator')
})

test('remove-second-step lets a member in by the password alone, whatever the case of the username', async () => {
  const removeSecondStep = (name: string) => runCommand(site, 'remove-second-step', [name])
  const { username, password } = await signUpAt(site)
  await inDatabase(site, async ({ user }) => {
    const secondStep = { create: { encryptedKey: 'x', recoverySalt: 'x' } }
    await user.update({ where: { usernameKey: username }, data: { secondStep } })
  })
  const landsAt = async () => {
    const body = { emailOrUsername: username, password }
    return (await send(`${site.url}/auth/signin`, { body })).headers.location
  }
  expect(await landsAt()).toMatch(/^\/auth\/second-step/)
  const { status, stdout } = await removeSecondStep(username.toUpperCase())
  expect(status).toBe(0)
  expect(stdout).toContain(
    `${username} now signs in without a second step, and is told by email.\n`,
  )
  expect(stdout).toContain('"action":"taken-away"')
  expect(await landsAt()).toBe('/forum')
  expect(await removeSecondStep(username)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`${username} has no second step.`) as string,
  })
})

test.each([
  ['role', ['nobody_here', 'admin']],
  ['remove-second-step', ['nobody_here']],
])('%s says that there is no such member', async (command, words) => {
  const { status, stderr } = await runCommand(site, command, words)
  expect([status, stderr]).toEqual([1, expect.stringContaining('no member called nobody_here.')])
})
