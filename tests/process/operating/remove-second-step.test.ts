import { expect, test } from 'vitest'
import { signUpAt } from '../../support/http/raw-member'
import { send } from '../../support/http/raw-http'
import { inDatabase } from '../../support/in-database'
import { runCommand } from '../../support/site/run-command'
import { sharedSite } from '../../support/site/shared-site'

const site = sharedSite()
const removeSecondStep = (...words: string[]) => runCommand(site, 'remove-second-step', words)

test('lets a member in by the password alone, whatever the case of the username', async () => {
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
  const { status, stdout } = removeSecondStep(username.toUpperCase())
  expect(status).toBe(0)
  expect(stdout).toContain(
    `${username} now signs in without a second step, and is told by email.\n`,
  )
  expect(stdout).toContain('"action":"taken-away"')
  expect(await landsAt()).toBe('/forum')
  expect(removeSecondStep(username)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`${username} has no second step.`) as string,
  })
})

test('says that there is no such member', () => {
  const { status, stderr } = removeSecondStep('nobody_here')
  expect([status, stderr]).toEqual([1, expect.stringContaining('no member called nobody_here.')])
})
