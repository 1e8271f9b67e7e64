import { db } from '~/database/db.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { endSessions } from '../sessions/sessions.server'
import { ok, type Result, fail } from '../result'
import type { Member } from '../members/member'
import { mailTwoFactorNotice } from './mail-two-factor-notice.server'
import { confirmOwnCode } from './own-code.server'
import { requireNewTwoFactor } from './record-two-factor.server'
import { hasTwoFactor } from './read-two-factor.server'
import { wasLastCode } from './accept-code.server'
import { hashCode, hashCodes, recoveryCodesOf, storeCodes } from './recovery-codes.server'
import { z } from 'zod'
import { validate } from '../validation/validation.server'
import { codeTextField } from './code-field.server'

/** Turns off two-factor authentication with a code, and ends the other sessions; `invalid` with `code`, or `too-many`. */
export async function removeTwoFactor(
  member: Member,
  { code }: { code: string },
  sessionId: string,
): Promise<Result<null>> {
  if (!(await hasTwoFactor(member.id))) return ok(null)
  const confirmed = await confirmOwnCode(member, code)
  if (!confirmed.ok) return confirmed
  await db.$transaction(async (tx) => {
    const { count } = await tx.secondStep.deleteMany({ where: { userId: member.id } })
    if (!count) return
    await endSessions(member.id, tx, sessionId)
    await requireNewTwoFactor(member.id, tx)
    await mailTwoFactorNotice('secondStepRemoved', member, tx)
  })
  logSecurityEvent('second-step', { outcome: 'ok', account: member.id, action: 'removed' })
  return ok(null)
}

/**
 * Replaces the recovery codes; a code confirms it.
 * @param nonce random and of this form: the same form sent again gets the same codes
 * @returns the new codes; `not-found` without a second step, `invalid` with `code`, or `too-many`
 */
export async function renewRecoveryCodes(
  member: Member,
  { code }: { code: string },
  nonce: string,
): Promise<Result<string[]>> {
  const own = await db.secondStep.findUnique({ where: { userId: member.id } })
  if (!own) return fail('not-found')
  const codes = recoveryCodesOf(nonce)
  const recovery = await hashCodes(codes)
  const confirmed = await confirmOwnCode(member, code)
  if (!confirmed.ok) {
    const isRepeated = await wasRenewedWith(member, codes, code)
    return isRepeated ? ok(codes) : confirmed
  }
  await db.$transaction(async (tx) => {
    await storeCodes(own.id, recovery, tx)
    await mailTwoFactorNotice('recoveryCodesRenewed', member, tx)
  })
  logSecurityEvent('second-step', { outcome: 'ok', account: member.id, action: 'codes-renewed' })
  return ok(codes)
}

// A second press has the code that the first one used up.
async function wasRenewedWith({ id: userId }: Member, [first = '']: string[], code: string) {
  const own = await db.secondStep.findUnique({ where: { userId } })
  if (!own || !wasLastCode(own, code)) return false
  const codeHash = await hashCode(first, own.recoverySalt)
  return (await db.recoveryCode.count({ where: { secondStepId: own.id, codeHash } })) > 0
}

const changes = ['renew', 'remove'] as const

export const changeTwoFactorSchema = z.object({
  change: z.enum(changes, { error: 'required' }),
  code: codeTextField(),
})

/**
 * Makes new recovery codes, or removes the second step, as the form chooses.
 * @param nonce random and of this form: the same form sent again gets the same codes
 * @returns the new codes, null after a removal; `not-found` without a second step, `invalid` with fields, or `too-many`
 */
export async function changeTwoFactor(
  member: Member,
  input: unknown,
  { nonce, sessionId }: { nonce: string; sessionId: string },
): Promise<Result<string[] | null>> {
  const checked = validate(changeTwoFactorSchema, input)
  if (!checked.ok) return checked
  return checked.value.change === 'renew'
    ? renewRecoveryCodes(member, checked.value, nonce)
    : removeTwoFactor(member, checked.value, sessionId)
}
