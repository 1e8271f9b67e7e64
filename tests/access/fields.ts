/**
 * The people who may see a value in a field, among those who may send the request. For all others the field is null,
 * false, empty or absent.
 * - `shown`: all of them
 * - `words`: the site's own texts with everything below them, the same for all
 * - `typed`: their own input, by the names of a form's fields
 * - `member`: signed-in members
 * - `writer`: the author of the item that the field belongs to; without an item, the author of the revealed item
 * - `suspended`: suspended members
 * - `moderator`, `admin`: members who may act as one
 * - `team`: also team members who lack only two-factor authentication
 * - `led`: only team members who lack only two-factor authentication
 */
export type FieldRule =
  | ('shown' | 'words' | 'typed' | 'member' | 'writer' | 'suspended')
  | ('moderator' | 'admin' | 'team' | 'led')

/** A rule for a field that is empty in anonymous items. */
type Named<T> = { readonly named: T }

/** The rules for the fields of an object, or of the items of a list. A field without a rule does not compile. */
export type Fields<T> = { readonly [K in Keys<T> & string]-?: Field<Elements<Values<T, K>>> }

/** The rules for a whole response, or a single rule for plain text. */
export type Field<T> = [T] extends [Plain] ? FieldRule | Named<FieldRule> : Structure<Objects<T>>

type Structure<T> = string extends Keys<T> ? 'typed' : 'words' | Fields<T> | Named<Fields<T>>

type Keys<T> = T extends unknown ? keyof T : never
type Values<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never
type Elements<T> = T extends readonly (infer Each)[] ? Elements<Each> : T
type Objects<T> = Exclude<T, Plain>
type Plain = string | number | boolean | bigint | Date | null | undefined | void

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Text

/** Gives several fields one rule. Spaces separate their names. */
export function withRule<const Rule extends FieldRule, const Names extends string>(
  rule: Rule,
  names: Names,
): { readonly [Name in Words<Names>]: Rule } {
  const fields = names.split(' ').map((name) => [name, rule])
  return Object.fromEntries(fields) as { readonly [Name in Words<Names>]: Rule }
}
