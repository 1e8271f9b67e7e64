import { databaseKind, db } from '~/database/db.server'
import { encryptDrafts } from './encrypt-drafts.server'
import { encryptAuthors } from './encrypt-authors.server'
import { encryptMails } from './encrypt-mails.server'
import { env } from '~/runtime/env.server'
import { log } from '~/runtime/log.server'

/** Encrypts what older versions stored in plaintext and clears free pages; idempotent, for every start. */
export async function encryptExisting(): Promise<void> {
  const encrypted = {
    authors: await encryptAuthors(),
    drafts: await encryptDrafts(),
    mails: await encryptMails(),
  }
  if (!Object.values(encrypted).some(Boolean)) return
  await clearFreePages()
  log.info({ encrypted }, 'what joins anonymous posts to people is encrypted now')
}

async function clearFreePages() {
  if (databaseKind(env.DATABASE_URL) === 'sqlite') {
    await db.$executeRawUnsafe('VACUUM')
    await db.$executeRawUnsafe('PRAGMA wal_checkpoint(TRUNCATE)')
    return
  }
  for (const table of ['Post', 'Comment', 'Draft', 'OutgoingMail'])
    await db.$executeRawUnsafe(`VACUUM FULL "${table}"`)
}
