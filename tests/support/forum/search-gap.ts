import { db } from '~/database/db.server'

/** On PostgreSQL: numbers later texts as if 20,000 others lay in between. */
export async function leaveSearchGap(): Promise<void> {
  await db.$executeRaw`
    SELECT setval('"SearchEntry_number_seq"', nextval('"SearchEntry_number_seq"') + 20000)`
}
