import { refund, consume } from '../limits/limit.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { fail, ok, type Result } from '../result'
import type { Member } from '../members/member'
import {
  acceptCode,
  openApp,
  plainCode,
  sealApp,
  wasLastCode,
  type OnAccepted,
} from './accept-code.server'
import { z } from 'zod'
import { db, isUniqueViolation, type Transaction } from '~/database/db.server'
import { minute } from '../durations'
import { expiringTokens } from '../expiring-token.server'
import { newToken, spendOnce } from '../secret-token.server'
import { endSessions, recordAccepted, wasAccepted } from '../sessions/sessions.server'
import { checkedString, anyPasswordField, validate } from '../validation/validation.server'
import { codeTextField } from './code-field.server'
import { mailTwoFactorNotice } from './mail-two-factor-notice.server'
import {
  hashCodes,
  recoveryCodesOf,
  storeCodes,
  type RecoverySet,
  hashCode,
} from './recovery-codes.server'
import { recordTwoFactor, requireNewTwoFactor } from '../sessions/record-two-factor.server'
import { reauthenticateForChange } from './reauthenticate-for-change.server'
import { newKey, stepOfCode } from './totp.server'
import { hasTwoFactor } from './read-two-factor.server'

/** Uses up a code of a signed-in member; `invalid` with `code`, or `too-many`. */
async function confirmOwnCode(
  member: Member,
  code: string,
  onAccepted?: OnAccepted,
): Promise<Result<null>> {
  const who = { account: member.id }
  const allowed = await consume('ownCode', who)
  if (!allowed.ok) return allowed
  const isAccepted = await acceptCode(member, code, onAccepted)
  const outcome = isAccepted ? 'ok' : 'refused'
  logSecurityEvent('second-step', { outcome, account: member.id, action: 'code' })
  if (!isAccepted) return fail('invalid', { code: 'codeWrong' })
  await refund('ownCode', who)
  return ok(null)
}

/** The password starts the set-up; the first code finishes it. */
export const setUpSchema = z.object({
  password: anyPasswordField().optional(),
  code: codeTextField().optional(),
})

const confirmSchema = z.object({ code: codeTextField() })

const setUpLifetime = 15 * minute

const setUps = expiringTokens(
  'second-step-set-up',
  z.object({
    userId: checkedString(),
    sessionId: checkedString(),
    key: checkedString(),
    nonce: checkedString(),
  }),
  setUpLifetime,
)

type SetUp = { key: string; nonce: string }

/**
 * Reauthenticates and returns a new key, encrypted, for this session. Fails like `reauthenticateForChange`, or with
 * `conflict` if there is an app already.
 */
export async function beginSetUp(
  member: Member,
  input: unknown,
  sessionId: string,
): Promise<Result<string>> {
  const checked = validate(setUpSchema, input)
  if (!checked.ok) return checked
  const confirmed = await reauthenticateForChange(member, checked.value.password, sessionId)
  if (!confirmed.ok) return confirmed
  const withApp = { userId: member.id, encryptedKey: { not: null } }
  if (await db.secondStep.count({ where: withApp })) return fail('conflict')
  return ok(setUps.issue({ userId: member.id, sessionId, key: newKey(), nonce: newToken() }))
}

/** Returns the set-up that this member began in this session within a quarter of an hour, or null. */
export function openSetUp({ id }: Member, token: string | null, sessionId: string): SetUp | null {
  const found = setUps.open(token)
  return found?.userId === id && found.sessionId === sessionId ? found : null
}

/**
 * Stores the key when the code proves that the app has it, and ends the member's other sessions. The same form sent
 * again gets the same answer, but after a removal the password must begin a new set-up.
 * @returns the recovery codes; `invalid` with `code`, `too-many`, or `conflict` with a second factor that was there
 *   before
 */
