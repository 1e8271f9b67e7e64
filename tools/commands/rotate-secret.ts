import { closeDatabase } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { sessionSecrets } from '~/runtime/session-secret.server'
import { rotateSecret, type Rotated } from '~/upgrade/rotate-secret/rotate-secret.server'
import { migrateOrExit } from '../../prisma/migrate-or-exit'
import { endWith } from './end-with'

const done = `Nothing in the database needs the former secrets any more. Remove them, and restart the site.
That ends what only they signed: sessions and devices from before the rotation, links in mails sent before it,
and confirmation pages of messages from before it (docs/security.md).
`

const stillWritten = `Something still writes under a former secret. Restart every process of the site with the new secret in front,
then run this again.`

/** Encrypts again with the current secret what former ones encrypted, and prints the numbers. */
async function run() {
  if (sessionSecrets().length < 2)
    return endWith(
      'There is only one secret. Put a new one in front of it, restart the site, then run this.',
    )
  await migrateOrExit(env.DATABASE_DIRECT_URL)
  const first = await rotateSecret(tellNowAndThen())
  for (const [table, rotated] of Object.entries(first)) tell(table, rotated)
  // Anything written during the first pass must use the current secret already.
  const again = Object.values(await rotateSecret())
  await closeDatabase()
  if (again.some(({ rewritten }) => rewritten)) endWith(stillWritten)
  else process.stdout.write(done)
}

function tellNowAndThen() {
  let last = performance.now()
  return (table: string, rows: number) => {
    if (performance.now() - last < 5000) return
    last = performance.now()
    process.stdout.write(`${table}: ${rows} checked\n`)
  }
}

function tell(table: string, { rewritten, unreadable }: Rotated) {
  const lost = unreadable ? `, ${unreadable} that none of the secrets can decrypt` : ''
  process.stdout.write(`${table.padEnd(18)}${rewritten} rewritten${lost}\n`)
}

await run()
