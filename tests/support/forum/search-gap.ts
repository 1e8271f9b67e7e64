import { db } from '~/database/db.server'

/** On PostgreSQL, numbers later texts as if there were `count` others in between. */
export async function leaveSearchGap(count = 20_000): Promise<void> {
  await db.$executeRaw`
    SELECT setval('"SearchEntry_number_seq"', nextval('"SearchEntry_number_seq"') + ${count}::int)`
}
