import { z } from 'zod'
import { db } from '~/database/db.server'
import type { Member } from '../members/member'
import { fail, ok, type Result } from '../result'
import { mailTwoFactorNotice } from '../two-factor/mail-two-factor-notice.server'
import { requireNewTwoFactor } from '../two-factor/record-two-factor.server'
import { reauthenticateForChange } from '../two-factor/reauthenticate-for-change.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { endSessions } from '../sessions/sessions.server'
import { lengths } from '../validation/lengths'
import { ownPasskey } from './own-passkeys.server'
import { anyPasswordField, textField, validate } from '../validation/validation.server'

/** Without a name a passkey is called by the day it was added. */
export const renamePasskeySchema = z.object({ name: textField(0, lengths.shortMax, 'tooLong') })

/** The password removes it, where the member has one. */
export const removePasskeySchema = z.object({ password: anyPasswordField().optional() })

/** Gives one of the member's passkeys a name; `invalid` with `name`, or `not-found`. */
export async function renamePasskey(
  member: Member,
  id: string,
  input: unknown,
): Promise<Result<null>> {
  const checked = validate(renamePasskeySchema, input)
  if (!checked.ok) return checked
  const where = ownPasskey(member.id, id)
  const { count } = await db.passkey.updateMany({ where, data: { name: checked.value.name } })
  return count ? ok(null) : fail('not-found')
}

/**
 * Removes one of the member's passkeys. With the last one, and without an app, the second step goes too, and that ends
 * the other sessions.
 * @returns whether the second step is gone; as `reauthenticateForChange`, or `not-found`
 */
export async function removePasskey(
  member: Member,
  id: string,
  input: unknown,
  sessionId: string,
): Promise<Result<{ hasLeft: boolean }>> {
  const checked = validate(removePasskeySchema, input)
  if (!checked.ok) return checked
  const account = member.id
  const where = ownPasskey(account, id)
  if (!(await db.passkey.count({ where }))) return fail('not-found')
  const confirmed = await reauthenticateForChange(member, checked.value.password, sessionId)
  if (!confirmed.ok) return confirmed
  const hasLeft = await db.$transaction(async (tx) => {
    const { count } = await tx.passkey.deleteMany({ where })
    const bare = { userId: account, encryptedKey: null, passkeys: { none: {} } }
    const { count: left } = await tx.secondStep.deleteMany({ where: bare })
    if (count) await mailTwoFactorNotice(left ? 'secondStepRemoved' : 'passkeyRemoved', member, tx)
    if (!left) return false
    await requireNewTwoFactor(account, tx)
    await endSessions(account, tx, sessionId)
    return true
  })
  logSecurityEvent('passkey', { outcome: 'ok', account, action: 'removed' })
  return ok({ hasLeft })
}
