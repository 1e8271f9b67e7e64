import { db } from '~/database/db.server'
import { startPurpose } from '~/domain/sessions/sessions.server'
import { encrypt } from '~/runtime/encryption.server'

/** Changes the start of sessions. @param id one session; all by default */
export async function beginSessionsAt(start: Date, id?: string): Promise<void> {
  const sealedStart = encrypt(startPurpose, start.toISOString())
  await db.session.updateMany({ where: { id }, data: { sealedStart } })
}
