import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { listPasskeys } from '~/domain/passkeys/own-passkeys.server'
import * as passkey from '~/routes/auth/passkey'
import * as twoFactor from '~/routes/auth/second-step'
import * as signIn from '~/routes/auth/sign-in'
import * as adding from '~/routes/profile/settings/add-passkey'
import * as changing from '~/routes/profile/settings/change-passkey'
import { Authenticator } from '../../support/authenticator'
import { signUpMember } from '../../support/forum/factories'
import { givePasskey } from '../../support/forum/passkeys'
import {
  cookiesIn,
  getCookie,
  openPage,
  postRequest,
  routeArguments,
  submit,
} from '../../support/http/page-request'
import { said } from '../../support/said-problems'

type Params = Record<string, string>
type Options = Parameters<Authenticator['make']>[0]
const isSignedIn = (headers: Headers) => /(^|; )session=\w/.test(cookiesIn(headers))

async function ask(use: string, cookie = '') {
  const request = postRequest('/auth/passkey', { use }, cookie)
  const answer = await passkey.action(routeArguments(request))
  const options = (await answer.json()) as { challenge: string; allowCredentials: object[] }
  return { options, cookie: [cookie, cookiesIn(answer.headers)].filter(Boolean).join('; ') }
}

test('a browser asks for a challenge and signs in with it, to where the visitor was going', async () => {
  const { authenticator } = await givePasskey(await signUpMember('asha'))
  const { options, cookie } = await ask('sign-in')
  expect(options.allowCredentials).toEqual([])
  const form = {
    passkey: authenticator.sign(options),
    redirectTo: '/profile/edit',
    sharedDevice: 'on',
  }
  const refused = await submit(signIn, '/auth/signin', form)
  expect(refused.status).toBe(400)
  expect(refused.value).toMatchObject({ lastResult: { error: said({ '': 'passkeyRefused' }) } })
  expect(JSON.stringify(refused.value)).not.toContain(authenticator.id)
  const done = await submit(signIn, '/auth/signin', form, cookie)
  expect([done.status, done.headers.get('Location')]).toEqual([303, '/profile/edit'])
  expect(isSignedIn(done.headers)).toBe(true)
  expect(cookiesIn(done.headers)).toMatch(/shared=\S/)
  expect(cookiesIn(done.headers)).toMatch(/(^|; )passkey=(;|$)/)
  expect((await submit(signIn, '/auth/signin', form, cookie)).status).toBe(400)
})

test('after the password it is the second step, and before it nobody learns of it', async () => {
  const { authenticator } = await givePasskey(await signUpMember('asha'))
  const refused = await ask('second-step').catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 404 })
  const right = { emailOrUsername: 'asha', password: 'correct horse' }
  const half = await submit(signIn, '/auth/signin', right)
  expect(isSignedIn(half.headers)).toBe(false)
  const { options, cookie } = await ask('second-step', cookiesIn(half.headers))
  expect(options.allowCredentials).toMatchObject([{ id: authenticator.id }])
  const form = { passkey: authenticator.sign(options) }
  const done = await submit(twoFactor, '/auth/second-step', form, cookie)
  expect(isSignedIn(done.headers)).toBe(true)
})

test('a passkey is added with the password, in the session that began it', async () => {
  const member = await signUpMember('asha')
  const [cookie, other] = [await getCookie(member), await getCookie(member)]
  const path = '/profile/settings/passkeys'
  const begun = await submit(adding, path, { password: 'correct horse' }, cookie)
  expect(begun.status).toBe(303)
  const kept = cookiesIn(begun.headers)
  const optionsIn = async (cookies: string) => {
    const answer = await openPage(adding, path, cookies)
    return (answer.value as { options: Options | null }).options
  }
  const options = await optionsIn(kept)
  if (!options) throw new Error('there is nothing to make')
  const challenge = kept.split('; ').find((each) => each.startsWith('passkey='))
  expect(await optionsIn(`${other}; ${challenge}`)).toBeNull()
  const form = { passkey: new Authenticator().make(options) }
  const elsewhere = await submit(adding, path, form, `${other}; ${challenge}`)
  expect(elsewhere.headers.get('Location')).toBe(path)
  expect(await db.passkey.count()).toBe(0)
  const done = await submit(adding, path, form, kept)
  expect(done.value).toMatchObject({ codes: expect.any(Array) as unknown })
  expect((await submit(adding, path, form, kept)).value).toEqual(done.value)
  expect(await db.passkey.count()).toBe(1)
})

test('nobody else opens, names or removes it', async () => {
  const asha = await signUpMember('asha')
  await givePasskey(asha)
  const [passkey] = await listPasskeys(asha.id)
  const passkeyId = passkey?.id ?? ''
  const path = `/profile/settings/passkeys/${passkeyId}`
  const cookie = await getCookie(await signUpMember('ravi'))
  expect((await openPage(changing, path, cookie, { passkeyId })).status).toBe(404)
  for (const form of [{ name: 'Mine' }, { password: 'correct horse' }] as Params[])
    expect((await submit(changing, path, form, cookie, { passkeyId })).status).toBe(303)
  expect(await listPasskeys(asha.id)).toMatchObject([{ name: '' }])
  const own = await getCookie({ ...asha, secondStepAt: new Date() })
  await submit(changing, path, { name: 'Mine' }, own, { passkeyId })
  expect(await listPasskeys(asha.id)).toMatchObject([{ name: 'Mine' }])
  await submit(changing, path, { password: 'correct horse' }, own, { passkeyId })
  expect(await listPasskeys(asha.id)).toEqual([])
})
