import { db } from '~/database/db.server'
import { isId, anyPasswordField, textField, validate } from '../validation/validation.server'
import { z } from 'zod'
import type { Member } from '../members/member'
import { fail, ok, type Result } from '../result'
import { mailTwoFactorNotice } from '../two-factor/mail-two-factor-notice.server'
import { requireNewTwoFactor } from '../sessions/record-two-factor.server'
import { reauthenticateForChange } from '../two-factor/reauthenticate-for-change.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { endSessions } from '../sessions/sessions.server'
import { lengths } from '../validation/lengths'

/** A passkey as its member sees it. Without a name it is labelled with the day when it was added. */
export type OwnPasskey = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }

const columns = { id: true, name: true, createdAt: true, lastUsedAt: true } as const

/** The maximum number of passkeys of a member. */
export const maxPasskeys = 20

/** Lists a member's passkeys, in the order in which they were added. */
export function listPasskeys(userId: string): Promise<OwnPasskey[]> {
  const where = { secondStep: { userId } }
  return db.passkey.findMany({ where, orderBy: { sortKey: 'asc' }, select: columns })
}

/** Reads one of the member's own passkeys, or null. */
export function readPasskey(userId: string, id: string): Promise<OwnPasskey | null> {
  return db.passkey.findFirst({ where: ownPasskey(userId, id), select: columns })
}

/** Returns the condition for a passkey with this id among the member's own; the id is any text. */
function ownPasskey(userId: string, id: string) {
  return { id: isId(id) ? id : '', secondStep: { userId } }
}

/** True when a member has a passkey. */
export async function hasPasskey(userId: string): Promise<boolean> {
  return (await db.passkey.count({ where: { secondStep: { userId } } })) > 0
}

/** A passkey without a name is labelled with the day when it was added. */
export const renamePasskeySchema = z.object({ name: textField(0, lengths.shortMax, 'tooLong') })

/** The password confirms the removal, if the member has one. */
export const removePasskeySchema = z.object({ password: anyPasswordField().optional() })

/** Renames one of the member's passkeys; `invalid` with `name`, or `not-found`. */
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
 * Removes one of the member's passkeys and ends the other sessions, because a lost phone may have one. Removing the
 * last passkey, without an app, also turns off two-factor authentication.
 * @returns whether two-factor authentication is off now; fails like `reauthenticateForChange`, or
 *   then with `not-found`
 */
export async function removePasskey(
  member: Member,
  id: string,
  input: unknown,
  sessionId: string,
): Promise<Result<{ isTwoFactorOff: boolean }>> {
  const checked = validate(removePasskeySchema, input)
  if (!checked.ok) return checked
  const account = member.id
  const where = ownPasskey(account, id)
  const confirmed = await reauthenticateForChange(member, checked.value.password, sessionId)
  if (!confirmed.ok) return confirmed
  if (!(await db.passkey.count({ where }))) return fail('not-found')
  const isTwoFactorOff = await db.$transaction(async (tx) => {
    // On PostgreSQL, two requests that remove the last two passkeys would each see the other's.
    await tx.secondStep.updateMany({ where: { userId: account }, data: { userId: account } })
    const { count } = await tx.passkey.deleteMany({ where })
    const bare = { userId: account, encryptedKey: null, passkeys: { none: {} } }
    const { count: left } = await tx.secondStep.deleteMany({ where: bare })
    if (!count) return false
    await mailTwoFactorNotice(left ? 'secondStepRemoved' : 'passkeyRemoved', member, tx)
    await endSessions(account, tx, sessionId)
    if (left) await requireNewTwoFactor(account, tx)
    return left > 0
  })
  logSecurityEvent('passkey', { outcome: 'ok', account, action: 'removed' })
  return ok({ isTwoFactorOff })
}
