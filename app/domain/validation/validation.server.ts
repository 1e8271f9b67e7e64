import { z } from 'zod'
import { lengths } from './lengths'
import { problemKeys, type ProblemKey } from '../problems'
import { fail, ok, type Result } from '../result'
import { isReadable, normaliseText, normaliseTitle, rawLength, textLength } from './text'
import { decrypt, encryptStable } from '~/runtime/encryption.server'

const problem = (key: ProblemKey) => ({ error: key })

/**
 * A text field, normalised before its length in code points is checked. The limits also go into its JSON Schema.
 * @param min 0 makes the field optional; it is '' when absent
 * @param outside the problem for a length outside the limits
 * @param isStorable false for a text to refuse as unreadable
 * @param empty the problem for an empty field
 */
export function textField(
  min: number,
  max: number,
  outside: ProblemKey,
  isStorable: (text: string) => boolean = isReadable,
  empty: ProblemKey = 'required',
  normalise = normaliseText,
) {
  const readable = stringField(rawLength(max), outside)
    .refine(isStorable, { ...problem('unreadable'), abort: true })
    .transform(normalise)
  if (min === 0) {
    return optional(readable)
      .pipe(checkedString().refine((text) => textLength(text) <= max, problem(outside)))
      .meta({ maxLength: max })
  }
  return readable
    .pipe(
      checkedString()
        .refine((text) => text !== '', problem(empty))
        .refine((text) => within(textLength(text), min, max), problem(outside)),
    )
    .meta({ minLength: min, maxLength: max })
}

/** The title of a post, put on one line before its length is checked. */
export function titleField(min: number) {
  const { titleMax } = lengths
  return textField(min, titleMax, 'titleLength', isReadable, 'required', normaliseTitle)
}

function optional<T extends z.ZodType<string>>(field: T) {
  return z.preprocess((value) => value ?? '', field)
}

function within(count: number, min: number, max: number) {
  return count >= min && count <= max
}

/** A password as entered, neither trimmed nor normalised. `empty` is the problem for an empty password. */
export function passwordField(empty: ProblemKey = 'required') {
  return anyPasswordField().refine((text) => text !== '', problem(empty))
}

/** A password that may be empty or too short, for comparison with the stored one. */
export function anyPasswordField() {
  return stringField(lengths.passwordMax * 2, 'passwordLength')
}

/** A machine-written value that a form or link sends back: a token, a key, a cursor, an enum value. */
export function codeField(other: ProblemKey) {
  return stringField(maxCodeLength, other, other)
}

const maxCodeLength = 1000

/** A checkbox: `true`, 'true', 'on' or '1'; absent, `false`, 'false' and '0' are false. */
export function flagField() {
  return z.preprocess((value) => value ?? false, requiredFlagField())
}

/** Like `flagField`, but undefined when absent. Refuses null, because a sent value should have a meaning. */
export function optionalFlagField() {
  return requiredFlagField().optional()
}

/** Like `flagField`, but refused when absent. */
export function requiredFlagField() {
  return z
    .union([z.boolean(), z.enum(['true', 'on', '1', 'false', '0'])], { error: absentOrWrong })
    .transform((value) => value === true || value === 'true' || value === 'on' || value === '1')
}

/** A UUID in canonical form. */
export function idField(absent: ProblemKey) {
  return codeField(absent).regex(idPattern, problem(absent))
}

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export function isId(value: string): boolean {
  return idPattern.test(value)
}

export function idempotencyKeyField() {
  return codeField('wrongType')
    .regex(/^[\w-]{1,128}$/, problem('wrongType'))
    .optional()
}

/** Parses `input`; fails with `invalid` and the first problem of each field. */
export function validate<S extends z.ZodType>(schema: S, input: unknown): Result<z.output<S>> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return ok(parsed.data)
  const fields = new Map<string, ProblemKey>()
  for (const issue of parsed.error.issues)
    for (const name of namesIn(issue)) if (!fields.has(name)) fields.set(name, problemOf(issue))
  return fail('invalid', Object.fromEntries(fields))
}

