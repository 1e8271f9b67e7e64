import { db } from '~/db.server'
import type { ClaimedMail } from './claim.server'

/**
 * Whether a mail is still wanted when it leaves. A notification may have waited: its recipient may have
 * switched notifications off or changed her address, and its post may have gone. Mails about an account
 * always leave.
 */
export async function isStillWanted({ thread, recipient }: ClaimedMail): Promise<boolean> {
  if (!thread) return true
  const [readers, posts] = await Promise.all([
    db.user.count({
      where: {
        emailKey: recipient.toLowerCase(),
        emailNotifications: true,
        emailVerifiedAt: { not: null },
      },
    }),
    db.post.count({ where: { id: thread, removedAt: null } }),
  ])
  return readers > 0 && posts > 0
}
