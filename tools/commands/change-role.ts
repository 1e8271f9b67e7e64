import { closeDatabase } from '~/database/db.server'
import { changeRole } from '~/domain/moderation/change-role.server'
import { isRole, roles } from '~/domain/members/member-role'
import { env } from '~/runtime/env.server'
import { migrateOrExit } from '../../prisma/migrate-or-exit'
import { endWith } from './end-with'

/** Gives a member a role; exit 1 for an unknown member or role. */
async function run(username: string | undefined, role: string | undefined) {
  if (!username || !isRole(role))
    return endWith(`Usage: npm run role -- <username> <${roles.join('|')}>`)
  await migrateOrExit(env.DATABASE_DIRECT_URL)
  const changed = await changeRole(username, role)
  await closeDatabase()
  if (changed) process.stdout.write(`${changed} now has the role ${role}.\n`)
  else endWith(`There is no member called ${username}.`)
}

await run(process.argv[2], process.argv[3])
