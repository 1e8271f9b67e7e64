import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { hour } from '../durations'
import { expiringTokens } from '../expiring-token.server'
import { fail, ok, type FieldProblems, type Result } from '../result'
import { checkedString, textField, validate } from '../validation/validation.server'
import { recoveryKeys, recoveryWordCount } from './recovery-words.server'

/*
 * After new words were shown, two of them are asked for: whether they were written down. The URL carries their keys,
 * encrypted, so that nothing is stored.
 */

const checks = expiringTokens(
  'recovery-check',
  z.object({
    positions: z.array(z.int()).length(2),
    keys: z.array(checkedString()).length(2),
    target: checkedString(),
  }),
  hour,
)

/** The token of a check of two of these words; `target` is the page that comes after it. */
export function issueWordCheck(words: string[], target: string): string {
  const first = randomInt(recoveryWordCount)
  const second = (first + randomInt(1, recoveryWordCount)) % recoveryWordCount
  const positions = [first, second].sort((one, other) => one - other)
  const all = recoveryKeys(words.join(' ')) ?? []
  return checks.issue({ positions, keys: positions.map((at) => all[at] ?? ''), target })
}

/** Which words are asked for, counted from 1, and the page that comes next; null for a token that is void. */
export function openWordCheck(
  token: string | null,
): { positions: number[]; target: string } | null {
  const check = checks.open(token)
  return check && { positions: check.positions.map((at) => at + 1), target: check.target }
}

const wordMax = 60

export const wordCheckSchema = z.object({
  first: textField(1, wordMax, 'recoveryWordUnlike'),
  second: textField(1, wordMax, 'recoveryWordUnlike'),
})

/** Compares two typed words with those that were shown; `not-found` for a void token, `invalid` with fields. */
export function checkWords(token: string | null, input: unknown): Result<null> {
  const check = checks.open(token)
  if (!check) return fail('not-found')
  const checked = validate(wordCheckSchema, input)
  if (!checked.ok) return checked
  const fields: FieldProblems = {}
  if (!isWord(checked.value.first, check.keys[0])) fields.first = 'recoveryWordUnlike'
  if (!isWord(checked.value.second, check.keys[1])) fields.second = 'recoveryWordUnlike'
  return Object.keys(fields).length ? fail('invalid', fields) : ok(null)
}

function isWord(typed: string, key: string | undefined) {
  const keys = recoveryKeys(typed)
  return keys?.length === 1 && keys[0] === key
}
