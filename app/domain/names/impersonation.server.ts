import { db } from '~/database/db.server'
import { fail, ok, type Result } from '../result'
import { skeletonOf } from './skeleton'

// More moderators and admins than a site of this size has.
const maxCompared = 500

/**
 * Refuses names that look like the username or display name of another moderator or admin: `invalid` with fields.
 * @param names by field, of bounded length; empty ones are skipped
 * @param ownId the member who takes the names; absent at sign-up
 */
export async function refuseImpersonation(
  names: Record<string, string | undefined>,
  ownId?: string,
): Promise<Result<null>> {
  const chosen = Object.entries(names).filter((entry): entry is [string, string] => !!entry[1])
  if (!chosen.length) return ok(null)
  const teamNames = await namesOfTeam(ownId)
  const taken = chosen.filter(([, name]) => teamNames.has(comparable(name)))
  if (!taken.length) return ok(null)
  return fail('invalid', Object.fromEntries(taken.map(([field]) => [field, 'nameReserved'])))
}

async function namesOfTeam(ownId: string | undefined) {
  const members = await db.user.findMany({
    where: { role: { not: 'member' }, id: { not: ownId } },
    select: { username: true, displayName: true },
    orderBy: { createdAt: 'asc' },
    take: maxCompared,
  })
  const names = members.flatMap(({ username, displayName }) => [username, displayName ?? username])
  return new Set(names.map(comparable))
}

// A name of symbols alone has no skeleton, and matches only itself.
function comparable(name: string) {
  return skeletonOf(name) || name
}
