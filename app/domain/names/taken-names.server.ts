import unhomoglyph from 'unhomoglyph'
import { db, type Transaction } from '~/database/db.server'
import { fail, ok, type FieldProblems, type Result } from '../result'

/**
 * The keys of a name of bounded length: two names that look alike, in any case, share one, whatever spaces and signs they
 * have. Each is a skeleton (UTS #39): of the name in lower case; of what it looks like, where 'I' and '1' are an 'l'; and of
 * that with these as an 'i'.
 */
export function buildNameKeys(name: string): string[] {
  const text = name.replace(ignorable, '').normalize('NFKC').replace(unread, '')
  const withI = text.replace(/[\p{Lu}1]/gu, (each) => (toSkeleton(each) === 'l' ? 'i' : each))
  const skeletons = [text.toLowerCase(), toSkeleton(text), toSkeleton(withI)]
  return [...new Set(skeletons.map((each) => lettersOf(toSkeleton(each.toLowerCase())) || each))]
}

const ignorable = /\p{Default_Ignorable_Code_Point}/gu

// What shows nothing, marks that belong to no letter's accent, and clicks, which are seen as badges.
const unread =
  /\p{Default_Ignorable_Code_Point}|(?=\p{M})\p{Script=Inherited}|[\u0298\u01c1\u01c2]/gu

// UTS #39, section 4. The data are those of Unicode's confusables.txt.
function toSkeleton(text: string) {
  return unhomoglyph(text.normalize('NFD')).normalize('NFD').trim()
}

function lettersOf(text: string) {
  return text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

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
