import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import { beginAddingPasskey } from '~/domain/passkeys/add-passkey.server'
import { removePasskey, listPasskeys } from '~/domain/passkeys/own-passkeys.server'
import { beginSetUp, confirmSetUp, openSetUp } from '~/domain/two-factor/change-two-factor.server'
import { findSession, startSession } from '~/domain/sessions/sessions.server'
import { generateCode } from '../../support/codes'
import { signUpMember, unwrap } from '../../support/forum/factories'
import { givePasskey } from '../../support/forum/passkeys'

const right = { password: 'correct horse' }

const changes: [string, (member: Member, sessionId: string) => Promise<unknown>][] = [
  ['an app added', (member, id) => beginSetUp(member, right, id)],
  ['a passkey added', (member, id) => beginAddingPasskey(member, right, id)],
  [
    'a passkey removed',
    async (member, id) => {
      const [passkey] = await listPasskeys(member.id)
      return removePasskey(member, passkey?.id ?? '', right, id)
    },
  ],
]

// On a trusted device, a password alone starts such a session.
test.each(changes)(
  'in a session without the second step the password changes nothing: %s',
  async (_, change) => {
    const asha = await signUpMember('asha')
    const { sessionId: done } = await givePasskey(asha)
    const sessionId = (await findSession(await startSession(asha.id)))?.id ?? ''
    expect(await change(asha, sessionId)).toMatchObject({ ok: false, code: 'not-allowed' })
    const ravi = await signUpMember('ravi')
    const { sessionId: ofAnother } = await givePasskey(ravi)
    expect(await change(asha, ofAnother)).toMatchObject({ ok: false, code: 'not-allowed' })
    expect(await listPasskeys(asha.id)).toHaveLength(1)
    expect(await change(asha, done)).toMatchObject({ ok: true })
  },
)

test('an app beside a passkey does not mark its session as one with the second step', async () => {
  const asha = await signUpMember('asha')
  const { sessionId } = await givePasskey(asha)
  const token = unwrap(await beginSetUp(asha, right, sessionId))
  const setUp = openSetUp(asha, token, sessionId)
  if (!setUp) throw new Error('the set-up does not open')
  const where = { id: sessionId }
  await db.session.update({ where, data: { secondStepAt: null } })
  unwrap(await confirmSetUp(asha, { code: generateCode(setUp.key) }, setUp, sessionId))
  expect(await db.session.findUnique({ where })).toMatchObject({ secondStepAt: null })
})
