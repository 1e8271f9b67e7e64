import { resetTwoFactorByOperator } from '~/domain/two-factor/reset.server'
import { endWith } from './end-with'
import { requireSecret, runOnDatabase } from './run'

/** Removes two-factor authentication of a member who lost it. Exit 1 for an unknown member or one without it. */
async function remove(username: string | undefined) {
  if (!username) return endWith('Usage: npm run remove-second-step -- <username>')
  await runOnDatabase(async () => {
    requireSecret()
    const taken = await resetTwoFactorByOperator(username)
    if (!taken) return endWith(`There is no member called ${username}.`)
    if (!taken.isRemoved) return endWith(`${taken.username} has no second step.`)
    const mailed = taken.hasEmail ? ', and is told by email' : ''
    process.stdout.write(`${taken.username} now signs in without a second step${mailed}.\n`)
  })
}

await remove(process.argv[2])
