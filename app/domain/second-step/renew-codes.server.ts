import { db } from '~/database/db.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { fail, ok, type Result } from '../result'
import type { Member } from '../members/member'
import { wasLastCode } from './accept-code.server'
import { mailSecondStep } from './mail-second-step.server'
import { confirmOwnCode } from './own-code.server'
import { hashCode, hashCodes, recoveryCodesOf, storeCodes } from './recovery-codes.server'

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
    await mailSecondStep('recoveryCodesRenewed', member, tx)
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
