import { changeRole } from '~/domain/moderation/members.server'
import { isRole, roles } from '~/domain/members/member'
import { endWith } from './end-with'
import { requireSecret, runOnDatabase } from './run'

/** Gives a member a role. Exit 1 for an unknown member or role. */
async function giveRole(username: string | undefined, role: string | undefined) {
  if (!username || !isRole(role))
    return endWith(`Usage: npm run role -- <username> <${roles.join('|')}>`)
  await runOnDatabase(async () => {
    requireSecret()
    const changed = await changeRole(username, role)
    if (!changed) return endWith(`There is no member called ${username}.`)
    process.stdout.write(`${changed.username} now has the role ${role}.\n`)
    if (changed.secondStepDue) process.stdout.write(demand(changed.secondStepDue))
  })
}

function demand(due: Date) {
  return `They must set up a second step at sign-in: /profile/settings/second-step
Until then they cannot open moderation pages. Without it they lose the role at ${due.toISOString()}.
`
}

await giveRole(process.argv[2], process.argv[3])