export async function confirmSetUp(
  member: Member,
  input: unknown,
  { key, nonce }: SetUp,
  sessionId: string,
): Promise<Result<string[]>> {
  const checked = validate(confirmSchema, input)
  if (!checked.ok) return checked
  const allowed = await consume('ownCode', { account: member.id })
  if (!allowed.ok) return allowed
  const usedStep = stepOfCode(key, plainCode(checked.value.code))
  if (usedStep === null) return fail('invalid', { code: 'codeWrong' })
  await refund('ownCode', { account: member.id })
  const codes = recoveryCodesOf(nonce)
  const recovery = await hashCodes(codes)
  try {
    await db.$transaction(async (tx) => {
      await spendOnce(nonce, setUpLifetime, tx)
      await store(member, { key, usedStep, recovery, sessionId }, tx)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return (await isStored(member, key)) ? ok(codes) : fail('conflict')
  }
  logSecurityEvent('second-step', { outcome: 'ok', account: member.id, action: 'added' })
  return ok(codes)
}

type Confirmed = { key: string; usedStep: number; recovery: RecoverySet; sessionId: string }

async function store(
  member: Member,
  { key, usedStep, recovery, sessionId }: Confirmed,
  tx: Transaction,
) {
  const userId = member.id
  const app = { encryptedKey: sealApp({ key, usedStep }) }
  // A member with passkeys already has recovery codes; the app's codes replace them.
  const { count } = await tx.secondStep.updateMany({
    where: { userId, encryptedKey: null },
    data: app,
  })
  if (!count) {
    const { recoverySalt } = recovery
    await tx.secondStep.create({ data: { userId, ...app, recoverySalt } })
    await recordTwoFactor(userId, sessionId, tx)
  }
  const { id } = await tx.secondStep.findUniqueOrThrow({ where: { userId }, select: { id: true } })
  await storeCodes(id, recovery, tx)
  await endSessions(userId, tx, sessionId)
  await mailTwoFactorNotice('secondStepAdded', member, tx)
}

async function isStored({ id: userId }: Member, key: string) {
  const row = await db.secondStep.findUnique({ where: { userId }, select: { encryptedKey: true } })
  return openApp(row?.encryptedKey)?.key === key
}

/**
 * Turns off two-factor authentication with a code, and ends the other sessions. The same form sent again gets the same
 * answer; otherwise `invalid` with `code`, or `too-many`.
 */
export async function removeTwoFactor(
  member: Member,
  { code }: { code: string },
  sessionId: string,
): Promise<Result<null>> {
  if (!(await hasTwoFactor(member.id))) return ok(null)
  // In the transaction that uses up the code: a code that is used up always means that the removal is done.
  const confirmed = await confirmOwnCode(member, code, async (tx) => {
    await endSessions(member.id, tx, sessionId)
    await tx.secondStep.deleteMany({ where: { userId: member.id } })
    await requireNewTwoFactor(member.id, tx)
    await mailTwoFactorNotice('secondStepRemoved', member, tx)
  })
  // The same form may have been sent twice at once.
  if (!confirmed.ok) return (await hasTwoFactor(member.id)) ? confirmed : ok(null)
  logSecurityEvent('second-step', { outcome: 'ok', account: member.id, action: 'removed' })
  return ok(null)
}

/**
 * Replaces the recovery codes after confirmation by a code.
 * @param nonce random and specific to this form: the same form sent again gets the same codes
 * @returns the new codes; `not-found` without two-factor authentication, `invalid` with `code`, or `too-many`
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
  const submission = ['renew', member.id, nonce, plainCode(code)]
  const confirmed = await confirmOwnCode(member, code, async (tx) => {
    await recordAccepted(submission, tx)
    await storeCodes(own.id, recovery, tx)
    await mailTwoFactorNotice('recoveryCodesRenewed', member, tx)
  })
  if (!confirmed.ok) {
    const isRepeated = await wasRenewedWith(member, codes, { code, submission })
    return isRepeated ? ok(codes) : confirmed
  }
  logSecurityEvent('second-step', { outcome: 'ok', account: member.id, action: 'codes-renewed' })
  return ok(codes)
}

type Renewal = { code: string; submission: string[] }

// A repeated submission sends the code that the first one used.
async function wasRenewedWith(
  { id: userId }: Member,
  [first = '']: string[],
  { code, submission }: Renewal,
) {
  const own = await db.secondStep.findUnique({ where: { userId } })
  if (!own || !(wasLastCode(own, code) || (await wasAccepted(submission)))) return false
  const codeHash = await hashCode(first, own.recoverySalt)
  return (await db.recoveryCode.count({ where: { secondStepId: own.id, codeHash } })) > 0
}

const changes = ['renew', 'remove'] as const

export const changeTwoFactorSchema = z.object({
  change: z.enum(changes, { error: 'required' }),
  code: codeTextField(),
})

/**
 * Makes new recovery codes, or turns off two-factor authentication, as the form chooses.
 * @param nonce random and specific to this form: the same form sent again gets the same codes
 * @returns the new codes, null after a removal; `not-found` without two-factor authentication, `invalid` with fields,
 *   or `too-many`
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
