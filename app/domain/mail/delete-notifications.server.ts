import type { Transaction } from '~/database/db.server'
import { threadKeyOf } from './outbox.server'

const batchSize = 500

/** Deletes a member's notifications about these posts; mails about the account go with its row. */
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
