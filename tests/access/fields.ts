/**
 * Who, of those allowed to send the request, may find something in a field; for all others it is null, false, empty
 * or absent.
 * - `shown`: all of them
 * - `words`: the site's own texts with everything below them, the same for all
 * - `typed`: what they typed, by the names of a form's fields
 * - `member`: signed-in members
 * - `writer`: the author of the item that the field belongs to, or, without an item, of what was revealed
 * - `suspended`: suspended members
 * - `moderator`, `admin`: those who may act as one
 * - `team`: those as well who lack but a second step, and `led`: they alone
 */
export type FieldRule =
  | ('shown' | 'words' | 'typed' | 'member' | 'writer' | 'suspended')
  | ('moderator' | 'admin' | 'team' | 'led')

/** A field that is empty in anonymous items. */
type Named<T> = { readonly named: T }

/** The rules for an object's fields, or those of a list's items: a field without a rule does not compile. */
export type Fields<T> = { readonly [K in Keys<T> & string]-?: Field<Elements<Values<T, K>>> }

/** The rules for a whole response; a single rule for plain text. */
export type Field<T> = [T] extends [Plain] ? FieldRule | Named<FieldRule> : Structure<Objects<T>>

type Structure<T> = string extends Keys<T> ? 'typed' : 'words' | Fields<T> | Named<Fields<T>>

type Keys<T> = T extends unknown ? keyof T : never
type Values<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never
type Elements<T> = T extends readonly (infer Each)[] ? Elements<Each> : T
type Objects<T> = Exclude<T, Plain>
type Plain = string | number | boolean | bigint | Date | null | undefined | void
