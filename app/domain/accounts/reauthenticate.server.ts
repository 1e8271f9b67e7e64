import { z } from 'zod'
import { minute } from '../durations'
import { fail, ok, type Failure, type Result } from '../result'
import type { Member } from '../members/member'
import { passwordField } from '../validation/validation.server'
import { confirmOwnPassword, hasPassword } from '../passwords/own-password.server'
import { sessionStart } from '../sessions/sessions.server'

const freshFor = 10 * minute

/** A password or, without one, a Google sign-in within ten minutes; null when that was just now. */
export type ReauthenticationMethod = 'password' | 'google' | null

/**
 * Returns how the member must reauthenticate in this session. Members without a password need a new sign-in, by
 * Google if it is connected; they may also set a password.
 */
export async function neededReauthentication(
  member: Member,
  sessionId: string | null,
): Promise<ReauthenticationMethod> {
  if (await hasPassword(member)) return 'password'
  const start = await sessionStart(member.id, sessionId ?? '')
  return start && Date.now() - start.getTime() < freshFor ? null : 'google'
}

/** Checks `password`, if the member has one, or the Google sign-in; `invalid` with the field, or `too-many`. */
export async function reauthenticate(
  member: Member,
  password: string | undefined,
  sessionId: string | null,
): Promise<Result<null>> {
  const needed = await neededReauthentication(member, sessionId)
  if (needed === null) return ok(null)
  if (needed === 'google') return fail('invalid')
  if (!password) return fail('invalid', { password: 'required' })
  return confirmOwnPassword(member, password, 'password')
}

/** Like `reauthenticate`, but the failure has a message that a new sign-in is needed. For a form among others. */
export async function reauthenticateAmongForms(
  ...asked: Parameters<typeof reauthenticate>
): Promise<Result<null>> {
  const confirmed = await reauthenticate(...asked)
  const isByGoogle = !confirmed.ok && confirmed.code === 'invalid' && !confirmed.fields.password
  return isByGoogle ? fail('invalid', { '': 'signInAgain' }) : confirmed
}

/** Adds to a failure of `input` that its `password` is missing, so that one answer lists all problems. */
export async function addMissingPassword(
  refused: Failure,
  member: Member,
  input: unknown,
  sessionId: string | null,
): Promise<Failure> {
  if (given.safeParse(input).success) return refused
  const isMissing = (await neededReauthentication(member, sessionId)) === 'password'
  return isMissing ? { ...refused, fields: { ...refused.fields, password: 'required' } } : refused
}

const given = z.object({ password: passwordField() })
