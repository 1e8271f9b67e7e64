import { closeDatabase } from '~/database/db.server'
import { takeAwaySecondStep } from '~/domain/second-step/take-away.server'
import { env } from '~/runtime/env.server'
import { migrateOrExit } from '../../prisma/migrate-or-exit'
import { endWith } from './end-with'

/** Takes the second step away from a member who has lost it; exit 1 for an unknown member or one without. */
async function run(username: string | undefined) {
  if (!username) return endWith('Usage: npm run remove-second-step -- <username>')
  await migrateOrExit(env.DATABASE_DIRECT_URL)
  const taken = await takeAwaySecondStep(username)
  await closeDatabase()
  if (!taken) return endWith(`There is no member called ${username}.`)
  if (!taken.isRemoved) return endWith(`${taken.username} has no second step.`)
  process.stdout.write(
    `${taken.username} now signs in without a second step, and is told by email.\n`,
  )
}

await run(process.argv[2])
