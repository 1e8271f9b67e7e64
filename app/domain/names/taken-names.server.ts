import unhomoglyph from 'unhomoglyph'
import { db, type Transaction } from '~/database/db.server'
import { boxedLetter } from './skeleton'
import { fail, ok, type FieldProblems, type Result } from '../result'

/**
 * Returns the keys of a name of bounded length. Two names that look alike, in any case, share a key, whatever spaces
 * and signs they have.
 *
 * Each key is a skeleton (UTS #39): of the name in lower case; of its look, where 'I' and '1' are an 'l'; and of the
 * same with these as an 'i'. A nukta, or a 'vv' for a 'w', does not make a different name.
 */
export function buildNameKeys(name: string): string[] {
  const plain = name.replace(ignorable, '').normalize('NFD').replace(nuktas, '')
  const shown = plain.normalize('NFKC').replace(unread, '')
  const text = Array.from(shown, capitalOf).join('')
  const withI = text.replace(/[\p{Lu}1]/gu, (each) => (toSkeleton(each) === 'l' ? 'i' : each))
  const skeletons = [text.toLowerCase(), toSkeleton(text), toSkeleton(withI)]
  return [...new Set(skeletons.map((each) => lettersOf(toSkeleton(each.toLowerCase())) || each))]
}

// confusables.txt has only the small capitals that look like a small letter.
const smallCapitals = new Map(
  Array.from('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ', (each, index) => [
    each,
    'ABCDEFGHIJKLMNOPQRSTUVWYZ'[index],
  ]),
)

function capitalOf(character: string) {
  return smallCapitals.get(character) ?? boxedLetter(character)?.toUpperCase() ?? character
}

const ignorable = /\p{Default_Ignorable_Code_Point}/gu

// Invisible characters, marks that belong to no letter's accent, and clicks, which look like badges.
const unread =
  /\p{Default_Ignorable_Code_Point}|(?=\p{M})\p{Script=Inherited}|[\u0298\u01c1\u01c2]/gu

// UTS #39, section 4, with the data of Unicode's confusables.txt.
function toSkeleton(text: string) {
  return unhomoglyph(text.normalize('NFD')).normalize('NFD').trim()
}

function lettersOf(text: string) {
  return text.replace(/[^\p{L}\p{M}\p{N}]/gu, '').replace(/vv/g, 'w')
}

const nuktas = /[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0c3c\u0cbc]/gu

type Names = { username?: string; displayName?: string | null }

/** Refuses names that look like another member's: `invalid` with the fields, which do not say whose name it is. */
export async function rejectTakenNames(names: Names, ownId?: string): Promise<Result<null>> {
  const fields: FieldProblems = {}
  for (const [field, name] of Object.entries(names)) {
    const where = { key: { in: buildNameKeys(name ?? '') }, userId: { not: ownId } }
    if (name && (await db.nameKey.count({ where }))) fields[field] = 'nameTaken'
  }
  return Object.keys(fields).length ? fail('invalid', fields) : ok(null)
}

/** Returns the rows with which a new member holds their names, for `names: { create }`. */
export function nameKeyRows({ username = '', displayName }: Names): { key: string }[] {
  const names = displayName ? [username, displayName] : [username]
  return [...new Set(names.flatMap(buildNameKeys))].map((key) => ({ key }))
}

/**
 * Releases a member's names and holds the given names, reserved or not. An administrator who names an expert must
 * call it too. Throws a unique violation when another member has taken one meanwhile.
 */
export async function holdNames(userId: string, names: Names, tx: Transaction): Promise<void> {
  await tx.nameKey.deleteMany({ where: { userId } })
  await tx.nameKey.createMany({ data: nameKeyRows(names).map(({ key }) => ({ key, userId })) })
}
