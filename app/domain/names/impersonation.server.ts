import { db } from '~/database/db.server'
import { fail, ok, type Result } from '../result'
import { skeletonOf } from './skeleton'

// More than a site of this size gives a role to; those who have it longest come first.
const maxCompared = 500

/**
 * Refuses names that look like the username or display name of a moderator or admin who is somebody else.
 * @param names of bounded length, by their fields; what is empty or absent is passed over
 * @param ownId the member who takes them; none at sign-up
 * @returns nothing; `invalid` with the fields
 */
export async function refuseImpersonation(
  names: Record<string, string | undefined>,
  ownId?: string,
): Promise<Result<null>> {
  const chosen = Object.entries(names).filter((entry): entry is [string, string] => !!entry[1])
  if (!chosen.length) return ok(null)
  const theirs = await namesOfTeam(ownId)
  const taken = chosen.filter(([, name]) => theirs.has(comparable(name)))
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

// A name of signs alone has no skeleton, and is like itself only.
function comparable(name: string) {
  return skeletonOf(name) || name
}
