import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import PostalMime from 'postal-mime'
import { parseCookies, send } from '../../support/http/raw-http'
import { renewed, signUpAt, type RawMember } from '../../support/http/raw-member'
import { giveRole } from '../../support/forum/give-role'
import { inDatabase } from '../../support/in-database'
import { runCommand } from '../../support/site/run-command'
import { siteForFile } from '../../support/site/site-for-file'

type Line = { security: string; outcome: string; account?: string; network?: string }

const ip = '203.0.113.77'
const text = 'A zebra asks about endometriosis'

const site = await siteForFile({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } })
let author = from(await signUpAt(site, { displayName: 'Zebra Verborgen' }))
const moderator = from(await signUpAt(site))
await signIn(author, author.password)
await leaveAndReturn()
const postId = await write()
const roleOutput = await promote()
await reveal()
await send(`${site.url}/auth/signin`, {
  body: {},
  headers: { Origin: 'http://evil.example', 'X-Forwarded-For': ip },
})
await settings()
await tooManyWrongPasswords()
const going = { namedItems: 'go', anonymousItems: 'go', password: author.password }
await author.send('/profile/settings/delete', {
  body: { ...(await keyOf('/profile/settings/delete')), ...going },
})
const log = await site.log()
const lines = `${log}\n${roleOutput}`
  .split('\n')
  .flatMap((line) => (line.includes('"security"') ? [JSON.parse(line) as Line] : []))
const named = (security: string, outcome = 'ok') =>
  lines.filter((line) => line.security === security && line.outcome === outcome)

async function reveal() {
  const body = { action: 'reveal', reason: 'risk' }
  // Sent without and with the password. It may be required again, and a field that is not required is refused.
  const passwords: Record<string, string>[] = [{}, { password: moderator.password }]
  for (const password of passwords)
    await moderator.send(`/moderation/post/${postId}`, { body: { ...body, ...password } })
}

// Returns a member whose requests come from another network, according to the proxy.
function from(given: RawMember): RawMember {
  const member: RawMember = {
    ...given,
    async send(where, { headers, ...sending } = {}) {
      const sent = { Cookie: member.cookie, 'X-Forwarded-For': ip, ...headers }
      const answer = await send(site.url + where, { ...sending, headers: sent })
      member.cookie = renewed(member.cookie, answer)
      return answer
    },
  }
  return member
}

async function signIn(member: RawMember, password: string) {
  const body = { emailOrUsername: member.email, password }
  const headers = { 'X-Forwarded-For': ip }
  const answer = await send(`${site.url}/auth/signin`, { body, headers })
  if (answer.status === 303) member.cookie = parseCookies(answer)
  return answer
}

async function leaveAndReturn() {
  await author.send('/auth/signout', { body: {} })
  await signIn(author, 'a wrong password')
  author = from({ ...author, cookie: parseCookies(await signIn(author, author.password)) })
}

async function write() {
  const body = { title: text, content: text, type: 'general', isAnonymous: 'on' }
  await author.send('/forum/new', { body: { ...(await keyOf('/forum/new')), ...body } })
  const { text: list } = await author.send('/forum')
  return new RegExp(`href="/forum/post/([\\w-]+)"[^>]*>${text}<`).exec(list)?.[1] ?? ''
}

async function promote() {
  const { stdout } = await runCommand(site, 'role', [moderator.username, 'moderator'])
  await inDatabase(site, (database) => giveRole(database, moderator.username, 'moderator'))
  return stdout
}