const shownName = 100

// An unknown field may be misspelt, so the failure names it.
function namesIn(issue: z.core.$ZodIssue) {
  if (issue.code !== 'unrecognized_keys') return [String(issue.path[0] ?? '')]
  return issue.keys.map((key) => key.slice(0, shownName))
}

function problemOf({ code, message }: z.core.$ZodIssue): ProblemKey {
  if (code === 'unrecognized_keys') return 'unknownField'
  return problemKeys.find((key) => key === message) ?? 'wrongType'
}

export const absentOrWrong = (issue: { input?: unknown }): ProblemKey =>
  issue.input === undefined ? 'required' : 'wrongType'

/**
 * A string of at most `max` UTF-16 units. The length is checked first, because other checks on half a megabyte take
 * time.
 */
export function stringField(max: number, outside: ProblemKey, other?: ProblemKey) {
  return z
    .string({ error: other ?? absentOrWrong })
    .refine((text) => text.length <= max, { error: outside, abort: true })
}

/** A string that was checked before, for further rules in `.pipe`, or a string that this server encrypted. */
export function checkedString() {
  return z.string()
}

const purpose = 'cursor'
const maxLength = 300

/**
 * Encrypts a position in a list's internal order, because that order would reveal when items were written.
 * Deterministic.
 * @param list the name of the list. In another list the cursor would reveal which anonymous items are next to it
 */
export function writeCursor(list: string, position: string): string {
  return encryptStable(purpose, `${list} ${position}`)
}

/** A cursor made by `writeCursor` for `list`, decrypted to its position. Any other value is `wrongType`. */
export function cursorField(list: string) {
  return stringField(maxLength, 'wrongType', 'wrongType').transform((cursor, context) => {
    const text = decrypt(purpose, cursor)
    if (text?.startsWith(`${list} `)) return text.slice(list.length + 1)
    context.addIssue({ code: 'custom', message: 'wrongType' })
    return z.NEVER
  })
}

/**
 * For lists that one schema serves: returns the part of a position after `part`, the name of one of them; `invalid` if
 * the position is another list's.
 */
export function positionIn(part: string, position: string | undefined): Result<string | undefined> {
  if (position === undefined) return ok(undefined)
  if (position.startsWith(`${part} `)) return ok(position.slice(part.length + 1))
  return fail('invalid', { cursor: 'wrongType' })
}

/** A query parameter. An empty one counts as absent, because forms send the choice of everything so. */
export function queryField<T extends z.ZodType>(field: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), field)
}

/** The number of items on a page, from 1 to 100. */
export function limitField(defaultLimit: number) {
  const limit = z.coerce.number({ error: 'wrongType' }).int().min(1).max(100)
  return queryField(limit.default(defaultLimit))
}

export const pageLimit = limitField(50)

/** The `cursor` and `limit` (default 50) of a list's page. */
export function pageQuery(list: string) {
  return z.object({ cursor: cursorField(list).optional(), limit: pageLimit })
}

/** Splits `limit + 1` fetched rows into a page and the cursor of the list's next page, which is null at the end. */
export function cutPage<Row>(
  list: string,
  rows: Row[],
  limit: number,
  positionOf: (last: Row) => string,
) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const nextCursor = last && rows.length > limit ? writeCursor(list, positionOf(last)) : null
  return { page, nextCursor }
}

type Position = { createdAt: Date; id: string }

/** The `cursor` of a list that is ordered by time, then by id. */
export function timestampQuery(list: string) {
  const cursor = cursorField(list).transform((text): Position => {
    const [moment = '', id = ''] = text.split(' ')
    return { createdAt: new Date(moment), id }
  })
  return z.object({ cursor: cursor.optional() })
}

/** Returns the position to pass to `writeCursor` for `timestampQuery`. */
export function timestampCursor({ createdAt, id }: Position): string {
  return `${createdAt.toISOString()} ${id}`
}
