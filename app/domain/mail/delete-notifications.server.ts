import type { Transaction } from '~/database/db.server'
import { threadKeyOf } from './outbox.server'

const batchSize = 500

/**
 * Takes a member's notifications out of the outbox, whether sent or still waiting; the mails about the account itself
 * go with its row.
 * @param postIds the posts that the member may have been told about
 */
export async function deleteNotifications(
  userId: string,
  postIds: string[],
  tx: Transaction,
): Promise<void> {
  for (let from = 0; from < postIds.length; from += batchSize) {
    const keys = postIds.slice(from, from + batchSize).map((id) => threadKeyOf(userId, id))
    await tx.outgoingMail.deleteMany({ where: { threadKey: { in: keys } } })
  }
}
