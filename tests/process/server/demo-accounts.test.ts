import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { getSqliteUrl } from '../../support/forum/sample-content'
import { inDatabase } from '../../support/in-database'
import { parseCookies, send } from '../../support/http/raw-http'
import { tsxOptions } from '../../support/site/node-options'
import { siteForFile } from '../../support/site/site-for-file'
import { sessionSecret } from '../../support/site/site-server'

const SESSION_SECRET = sessionSecret

const site = await siteForFile({ environment: { SESSION_SECRET } })

/** Does what `npm run demo` does with the database. Returns its output. */
async function load() {
  const command = [...tsxOptions, 'tools/load-sample-content.ts', '--codes']
  const env = { ...process.env, DATABASE_URL: getSqliteUrl(site), SESSION_SECRET }
  const { stdout } = await promisify(execFile)(process.execPath, command, { env })
  const [, password = ''] = /^ {2}meera_mod +(\S+) +moderator$/m.exec(stdout) ?? []
  const [, code = ''] = /^ {2}meera_mod +(\d{4} \d{4} \d{4}) /m.exec(stdout) ?? []
  return { stdout, password, code }
}

test('the moderator of the demo gets in with what is printed, at the first start and the second', async () => {
  const first = await load()
  const second = await load()
  expect(second.password).not.toBe(first.password)
  const old = { emailOrUsername: 'meera_mod', password: first.password }
  expect((await send(`${site.url}/auth/signin`, { body: old })).status).toBe(400)

  const body = { emailOrUsername: 'meera_mod', password: second.password }
  const signedIn = await send(`${site.url}/auth/signin`, { body })
  expect([signedIn.status, signedIn.headers.location]).toEqual([
    303,
    expect.stringContaining('/auth/second-step'),
  ])
  const done = await send(`${site.url}/auth/second-step`, {
    body: { code: second.code },
    headers: { Cookie: parseCookies(signedIn) },
  })
  expect(done.status, done.text).toBe(303)
  const page = await send(`${site.url}/moderation`, { headers: { Cookie: parseCookies(done) } })
  expect(page.status).toBe(200)
})

test('no password stands in the database, and a second start adds nothing', async () => {
  const before = await inDatabase(site, ({ post }) => post.count())
  const { password, code } = await load()
  expect(await inDatabase(site, ({ post }) => post.count())).toBe(before)
  const rows = await inDatabase(site, async ({ user, recoveryCode }) =>
    JSON.stringify([await user.findMany(), await recoveryCode.findMany()]),
  )
  expect(password).not.toBe('')
  expect(rows).not.toContain(password)
  expect(rows).not.toContain(code.replaceAll(' ', ''))
})
