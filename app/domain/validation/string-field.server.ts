import { z } from 'zod'
import type { ProblemKey } from '../problems'

/** The problem of what is no string: an absent field is a required one left empty, all else is of a wrong kind. */
export const absentOrWrong = (issue: { input?: unknown }): ProblemKey =>
  issue.input === undefined ? 'required' : 'wrongType'

/**
 * A string, of which nothing but the length is looked at before it is known to be short enough: the beginning of
 * every field of text, because everything else that can be done to half a megabyte takes time.
 * @param most UTF-16 units as they came
 * @param outside the problem of a longer one
 * @param other the problem of what is no string
 */
export function stringField(max: number, outside: ProblemKey, other?: ProblemKey) {
  return z
    .string({ error: other ?? absentOrWrong })
    .refine((text) => text.length <= max, { error: outside, abort: true })
}

/** What a field of text passes on in `.pipe`, for further rules, and what this server has encrypted itself. */
export function checkedString() {
  return z.string()
}
