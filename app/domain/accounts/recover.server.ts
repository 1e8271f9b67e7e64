import { z } from 'zod'
import { db } from '~/database/db.server'
import { setPassword } from './change-password.server'
import { consume, refund, reset, type Who } from '../limits/limit.server'
import { memberColumns, toMember, type Member } from '../members/member'
import {
  checkNewPassword,
  newPasswordFields,
  passwordsDiffer,
  samePasswords,
} from '../passwords/new-password.server'
import { hashPassword, passwordMatches } from '../passwords/password.server'
import { fail, ok, type Result } from '../result'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import type { Browser } from '../sessions/browser'
import { forgetSharedSessions, isOwnResubmission } from '../sessions/sessions.server'
import { lengths } from '../validation/lengths'
import {
  optionalFlagField,
  stringField,
  textField,
  validate,
} from '../validation/validation.server'
import {
  findMatchingWords,
  hashRecoveryWords,
  nextRecoveryWords,
  recoveryWordsField,
  recoveryWordsMatch,
} from '../recovery/recovery-words.server'

export const recoverSchema = z
  .object({
    username: textField(1, lengths.shortMax, 'tooLong'),
    words: recoveryWordsField(),
    ...newPasswordFields,
    sharedDevice: optionalFlagField(),
  })
  .refine(samePasswords, passwordsDiffer)

const typedOwner = z.object({ username: stringField(lengths.shortMax, 'tooLong').catch('') })

export type Recovered = { member: Member; recoveryWords: string[] }

/**
 * Sets a new password with the recovery words of an account, ends every session, and makes new words in `language`.
 *
 * A name without an account, and an account with an email, get the same answer as wrong words, after the same time.
 *
 * The same form sent again within ten minutes gets the same answer. On a shared phone this holds only until the
 * session ends, and with two-factor authentication not at all.
 * @returns `invalid` with fields, or `too-many`
 */
export async function recover(
  input: unknown,
  language: string,
  { ip }: Browser,
): Promise<Result<Recovered>> {
  const owner = typedOwner.safeParse(input).data ?? {}
  const checked = await checkNewPassword(validate(recoverSchema, input), input, owner)
  if (!checked.ok) return checked
  const { username, words, password, sharedDevice } = checked.value
  const key = username.toLowerCase()
  const found = await findAccount(key)
  const who = { account: found?.id ?? key, ip }
  const allowed = await consume('recover', who)
  if (!allowed.ok) return allowed
  const matches = await recoveryWordsMatch(found?.recoveryHash ?? null, words)
  const usedUp = { memberId: found?.id ?? '', keys: words, password }
  const possible = nextRecoveryWords(language, usedUp)
  // Anybody who knows the password can make new words anyway, so this grants nothing more.
  const firstAnswer = async (account: Found | null) => {
    const first = await firstWords(account, possible, password)
    if (!first || !account || (sharedDevice && !(await isRepeatedForm(account.id)))) return null
    return answerRepeatedForm(account, first, who)
  }
  if (!found || !matches) {
    const again = await firstAnswer(found)
    if (again) return again
    logSecurityEvent('recovery', { outcome: 'refused', account: found?.id })
    return fail('invalid', { words: 'recoveryWordsWrong' })
  }
  const { recoveryHash, passwordHash: _, ...row } = found
  const member = toMember(row)
  // This check includes the display name, which only the owner may learn.
  const passwordCheck = await checkNewPassword(ok(null), input, member)
  if (!passwordCheck.ok) {
    await refund('recover', who)
    return passwordCheck
  }
  const [recoveryWords] = possible
  if (!(await store(member, password, { recoveryHash, recoveryWords }))) {
    const again = await firstAnswer(await findAccount(key))
    return again ?? fail('invalid', { words: 'recoveryWordsWrong' })
  }
  logSecurityEvent('recovery', { outcome: 'ok', account: member.id })
  await refund('recover', who)
  await reset('signIn', { account: key, ip })
  return ok({ member, recoveryWords })
}

function findAccount(usernameKey: string) {
  return db.user.findUnique({
    where: { usernameKey },
    select: { ...memberColumns, recoveryHash: true, passwordHash: true },
  })
}

type Found = NonNullable<Awaited<ReturnType<typeof findAccount>>>

// Until two-factor authentication is complete there is no session whose end would show that the member has left.
async function isRepeatedForm(userId: string) {
  const hasTwoFactor = (await db.secondStep.count({ where: { userId } })) > 0
  return !hasTwoFactor && (await isOwnResubmission(userId))
}

// Returns the words that the same form made when it was sent before with this password; null if it was not sent
// before. A missing account takes as long as an existing one.
async function firstWords(found: Found | null, possible: string[][], password: string) {
  const words = await findMatchingWords(found?.recoveryHash ?? null, possible)
  return words && (await passwordMatches(found?.passwordHash ?? null, password)) ? words : null
}

async function answerRepeatedForm(
  found: Found,
  recoveryWords: string[],
  who: Who,
): Promise<Result<Recovered>> {
  const { recoveryHash: _, passwordHash: __, ...row } = found
  await refund('recover', who)
  return ok({ member: toMember(row), recoveryWords })
}

type Change = { recoveryHash: string | null; recoveryWords: string[] }

// Returns false when the same words were used at the same time.
async function store(member: Member, password: string, { recoveryHash, recoveryWords }: Change) {
  const [passwordHash, nextHash] = await Promise.all([
    hashPassword(password),
    hashRecoveryWords(recoveryWords),
  ])
  return db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: member.id, recoveryHash },
      data: { recoveryHash: nextHash, recoveryUnchecked: true },
    })
    if (!count) return false
    await setPassword(member, passwordHash, tx)
    await forgetSharedSessions(member.id, tx)
    return true
  })
}
