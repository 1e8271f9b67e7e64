import type { Member } from '~/domain/members/member'
import { findSession, startSession } from '~/domain/sessions/sessions.server'

/** Signs a member in now, as after a sign-in with Google. @returns the session's id */
export async function freshSession({ id }: Member): Promise<string> {
  const session = await findSession(await startSession(id))
  if (!session) throw new Error('the session did not start')
  return session.id
}
