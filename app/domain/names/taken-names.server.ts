import { db, type Transaction } from '~/database/db.server'
import { fail, ok, type FieldProblems, type Result } from '../result'
import { buildNameKeys } from './name-keys'

type Names = { username?: string; displayName?: string | null }

/** Refuses names that look like another member's: `invalid` with their fields, which do not say whose. */
export async function rejectTakenNames(names: Names, ownId?: string): Promise<Result<null>> {
  const fields: FieldProblems = {}
  for (const [field, name] of Object.entries(names)) {
    const where = { key: { in: buildNameKeys(name ?? '') }, userId: { not: ownId } }
    if (name && (await db.nameKey.count({ where }))) fields[field] = 'nameTaken'
  }
  return Object.keys(fields).length ? fail('invalid', fields) : ok(null)
}

/** The rows by which a new member holds their names, for `names: { create }`. */
export function nameKeyRows({ username = '', displayName }: Names): { key: string }[] {
  const names = displayName ? [username, displayName] : [username]
  return [...new Set(names.flatMap(buildNameKeys))].map((key) => ({ key }))
}

/**
 * Gives up a member's names and takes these, whether or not they are reserved: an administrator who names an expert is to
 * call it too. Throws a unique violation when another member has taken one meanwhile.
 */
export async function holdNames(userId: string, names: Names, tx: Transaction): Promise<void> {
  await tx.nameKey.deleteMany({ where: { userId } })
  await tx.nameKey.createMany({ data: nameKeyRows(names).map(({ key }) => ({ key, userId })) })
}
