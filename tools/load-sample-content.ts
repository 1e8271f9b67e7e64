import { databaseKind, sqliteFile } from '~/database/kind.server'
import { closeDatabase } from '~/database/db.server'
import { inGroups } from '~/domain/two-factor/recovery-codes.server'
import { env } from '~/runtime/env.server'
import { migrateOrExit } from '../prisma/migrate-or-exit'
import { loadSampleContent } from '../prisma/seed/load-sample-content'

await migrateOrExit(env.DATABASE_DIRECT_URL)
const members = await loadSampleContent(process.argv.includes('--codes'))
await closeDatabase()

const shownCodes = 4

// Not the URL of PostgreSQL, which has a password.
const kept =
  databaseKind(env.DATABASE_URL) === 'sqlite'
    ? sqliteFile(env.DATABASE_URL)
    : `the database ${new URL(env.DATABASE_URL).pathname.slice(1)}`

process.stdout.write(`
Members of the sample forum (kept in ${kept}), with passwords that are new with each start:
`)
for (const { username, role, password } of members)
  process.stdout.write(`  ${username.padEnd(12)} ${password}   ${role}\n`)

const withCodes = members.filter(({ codes }) => codes.length)
if (withCodes.length)
  process.stdout.write(`
Moderators and administrators need a code after the password. Type one of these recovery codes; each works once:
`)
for (const { username, codes } of withCodes)
  process.stdout.write(
    `  ${username.padEnd(12)} ${codes.slice(0, shownCodes).map(inGroups).join('   ')}\n`,
  )
