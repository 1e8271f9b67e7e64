import { z } from 'zod'
import { db } from '~/database/db.server'
import { verifyMac, computeMac } from '~/runtime/encryption.server'
import { minute } from '../durations'
import { expiringTokens } from '../expiring-token.server'
import { refund, consume } from '../limits/limit.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { memberColumns, toMember, type Member } from '../members/member'
import { fail, ok, type Result } from '../result'
import type { Browser } from '../sessions/browser'
import { recordAccepted, wasAccepted } from '../sessions/sessions.server'
import { checkedString, validate } from '../validation/validation.server'
import { acceptCode, plainCode } from './accept-code.server'
import { codeTextField } from './code-field.server'

export const twoFactorSchema = z.object({ code: codeTextField() })

const purpose = 'second-step-sign-in'

const waiting = expiringTokens(
  purpose,
  z.object({
    userId: checkedString(),
    state: checkedString(),
    notice: checkedString(),
    isShared: z.boolean(),
  }),
  10 * minute,
)

/**
 * Returns the token that a browser holds between the first and the second factor. It is encrypted, lasts ten minutes,
 * and is void once the password or the second factor changes. It grants nothing by itself. Null for members without
 * two-factor authentication.
 * @param isShared true on a shared phone
 * @param checkedHash the hash of the password that was checked, if one was: the token is void if it has changed already
 */
export async function beginTwoFactor(
  { id }: Member,
  notice: string,
  isShared = false,
  checkedHash?: string | null,
): Promise<string | null> {
  const account = await readAccount(id)
  if (!account?.secondStep) return null
  const { secondStep, passwordHash } = account
  const first = checkedHash === undefined ? passwordHash : checkedHash
  const state = computeMac(purpose, stateOf({ secondStep, passwordHash: first })).toString(
    'base64url',
  )
  return waiting.issue({ userId: id, state, notice, isShared })
}

/**
 * A sign-in that waits for its second factor: the member, the hash of the password that was checked, the notice
 * afterwards, whether others use the phone.
 */
export type Awaiting = {
  member: Member
  passwordHash: string | null
  notice: string
  isShared: boolean
}

/**
 * Finishes a sign-in with a code. The same code sent again seconds later, in the browser where it was accepted, gets
 * the same answer.
 * @returns the member, to be signed in; `not-authenticated` when the first factor is missing
 *   or too old, `invalid` with `code`, or `too-many`
 */
export async function completeTwoFactor(
  token: string | null,
  input: unknown,
  { ip }: Browser,
): Promise<Result<Awaiting>> {
  const checked = validate(twoFactorSchema, input)
  if (!checked.ok) return checked
  const found = await awaitingMember(token)
  if (!found) return fail('not-authenticated')
  const { member } = found
  const who = { account: member.id, ip }
  const allowed = await consume('secondStep', who)
  if (!allowed.ok) return allowed
  const { code } = checked.value
  const submission = [purpose, token, plainCode(code)]
  const isAccepted =
    (await acceptCode(member, code, (tx) => recordAccepted(submission, tx))) ||
    (await wasAccepted(submission))
  const outcome = isAccepted ? 'ok' : 'refused'
  logSecurityEvent('second-step', { outcome, account: member.id, action: 'sign-in' })
  if (!isAccepted) return fail('invalid', { code: 'codeWrong' })
  await refund('secondStep', who)
  return ok({ ...found, member: { ...member, secondStepAt: new Date() } })
}

/** Returns the member whose first factor in this browser waits for a second, or null. */
export async function awaitingMember(token: string | null): Promise<Awaiting | null> {
  const found = waiting.open(token)
  if (!found) return null
  const account = await readAccount(found.userId)
  if (!account?.secondStep) return null
  const state = Buffer.from(found.state, 'base64url')
  if (!verifyMac(state, purpose, stateOf(account))) return null
  const { secondStep: _, passwordHash, ...row } = account
  const { notice, isShared } = found
  return { member: toMember(row), passwordHash, notice, isShared }
}

function readAccount(id: string) {
  const select = { ...memberColumns, passwordHash: true, secondStep: { select: { id: true } } }
  return db.user.findUnique({ where: { id }, select })
}

type Account = { passwordHash: string | null; secondStep: { id: string } | null }

function stateOf({ passwordHash, secondStep }: Account) {
  return JSON.stringify([passwordHash, secondStep?.id])
}
