import { db } from '~/database/db.server'
import { fail, ok, type Result } from '../result'
import { toSkeleton } from './skeleton'

const maxCompared = 500

/** Refuses names that look like those of another moderator or admin: `invalid` with their fields. */
export async function rejectImpersonation(
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

function comparable(name: string) {
  return toSkeleton(name) || name
}
