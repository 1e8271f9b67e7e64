import type { Database } from '~/database/db.server'
import type { Member } from '~/domain/members/member'

/**
 * Gives a member a role by their row alone, which the log of moderation does not tell.
 * @param secondStepAt when a second step was done in the sessions that they have; null for none
 */
export async function giveRole(
  { user, session }: Pick<Database, 'user' | 'session'>,
  username: string,
  role: Member['role'],
  secondStepAt: Date | null = new Date(),
): Promise<void> {
  const { id: userId } = await user.findFirstOrThrow({ where: { username } })
  await user.update({ where: { id: userId }, data: { role } })
  await session.updateMany({ where: { userId }, data: { secondStepAt } })
}
