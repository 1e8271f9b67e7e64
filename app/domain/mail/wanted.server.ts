import { db } from '~/database/db.server'
import type { ClaimedMail } from './claim.server'
import { openContents } from './outbox.server'

/**
 * Whether a mail is still wanted when it leaves. A notification may have waited: its recipient may have
 * switched notifications off or changed their address, its post may have gone, and it may be about a comment of somebody
 * whom its recipient blocked. Mails about an account
 * always leave.
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
