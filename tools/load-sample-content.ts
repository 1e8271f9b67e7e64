import { closeDatabase } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { migrateOrExit } from '../prisma/migrate-or-exit'
import { loadSampleContent } from '../prisma/seed/load-sample-content'

await migrateOrExit(env.DATABASE_DIRECT_URL)
const members = await loadSampleContent()
await closeDatabase()

if (members.length) process.stdout.write('\nMembers of the sample forum (kept in data/demo.db):\n')
else
  process.stdout.write(
    'The sample forum exists already; remove data/demo.db to get a new one with new passwords.\n',
  )
for (const { username, role, password } of members) {
  process.stdout.write(`  ${username.padEnd(12)} ${password}   ${role}\n`)
}
