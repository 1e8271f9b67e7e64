import { db } from '~/db.server'
import type { Member } from './member'

/**
 * Gives a member a role; for the operator's command, no screen does this.
 * @param username without regard to case
 * @returns the username as it is written, or null when nobody has it
 */
export async function changeRole(username: string, role: Member['role']): Promise<string | null> {
  const where = { usernameKey: username.toLowerCase() }
  const { count } = await db.user.updateMany({ where, data: { role } })
  if (!count) return null
  const found = await db.user.findUnique({ where, select: { username: true } })
  return found?.username ?? null
}
