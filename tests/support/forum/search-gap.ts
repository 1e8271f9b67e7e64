import { db } from '~/database/db.server'

/** On PostgreSQL: what is written from now on is numbered as if 20,000 texts lay in between. */
export async function leaveSearchGap(): Promise<void> {
  await db.$executeRaw`
    SELECT setval('"SearchEntry_number_seq"', nextval('"SearchEntry_number_seq"') + 20000)`
}
