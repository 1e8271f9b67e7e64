import { z } from 'zod'
import { db, exists, isUniqueViolation, type Transaction } from '~/database/db.server'
import { minute } from '../durations'
import { expiringTokens } from '../expiring-token.server'
import type { Member } from '../members/member'
import { fail, ok, type Result } from '../result'
import { newToken } from '../secret-token.server'
import { reauthenticateForChange } from '../two-factor/reauthenticate-for-change.server'
import { checkedString, anyPasswordField, validate } from '../validation/validation.server'
import { creationOptions } from './ceremony-options.server'
import { maxPasskeys } from './own-passkeys.server'
import { refund, consume } from '../limits/limit.server'
import { mailTwoFactorNotice } from '../two-factor/mail-two-factor-notice.server'
import { recordTwoFactor } from '../sessions/record-two-factor.server'
import {
  hashCode,
  hashCodes,
  recoveryCodesOf,
  storeCodes,
  type RecoverySet,
} from '../two-factor/recovery-codes.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { endSessions } from '../sessions/sessions.server'
import { spendChallenge } from './challenges.server'
import { readRegistration } from './signed-answer.server'
import { verifyRegistration, type NewPasskey } from './verify-registration.server'

/** The password starts the process, if the member has one. */
export const beginAddingSchema = z.object({ password: anyPasswordField().optional() })

const tokens = expiringTokens(
  'passkey-adding',
  z.object({
    userId: checkedString(),
    sessionId: checkedString(),
    challenge: checkedString(),
    userHandle: checkedString(),
  }),
  5 * minute,
)

/** The challenge that a new passkey must sign, and the handle with which its provider identifies the member. */
export type Adding = { challenge: string; userHandle: string }

/**
 * Reauthenticates and returns a token for this session. Fails like `reauthenticateForChange`, or with `conflict` when
 * the member has the maximum number of passkeys.
 */
export async function beginAddingPasskey(
  member: Member,
  input: unknown,
  sessionId: string,
): Promise<Result<string>> {
  const checked = validate(beginAddingSchema, input)
  if (!checked.ok) return checked
  const confirmed = await reauthenticateForChange(member, checked.value.password, sessionId)
  if (!confirmed.ok) return confirmed
  const own = await db.secondStep.findUnique({
    where: { userId: member.id },
    select: { userHandle: true, _count: { select: { passkeys: true } } },
  })
  if ((own?._count.passkeys ?? 0) >= maxPasskeys) return fail('conflict')
  const userHandle = own?.userHandle ?? newToken()
  return ok(tokens.issue({ userId: member.id, sessionId, challenge: newToken(), userHandle }))
}

/** Returns the process that this member began in this session within five minutes, or null. */
export function openAdding({ id }: Member, token: string | null, sessionId: string): Adding | null {
  const found = tokens.open(token)
  return found?.userId === id && found.sessionId === sessionId ? found : null
}

/** Returns the options with which the member's browser creates a passkey. */
export async function optionsOfAdding(
  { id: userId, username }: Member,
  { challenge, userHandle: handle }: Adding,
) {
  const existing = await db.passkey.findMany({
    where: { secondStep: { userId } },
    select: { credentialId: true, transports: true },
  })
  return creationOptions(challenge, { handle, username }, existing)
}

/**
 * Stores a new passkey. The first one turns on two-factor authentication, with recovery codes, and then ends the
 * member's other sessions. The same form sent again gets the same answer.
 * @returns the recovery codes, null when the member already had some; `invalid`, or `too-many`
 */
export async function addPasskey(
  member: Member,
  json: string | undefined,
  adding: Adding,
  sessionId: string,
): Promise<Result<string[] | null>> {
  const allowed = await consume('ownCode', { account: member.id })
  if (!allowed.ok) return allowed
  const registration = readRegistration(json)
  const passkey = registration && (await verifyRegistration(registration, adding.challenge))
  if (!passkey) return fail('invalid', { '': 'passkeyRefused' })
  await refund('ownCode', { account: member.id })
  const codes = recoveryCodesOf(adding.challenge)
  const recovery = await hashCodes(codes)
  try {
    const isFirst = await db.$transaction((tx) =>
      store(member, passkey, { ...adding, recovery, sessionId }, tx),
    )
    logSecurityEvent('passkey', { outcome: 'ok', account: member.id, action: 'added' })
    return ok(isFirst ? codes : null)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return answerRepeatedForm(member, passkey, codes)
  }
}

type Confirmed = Adding & { recovery: RecoverySet; sessionId: string }

async function store(
  member: Member,
  passkey: NewPasskey,
  { challenge, userHandle, recovery, sessionId }: Confirmed,
  tx: Transaction,
) {
  await spendChallenge(challenge, tx)
  const userId = member.id
  const existing = await tx.secondStep.findUnique({ where: { userId }, select: { id: true } })
  const { recoverySalt } = recovery
  const { id: secondStepId } =
    existing ?? (await tx.secondStep.create({ data: { userId, recoverySalt } }))
  await tx.secondStep.updateMany({
    where: { id: secondStepId, userHandle: null },
    data: { userHandle },
  })
  await tx.passkey.create({ data: { secondStepId, ...passkey } })
  await mailTwoFactorNotice('passkeyAdded', member, tx)
  if (existing) return false
  await storeCodes(secondStepId, recovery, tx)
  await recordTwoFactor(userId, sessionId, tx)
  await endSessions(userId, tx, sessionId)
  return true
}

// A repeated submission finds the passkey that the first one stored. Another member's passkey, and one that was removed
// since, is still refused.
async function answerRepeatedForm({ id: userId }: Member, passkey: NewPasskey, codes: string[]) {
  const own = await db.passkey.findFirst({
    where: { credentialId: passkey.credentialId, secondStep: { userId } },
    select: { secondStep: { select: { id: true, recoverySalt: true } } },
  })
  if (!own || !exists(own.secondStep)) return fail('invalid', { '': 'passkeyRefused' })
  const { id: secondStepId, recoverySalt } = own.secondStep
  const codeHash = await hashCode(codes[0] ?? '', recoverySalt)
  const isFirst = await db.recoveryCode.count({ where: { secondStepId, codeHash } })
  return ok(isFirst ? codes : null)
}
