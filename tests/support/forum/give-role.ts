import type { Database } from '~/database/db.server'
import type { Member } from '~/domain/members/member'

/**
 * Gives a member a role by a change of the row alone, which leaves no entry in the log of moderation.
 * @param secondStepAt when two-factor authentication was completed in the member's sessions; null for never
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
