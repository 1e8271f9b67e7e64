import { type SignedSignIn, readSignedSignIn } from './signed-answer.server'
import { relyingParty } from './relying-party.server'
import { db, exists, isUniqueViolation } from '~/database/db.server'
import { startOfDay } from '../day'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { spendChallenge, issueChallenge, openChallenge } from './challenges.server'
import { maxCounter, storedCounter } from './verify-registration.server'
import { refund, consume } from '../limits/limit.server'
import { memberColumns, toMember, type Member } from '../members/member'
import { fail, ok, type Result } from '../result'
import { awaitingMember, type Awaiting } from '../two-factor/two-factor-sign-in.server'
import type { Browser } from '../sessions/browser'
import { requestOptions } from './ceremony-options.server'

type Passkey = { credentialId: string; publicKey: string }

/**
 * Verifies that a passkey has signed this challenge for this site with user verification.
 * @returns its counter; null otherwise
 */
async function verifySignIn(
  response: SignedSignIn,
  challenge: string,
  { credentialId: id, publicKey }: Passkey,
): Promise<number | null> {
  // Loaded on demand, because it takes 26 MB.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      // The library's own check throws before it verifies the signature, without a distinguishable error.
      credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

const columns = {
  id: true,
  credentialId: true,
  publicKey: true,
  counter: true,
  secondStep: { select: { userId: true, userHandle: true } },
} as const

/** Finds the passkey that a browser claims to have signed with, and its owner; null for an unknown passkey. */
async function findPasskey(credentialId: string) {
  const row = await db.passkey.findUnique({ where: { credentialId }, select: columns })
  return row && exists(row.secondStep) ? row : null
}

type FoundPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

/**
 * Uses up a challenge that this passkey has signed; false when it has not signed it, or the challenge was used
 * before.
 */
async function acceptPasskey(
  passkey: FoundPasskey,
  signed: SignedSignIn,
  challenge: string,
): Promise<boolean> {
  const { userHandle } = signed.response
  if (userHandle !== undefined && userHandle !== passkey.secondStep.userHandle) return false
  const sent = await verifySignIn(signed, challenge, passkey)
  if (sent === null) return false
  const counter = storedCounter(sent)
  if (counterWentBack(passkey.counter, counter)) {
    const account = passkey.secondStep.userId
    logSecurityEvent('passkey', { outcome: 'refused', account, action: 'counter' })
    return false
  }
  return storeCounter(passkey, counter, challenge)
}

// The counter of passkeys that are on several devices stays 0 and is not checked. A counter that went back belongs to
// a copy.
function counterWentBack(stored: number, sent: number) {
  return (stored > 0 || sent > 0) && sent <= stored && sent < maxCounter
}

async function storeCounter(
  { id, counter: former }: FoundPasskey,
  counter: number,
  challenge: string,
) {
  try {
    return await db.$transaction(async (tx) => {
      await spendChallenge(challenge, tx)
      const data = { counter, lastUsedAt: startOfDay(new Date()) }
      // One statement, so that of two answers with the same counter only one finds the former value.
      const { count } = await tx.passkey.updateMany({ where: { id, counter: former }, data })
      return count > 0
    })
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

const signInPurpose = 'sign-in'
const challengePurpose = (userId: string) => `second-step ${userId}`

/**
 * Returns the options for signing in with a passkey. They name no passkey, so no response reveals which account has
 * one.
 */
export function beginPasskeySignIn() {
  const { challenge, token } = issueChallenge(signInPurpose)
  return { token, options: requestOptions(challenge) }
}

/**
 * Returns the options for a second factor, with the member's own passkeys. Null without a first factor or a passkey.
 */
export async function beginPasskeyTwoFactor(waiting: string | null) {
  const found = await awaitingMember(waiting)
  if (!found) return null
  const userId = found.member.id
  const own = await db.passkey.findMany({
    where: { secondStep: { userId } },
    select: { credentialId: true, transports: true },
  })
  if (!own.length) return null
  const { challenge, token } = issueChallenge(challengePurpose(userId))
  return { token, options: requestOptions(challenge, own) }
}

/** Signs in with a passkey. With user verification it counts as both factors; `invalid`, or `too-many`. */
export async function signInWithPasskey(
  token: string | null,
  json: string | undefined,
  { ip }: Browser,
): Promise<Result<Member>> {
  const signed = readSignedSignIn(json)
  const found = signed && (await findPasskey(signed.id))
  const userId = found?.secondStep.userId
  // Rate-limits by the submitted credential id, so the response does not reveal whether an account exists.
  const who = { account: signed?.id, ip }
  const allowed = await consume('passkey', who)
  if (!allowed.ok) return allowed
  const challenge = openChallenge(token, signInPurpose)
  const isAccepted =
    signed !== null &&
    found !== null &&
    challenge !== null &&
    signed.response.userHandle !== undefined &&
    (await acceptPasskey(found, signed, challenge))
  const outcome = isAccepted ? 'ok' : 'refused'
  logSecurityEvent('sign-in', { outcome, method: 'passkey', account: userId })
  if (!isAccepted || userId === undefined) return refused()
  await refund('passkey', who)
  const row = await db.user.findUnique({ where: { id: userId }, select: memberColumns })
  return row ? ok(toMember(row, new Date())) : refused()
}

/**
 * Finishes a sign-in with a passkey instead of a code.
 * @returns like `completeTwoFactor`
 */
export async function completeTwoFactorWithPasskey(
  tokens: { waiting: string | null; challenge: string | null },
  json: string | undefined,
  { ip }: Browser,
): Promise<Result<Awaiting>> {
  const waiting = await awaitingMember(tokens.waiting)
  if (!waiting) return fail('not-authenticated')
  const account = waiting.member.id
  const who = { account, ip }
  const allowed = await consume('secondStep', who)
  if (!allowed.ok) return allowed
  const isAccepted = await isSignedBy(account, tokens.challenge, json)
  const outcome = isAccepted ? 'ok' : 'refused'
  logSecurityEvent('second-step', { outcome, account, action: 'passkey' })
  if (!isAccepted) return refused()
  await refund('secondStep', who)
  return ok({ ...waiting, member: { ...waiting.member, secondStepAt: new Date() } })
}

async function isSignedBy(userId: string, token: string | null, json: string | undefined) {
  const challenge = openChallenge(token, challengePurpose(userId))
  const signed = readSignedSignIn(json)
  if (challenge === null || !signed) return false
  const found = await findPasskey(signed.id)
  return found?.secondStep.userId === userId && acceptPasskey(found, signed, challenge)
}

function refused() {
  return fail('invalid', { '': 'passkeyRefused' })
}
