import { db } from '~/database/db.server'
import { minute } from '../durations'
import { fail, ok, type Result } from '../result'
import type { Member } from '../members/member'
import { confirmOwnPassword, hasPassword } from '../passwords/own-password.server'

const freshFor = 10 * minute

/**
 * What a member still has to show before they may do what a stranger at their open phone must not: their password;
 * without one a sign-in with Google that is not older than ten minutes (`google`), or nothing more when it was just now.
 */
export type ReauthenticationMethod = 'password' | 'google' | null

/**
 * What a member still has to show.
 * @param sessionId the session that they ask with; without a password only Google can have opened it
 */
export async function neededReauthentication(
  member: Member,
  sessionId: string | null,
): Promise<ReauthenticationMethod> {
  if (await hasPassword(member)) return 'password'
  const openedAfter = new Date(Date.now() - freshFor)
  const own = { id: sessionId ?? '', userId: member.id }
  const fresh = await db.session.count({ where: { ...own, createdAt: { gt: openedAfter } } })
  return fresh ? null : 'google'
}

/**
 * Makes sure that it is the member themselves who asks.
 * @param password what the form's field `password` held
 * @returns nothing; `invalid`, with the field where it is at fault; `too-many`
 */
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
