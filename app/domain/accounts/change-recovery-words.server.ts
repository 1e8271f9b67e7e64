import { z } from 'zod'
import { db } from '~/database/db.server'
import { addMissingPassword, reauthenticateAmongForms } from './reauthenticate.server'
import type { Member } from '../members/member'
import { fail, ok, type Result } from '../result'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { anyPasswordField, codeField, validate } from '../validation/validation.server'
import { nameOfWords, readRecoveryHash } from '../recovery/current-words.server'
import {
  findMatchingWords,
  hashRecoveryWords,
  nextRecoveryWords,
} from '../recovery/recovery-words.server'

const changes = ['renew', 'remove-email'] as const

export const changeRecoveryWordsSchema = z.object({
  change: z.enum(changes, { error: 'required' }),
  password: anyPasswordField().optional(),
  former: codeField('wrongType').optional(),
})

/**
 * Makes new recovery words for an account without email, or removes its email and makes words instead. Sends no mail
 * to the former address, because the member wants no such mail to be found there. Deletes mails that wait, and
 * disconnects Google.
 *
 * The same form sent again within ten minutes gets the same words.
 * @returns the words; `conflict` when the email was added or removed already, or the form's words were changed since;
 *   `invalid` with fields, or `too-many`
 */
export async function changeRecoveryWords(
  member: Member,
  input: unknown,
  language: string,
  sessionId: string | null,
): Promise<Result<string[]>> {
  const checked = validate(changeRecoveryWordsSchema, input)
  if (!checked.ok) return addMissingPassword(checked, member, input, sessionId)
  const { change, password = '', former } = checked.value
  const confirmed = await reauthenticateAmongForms(member, password, sessionId)
  if (!confirmed.ok) return confirmed
  const isRemoval = change === 'remove-email'
  const current = await readRecoveryHash(member.id)
  const name = nameOfWords(current)
  const replaced = { memberId: member.id, keys: [former ?? name], password }
  const possible = nextRecoveryWords(language, replaced)
  const answerRepeatedForm = async () => {
    const first =
      former === undefined
        ? null
        : await findMatchingWords(await readRecoveryHash(member.id), possible)
    return first ? ok(first) : fail('conflict')
  }
  const isOutdated = isRemoval !== (member.email !== null) || (former ?? name) !== name
  if (isOutdated) return answerRepeatedForm()
  const [words] = possible
  const recoveryHash = await hashRecoveryWords(words)
  // Meanwhile a link may have added an email, or the same form may have been sent twice at once.
  const unchanged = {
    id: member.id,
    email: isRemoval ? { not: null } : null,
    recoveryHash: current,
  }
  const noEmail = { email: null, emailKey: null, emailVerifiedAt: null }
  const isChanged = await db.$transaction(async (tx) => {
    const data = { recoveryHash, recoveryUnchecked: true, ...(isRemoval && noEmail) }
    const { count } = await tx.user.updateMany({ where: unchanged, data })
    if (!count) return false
    if (isRemoval) {
      await tx.token.deleteMany({ where: { userId: member.id } })
      // Google knows the member by its own number, so it would still let in whoever holds that mailbox.
      await tx.connection.deleteMany({ where: { userId: member.id } })
      await tx.outgoingMail.deleteMany({ where: { userId: member.id } })
    }
    return true
  })
  if (!isChanged) return answerRepeatedForm()
  const event = isRemoval ? 'email-changed' : 'recovery-words-changed'
  logSecurityEvent(event, { outcome: 'ok', account: member.id })
  return ok(words)
}
