/**
 * Who may find something in a field, of those who may ask at all; everybody else finds null, false, an empty text or
 * list, or no such field.
 * - `shown`: all of them
 * - `words`: what the site itself says, whatever is below it, and the same for all of them
 * - `typed`: what they typed themselves, by the names of a form's fields
 * - `member`: who is signed in
 * - `writer`: who wrote the item that the field belongs to, or, without an item, what was revealed
 * - `suspended`: who is suspended
 * - `moderator`, `admin`: who may act as one
 */
export type FieldRule =
  'shown' | 'words' | 'typed' | 'member' | 'writer' | 'suspended' | 'moderator' | 'admin'

/** A field that is empty in what was written anonymously. */
type Named<T> = { readonly named: T }

/** The rules for what an object holds, lists seen through: a field without a rule does not compile. */
export type Fields<T> = { readonly [K in Keys<T> & string]-?: Field<Elements<Values<T, K>>> }

/** The rules for a whole answer; for one of plain text, a single rule. */
export type Field<T> = [T] extends [Plain] ? FieldRule | Named<FieldRule> : Structure<Objects<T>>

type Structure<T> = string extends Keys<T> ? 'typed' : 'words' | Fields<T> | Named<Fields<T>>

type Keys<T> = T extends unknown ? keyof T : never
type Values<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never
type Elements<T> = T extends readonly (infer Each)[] ? Elements<Each> : T
type Objects<T> = Exclude<T, Plain>
type Plain = string | number | boolean | bigint | Date | null | undefined | void
