import { expect, test } from 'vitest'
import { rules } from '~/domain/limits/rules'
import { beginPasskeySignIn, signInWithPasskey } from '~/domain/passkeys/passkey-sign-in.server'
import type { Oddity } from '../../support/authenticator'
import { newBrowser, signUpMember, unwrap } from '../../support/forum/factories'
import { givePasskey } from '../../support/forum/passkeys'
import { withSettings } from '../../support/with-settings'

withSettings({ RATE_LIMITS: 'on' })

test('refused answers are counted, accepted ones are not', async () => {
  const { authenticator } = await givePasskey(await signUpMember('asha'))
  const signIn = (oddity?: Oddity, ip?: string) => {
    const { token, options } = beginPasskeySignIn()
    return signInWithPasskey(token, authenticator.sign(options, oddity), newBrowser(ip))
  }
  const { points } = rules.passkey[0]
  for (let turn = 0; turn <= points; turn++) unwrap(await signIn())
  for (let turn = 0; turn < points; turn++)
    expect(await signIn({ rpId: 'example.org' })).toMatchObject({ code: 'invalid' })
  expect(await signIn()).toMatchObject({ code: 'too-many' })
  unwrap(await signIn({}, '198.51.100.7'))
})
