import { db } from '~/database/db.server'
import { refund, consume } from '../limits/limit.server'
import { memberColumns, toMember, type Member } from '../members/member'
import { fail, ok, type Result } from '../result'
import { awaitingMember } from '../second-step/second-step-sign-in.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import type { Browser } from '../sessions/browser'
import { acceptPasskey, findPasskey } from './accept-passkey.server'
import { requestOptions } from './ceremony-options.server'
import { issueChallenge, openChallenge } from './challenges.server'
import { readSignedSignIn } from './signed-answer.server'

const wholeSignIn = 'sign-in'
const secondStepOf = (userId: string) => `second-step ${userId}`

/** What a browser is asked to sign in with. It names no passkey: no door tells which account has one. */
export function beginPasskeySignIn() {
  const { challenge, token } = issueChallenge(wholeSignIn)
  return { token, options: requestOptions(challenge) }
}

/** The same for who waits for their second step: their own passkeys. Null without the first step, or without a passkey. */
export async function beginPasskeySecondStep(waiting: string | null) {
  const found = await awaitingMember(waiting)
  if (!found) return null
  const userId = found.member.id
  const own = await db.passkey.findMany({
    where: { secondStep: { userId } },
    select: { credentialId: true, transports: true },
  })
  if (!own.length) return null
  const { challenge, token } = issueChallenge(secondStepOf(userId))
  return { token, options: requestOptions(challenge, own) }
}

/** A passkey that makes sure who holds it is both steps; `invalid`, or `too-many`. */
export async function signInWithPasskey(
  token: string | null,
  typed: string | undefined,
  { address }: Browser,
): Promise<Result<Member>> {
  const signed = readSignedSignIn(typed)
  const found = signed && (await findPasskey(signed.id))
  const userId = found?.secondStep.userId
  // By what was sent, which tells nothing of accounts.
  const who = { account: signed?.id, address }
  const within = await consume('passkey', who)
  if (!within.ok) return within
  const challenge = openChallenge(token, wholeSignIn)
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
 * Finishes a sign-in with a passkey in the place of a code.
 * @returns as `finishSecondStep` does
 */
export async function finishSecondStepWithPasskey(
  tokens: { waiting: string | null; challenge: string | null },
  typed: string | undefined,
  { address }: Browser,
): Promise<Result<{ member: Member; notice: string }>> {
  const waiting = await awaitingMember(tokens.waiting)
  if (!waiting) return fail('not-authenticated')
  const account = waiting.member.id
  const who = { account, address }
  const within = await consume('secondStep', who)
  if (!within.ok) return within
  const isAccepted = await isSignedBy(account, tokens.challenge, typed)
  const outcome = isAccepted ? 'ok' : 'refused'
  logSecurityEvent('second-step', { outcome, account, action: 'passkey' })
  if (!isAccepted) return refused()
  await refund('secondStep', who)
  return ok({ ...waiting, member: { ...waiting.member, secondStepAt: new Date() } })
}

async function isSignedBy(userId: string, token: string | null, typed: string | undefined) {
  const challenge = openChallenge(token, secondStepOf(userId))
  const signed = readSignedSignIn(typed)
  if (challenge === null || !signed) return false
  const found = await findPasskey(signed.id)
  return found?.secondStep.userId === userId && acceptPasskey(found, signed, challenge)
}

function refused() {
  return fail('invalid', { '': 'passkeyRefused' })
}
