import { z } from 'zod'
import type { ProblemKey } from '../problems'

export const absentOrWrong = (issue: { input?: unknown }): ProblemKey =>
  issue.input === undefined ? 'required' : 'wrongType'

/** A string of at most `max` UTF-16 units, checked first: other checks on half a megabyte take time. */
export function stringField(max: number, outside: ProblemKey, other?: ProblemKey) {
  return z
    .string({ error: other ?? absentOrWrong })
    .refine((text) => text.length <= max, { error: outside, abort: true })
}

/** A string that was checked already, for further rules in `.pipe`, or one that this server encrypted. */
export function checkedString() {
  return z.string()
}
