import { db } from '~/database/db.server'
import { refund, consume } from '../limits/limit.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { fail, ok, type Result } from '../result'
import type { Member } from '../members/member'
import { passwordMatches } from './password.server'

/** Checks the member's password again; `invalid` with `field`, also for a member without a password, or `too-many`. */
export async function confirmOwnPassword(
  member: Member,
  password: string,
  field: string,
): Promise<Result<null>> {
  const who = { account: member.id }
  const allowed = await consume('ownPassword', who)
  if (!allowed.ok) return allowed
  if (!(await isOwnPassword(member, password))) {
    logSecurityEvent('reauthentication', { outcome: 'refused', account: member.id })
    return fail('invalid', { [field]: 'passwordWrong' })
  }
  logSecurityEvent('reauthentication', { outcome: 'ok', account: member.id })
  await refund('ownPassword', who)
  return ok(null)
}

/** Compares a password with the member's, without counting it. */
export async function isOwnPassword(member: Member, password: string): Promise<boolean> {
  const row = await db.user.findUnique({
    where: { id: member.id },
    select: { passwordHash: true },
  })
  return passwordMatches(row?.passwordHash ?? null, password)
}

/** True when a member has a password. Members who signed up with Google have none until they set one by mail. */
export async function hasPassword(member: Member): Promise<boolean> {
  return (await db.user.count({ where: { id: member.id, passwordHash: { not: null } } })) > 0
}
