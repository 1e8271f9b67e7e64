import type { Transaction } from '~/db.server'

const atOnce = 500

/**
 * Takes every trace of a member out of the outbox, whether sent or still waiting.
 * @param addresses the addresses that are or were hers, and nobody else's
 */
export async function forgetRecipient(
  userId: string,
  addresses: string[],
  tx: Transaction,
): Promise<void> {
  await tx.outgoingMail.deleteMany({
    where: { OR: [{ recipient: { in: addresses } }, { cause: { contains: userId } }] },
  })
}

/** Takes the notifications about posts that go out of the outbox. */
export async function forgetThreads(postIds: string[], tx: Transaction): Promise<void> {
  for (let from = 0; from < postIds.length; from += atOnce) {
    const ids = postIds.slice(from, from + atOnce)
    await tx.outgoingMail.deleteMany({ where: { thread: { in: ids } } })
  }
}