async function settings() {
  await author.send('/profile/settings/export', { body: { password: author.password } })
  await author.send('/profile/settings/sessions', { body: {} })
  const password = `another harbour ${author.username.length}`
  const next = { currentPassword: author.password, password, confirmPassword: password }
  await author.send('/profile/settings/password', { body: next })
  author.password = password
  author = from({ ...author, cookie: parseCookies(await signIn(author, password)) })
  const email = `new_${author.email}`
  await author.send('/profile/settings/email', { body: { email, password } })
  const token = await mailedToken(email, 'verify-email')
  await author.send(`/auth/verify-email?token=${token}`)
  await author.send(`/auth/verify-email?token=${token}`, { body: { token } })
  await send(`${site.url}/auth/forgot-password`, { body: { email } })
  const reset = await mailedToken(email, 'reset-password')
  author.password = `third ${password}`
  const chosen = { password: author.password, confirmPassword: author.password }
  const answer = await send(`${site.url}/auth/reset-password?token=${reset}`, {
    body: { token: reset, ...chosen },
    headers: { 'X-Forwarded-For': ip },
  })
  author = from({ ...author, email, cookie: parseCookies(answer) })
}

async function tooManyWrongPasswords() {
  for (let turn = 0; turn < 12; turn++) await signIn(moderator, 'a wrong password')
}

async function keyOf(where: string): Promise<Record<string, string>> {
  const { text: page } = await author.send(where)
  const [, name, value] =
    /<input type="hidden" name="(\w*[kK]ey)" value="([\w-]+)"/.exec(page) ?? []
  return name && value ? { [name]: value } : {}
}

async function mailedToken(to: string, page: string) {
  const folder = path.join(site.folder, 'data', 'mail')
  return vi.waitFor(
    async () => {
      for (const name of readdirSync(folder)) {
        const mail = await PostalMime.parse(readFileSync(path.join(folder, name)))
        const found = new RegExp(`/auth/${page}\\?token=([\\w-]+)`).exec(mail.text ?? '')?.[1]
        if (found && mail.to?.[0]?.address === to) return found
      }
      throw new Error(`no ${page} was mailed`)
    },
    { timeout: 20_000, interval: 200 },
  )
}

describe('the log has a line', () => {
  test.each([
    ['sign-up', 'ok'],
    ['sign-in', 'ok'],
    ['sign-in', 'refused'],
    ['sign-out', 'ok'],
    ['reauthentication', 'ok'],
    ['password-changed', 'ok'],
    ['password-reset', 'ok'],
    ['email-changed', 'ok'],
    ['sessions-ended', 'ok'],
    ['role-changed', 'ok'],
    ['author-revealed', 'ok'],
    ['account-exported', 'ok'],
    ['account-deleted', 'ok'],
    ['limit-reached', 'refused'],
    ['foreign-origin', 'refused'],
  ])('%s, %s', (security, outcome) => {
    expect(named(security, outcome).length).toBeGreaterThan(0)
  })
})

test('each line has the network of the request, and no more of its address', () => {
  expect(named('foreign-origin', 'refused')[0]?.network).toBe('203.0.113.0/24')
  expect(named('account-exported')[0]?.network).toBe('203.0.113.0/24')
  expect(log).not.toContain(ip)
})

test('lines about one account can be joined', () => {
  const [signedUp] = named('sign-up')
  expect(signedUp?.account).toMatch(/^[\w-]{16}$/)
  for (const security of ['password-changed', 'password-reset', 'email-changed', 'account-deleted'])
    expect(named(security)[0]?.account).toBe(signedUp?.account)
  expect(named('sign-in', 'refused')[0]?.account).toBe(signedUp?.account)
})

test('no line has a name, an address, a text or a secret', () => {
  const said = JSON.stringify(lines)
  const secrets = [author.username, moderator.username, author.email, author.password, postId]
  for (const secret of [...secrets, text, 'Verborgen', 'example.com', 'a wrong password'])
    expect(said).not.toContain(secret)
})

test('the line of a reveal names the moderator, and neither the item nor its author', () => {
  const [, ofModerator] = named('sign-up')
  const [line] = named('author-revealed')
  expect(line).toEqual({
    ...{ level: 30, time: expect.any(Number) as number, pid: expect.any(Number) as number },
    ...{ hostname: expect.any(String) as string, msg: 'security event' },
    ...{ security: 'author-revealed', outcome: 'ok', network: '203.0.113.0/24' },
    account: ofModerator?.account,
  })
})
