import { db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import { startSession } from '~/domain/sessions/sessions.server'

/** Signs a member in just now, as from Google. @returns the session's id */
export async function freshSession({ id: userId }: Member): Promise<string> {
  await startSession(userId)
  const where = { userId }
  return (await db.session.findFirstOrThrow({ where, orderBy: { createdAt: 'desc' } })).id
}
