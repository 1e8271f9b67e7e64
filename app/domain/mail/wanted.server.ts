import { db } from '~/database/db.server'
import type { ClaimedMail } from './claim.server'
import { openContents } from './outbox.server'

/**
 * Whether a mail should still be sent. A notification's recipient may have switched notifications off, changed the
 * address or blocked the writer, and its post may be removed; mails about accounts are always sent.
 */
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
