import { z } from 'zod'
import { db } from '~/database/db.server'
import { setPassword } from './change-password.server'
import { consume, refund, reset } from '../limits/limit.server'
import { memberColumns, toMember, type Member } from '../members/member'
import {
  checkNewPassword,
  newPasswordFields,
  passwordsDiffer,
  samePasswords,
} from '../passwords/new-password.server'
import { hashPassword } from '../passwords/password.server'
import { fail, ok, type Result } from '../result'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import type { Browser } from '../sessions/browser'
import { lengths } from '../validation/lengths'
import { stringField, textField, validate } from '../validation/validation.server'
import {
  hashRecoveryWords,
  newRecoveryWords,
  recoveryWordsField,
  recoveryWordsFit,
} from '../recovery/recovery-words.server'

export const recoverSchema = z
  .object({
    username: textField(1, lengths.shortMax, 'tooLong'),
    words: recoveryWordsField(),
    ...newPasswordFields,
  })
  .refine(samePasswords, passwordsDiffer)

const typedOwner = z.object({ username: stringField(lengths.shortMax, 'tooLong').catch('') })

export type Recovered = { member: Member; recoveryWords: string[] }

/**
 * Sets a new password with the recovery words of an account, ends every session, and makes new words in `language`. A name
 * without an account, and an account with an email, get the answer of wrong words, as late.
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
  const { username, words, password } = checked.value
  const key = username.toLowerCase()
  const found = await db.user.findUnique({
    where: { usernameKey: key },
    select: { ...memberColumns, recoveryHash: true },
  })
  const who = { account: found?.id ?? key, ip }
  const allowed = await consume('recover', who)
  if (!allowed.ok) return allowed
  const fits = await recoveryWordsFit(found?.recoveryHash ?? null, words)
  if (!found || !fits) {
    logSecurityEvent('recovery', { outcome: 'refused', account: found?.id })
    return fail('invalid', { words: 'recoveryWordsWrong' })
  }
  const { recoveryHash, ...row } = found
  const member = toMember(row)
  // The display name counts too, which only the owner may learn.
  const suits = await checkNewPassword(ok(null), input, member)
  if (!suits.ok) return suits
  const recoveryWords = newRecoveryWords(language)
  if (!(await store(member, password, { recoveryHash, recoveryWords })))
    return fail('invalid', { words: 'recoveryWordsWrong' })
  logSecurityEvent('recovery', { outcome: 'ok', account: member.id })
  await refund('recover', who)
  await reset('signIn', member.id)
  return ok({ member, recoveryWords })
}

type Change = { recoveryHash: string | null; recoveryWords: string[] }

// False when the same words were used up at this moment.
async function store(member: Member, password: string, { recoveryHash, recoveryWords }: Change) {
  const [passwordHash, nextHash] = await Promise.all([
    hashPassword(password),
    hashRecoveryWords(recoveryWords),
  ])
  return db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: member.id, recoveryHash },
      data: { recoveryHash: nextHash },
    })
    if (count) await setPassword(member, passwordHash, tx)
    return count > 0
  })
}
