import { db } from '~/database/db.server'
import type { ClaimedMail } from './claim.server'
import { openContents } from './outbox.server'

/** Whether to send a mail; notifications may be unwanted since they were queued, account mails never. */
export async function isStillWanted({ kind, payload: encrypted }: ClaimedMail): Promise<boolean> {
  if (kind !== 'somethingNew') return true
  const contents = openContents(encrypted)
  if (!contents) return true
  if (contents.payload.isUnwanted) return false
  const [readers, posts] = await Promise.all([
    db.user.count({
      where: {
        emailKey: contents.recipient.toLowerCase(),
        emailNotifications: true,
        emailVerifiedAt: { not: null },
      },
    }),
    db.post.count({ where: { id: contents.payload.postId ?? '', removedAt: null } }),
  ])
  return readers > 0 && posts > 0
}
