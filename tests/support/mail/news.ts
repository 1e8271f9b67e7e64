import { db } from '~/database/db.server'
import { notificationPurpose } from '~/domain/mail/notifications.server'
import { decrypt } from '~/runtime/encryption.server'

/** Returns the decrypted notifications in the database, with their rows. */
export async function allNews() {
  const rows = await db.notification.findMany()
  return rows.map((row) => {
    const text = decrypt(notificationPurpose, row.sealed)
    const news = JSON.parse(text ?? '{}') as Partial<Record<'subscriberId' | 'commentId', string>> &
      Partial<Record<'writtenAt' | 'dueAt' | 'toldAt', number>>
    return { ...row, ...news }
  })
}
