import { z } from 'zod'
import { lengths } from './lengths'
import { problemKeys, type ProblemKey } from '../problems'
import { fail, ok, type FieldProblems, type Result } from '../result'
import { absentOrWrong, checkedString, stringField } from './string-field.server'
import { isReadable, normaliseText, rawLength, textLength } from './text'

const problem = (key: ProblemKey) => ({ error: key })

/**
 * A field of text, normalised (`text.ts`) before its length is counted.
 * The limits also stand in its JSON Schema (docs/api.md).
 * @param min fewest code points; 0 makes the field optional and its absence ''
 * @param max most code points
 * @param outside the problem of a length outside the limits
 * @param isStorable what other text is refused as unreadable
 */
export function textField(
  min: number,
  max: number,
  outside: ProblemKey,
  isStorable: (text: string) => boolean = isReadable,
) {
  const readable = stringField(rawLength(max), outside)
    .refine(isStorable, { ...problem('unreadable'), abort: true })
    .transform(normaliseText)
  if (min === 0) {
    return optional(readable)
      .pipe(checkedString().refine((text) => textLength(text) <= max, problem(outside)))
      .meta({ maxLength: max })
  }
  return readable
    .pipe(
      checkedString()
        .refine((text) => text !== '', { ...problem('required'), abort: true })
        .refine((text) => within(textLength(text), min, max), problem(outside)),
    )
    .meta({ minLength: min, maxLength: max })
}

function optional<T extends z.ZodType<string>>(field: T) {
  return z.preprocess((value) => value ?? '', field)
}

function within(count: number, min: number, max: number) {
  return count >= min && count <= max
}

/** A password as typed: neither trimmed nor normalised. */
export function passwordField() {
  return typedPassword().refine((text) => text !== '', { ...problem('required'), abort: true })
}

/** A password that may be empty. */
export function typedPassword() {
  return stringField(lengths.passwordMax * 2, 'passwordLength')
}

/** What a machine wrote and a form or link brings back: a token, a key, a cursor, one of some fixed words. */
export function codeField(other: ProblemKey) {
  return stringField(maxCodeLength, other, other)
}

const maxCodeLength = 1000

/** A box that is ticked or not: `true`, 'true', 'on' or '1'; absent, `false`, 'false' and '0' are false. */
export function flagField() {
  return z.preprocess((value) => value ?? false, requiredFlagField())
}

/** A box whose absence is told from an answer: as a box, but undefined when absent. */
export function optionalFlagField() {
  return z.preprocess((value) => value ?? undefined, requiredFlagField().optional())
}

/** A switch that has to be named: as a box, but its absence says nothing and is refused. */
export function requiredFlagField() {
  return z
    .union([z.boolean(), z.enum(['true', 'on', '1', 'false', '0'])], { error: absentOrWrong })
    .transform((value) => value === true || value === 'true' || value === 'on' || value === '1')
}

/** The id of a row: a UUID in canonical form. */
export function idField(absent: ProblemKey) {
  return codeField(absent).regex(idPattern, problem(absent))
}

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether `value` could be the id of a row. */
export function isId(value: string): boolean {
  return idPattern.test(value)
}

/** The idempotency key of a form; absent for callers that send none. */
export function idempotencyKeyField() {
  return codeField('wrongType')
    .regex(/^[\w-]{1,128}$/, problem('wrongType'))
    .optional()
}

/**
 * Holds `input` against `schema`.
 * @returns the parsed value, or `invalid` with the first problem of each field
 */
export function validate<S extends z.ZodType>(schema: S, input: unknown): Result<z.output<S>> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return ok(parsed.data)
  const fields: FieldProblems = {}
  for (const issue of parsed.error.issues) fields[String(issue.path[0] ?? '')] ??= problemOf(issue)
  return fail('invalid', fields)
}

function problemOf({ message }: z.core.$ZodIssue): ProblemKey {
  return problemKeys.find((key) => key === message) ?? 'wrongType'
}
