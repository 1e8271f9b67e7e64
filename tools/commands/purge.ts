import { purge } from '~/domain/retention/purge.server'
import { requireSecret, runOnDatabase } from './run'

/** Purges once and prints the number of deleted rows. The running site purges daily. */
await runOnDatabase(async () => {
  requireSecret()
  for (const [kind, count] of Object.entries(await purge()))
    process.stdout.write(`${kind.padEnd(18)}${count}\n`)
})
