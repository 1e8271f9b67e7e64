import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { db } from '~/database/db.server'
import { hour } from '../durations'
import { expiringTokens } from '../expiring-token.server'
import { consume, refund } from '../limits/limit.server'
import { fail, ok, type FieldProblems, type Result } from '../result'
import { checkedString, textField, validate } from '../validation/validation.server'
import { nameOfWords, currentWords } from './current-words.server'
import { isRecoveryWord, recoveryKeys, recoveryWordCount } from './recovery-words.server'

/*
 * After new words were shown, the member must type two of them to show that they were written down. The URL carries
 * their keys, encrypted. The account records only that this was not done yet.
 */

const checks = expiringTokens(
  'recovery-check',
  z.object({
    positions: z.array(z.int()).length(2),
    keys: z.array(checkedString()).length(2),
    target: checkedString(),
    memberId: checkedString(),
    name: checkedString(),
  }),
  hour,
)

/** Issues the token of a check of two of a member's new words; `target` is the page after the check. */
export async function issueWordCheck(
  memberId: string,
  words: string[],
  target: string,
): Promise<string> {
  const name = await currentWords(memberId)
  const first = randomInt(recoveryWordCount)
  const second = (first + randomInt(1, recoveryWordCount)) % recoveryWordCount
  const positions = [first, second].sort((one, other) => one - other)
  const all = recoveryKeys(words.join(' ')) ?? []
  const keys = positions.map((at) => all[at] ?? '')
  return checks.issue({ positions, keys, target, memberId, name })
}

/** Returns the positions of the two words, counted from 1, and the page after the check; null for a void token. */
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

/**
 * Compares two typed words with the ones that were shown. When they match, the account counts as having its words
 * written down, unless it has new words by now. Wrong answers are limited, because another person who has the phone
 * must not guess the words.
 * @returns `not-found` for a void token, `invalid` with fields, or `too-many`
 */
export async function checkWords(token: string | null, input: unknown): Promise<Result<null>> {
  const check = checks.open(token)
  if (!check) return fail('not-found')
  const checked = validate(wordCheckSchema, input)
  if (!checked.ok) return checked
  const who = { account: check.memberId }
  const allowed = await consume('wordCheck', who)
  if (!allowed.ok) return allowed
  const fields: FieldProblems = {}
  if (!isRecoveryWord(checked.value.first, check.keys[0] ?? '')) fields.first = 'recoveryWordUnlike'
  if (!isRecoveryWord(checked.value.second, check.keys[1] ?? ''))
    fields.second = 'recoveryWordUnlike'
  if (Object.keys(fields).length) return fail('invalid', fields)
  await refund('wordCheck', who)
  await noteChecked(check)
  return ok(null)
}

async function noteChecked({ memberId, name }: { memberId: string; name: string }) {
  const where = { id: memberId, recoveryUnchecked: true }
  const found = await db.user.findFirst({ where, select: { recoveryHash: true } })
  if (!found || nameOfWords(found.recoveryHash) !== name) return
  const unchanged = { ...where, recoveryHash: found.recoveryHash }
  await db.user.updateMany({ where: unchanged, data: { recoveryUnchecked: false } })
}
