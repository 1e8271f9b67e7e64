import { z } from 'zod'
import { db } from '~/database/db.server'
import { addMissingPassword, reauthenticateAmongForms } from './reauthenticate.server'
import type { Member } from '../members/member'
import { fail, ok, type Result } from '../result'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { anyPasswordField, codeField, validate } from '../validation/validation.server'
import { nameOfWords, readRecoveryHash } from '../recovery/current-words.server'
import { hashRecoveryWords, newRecoveryWords } from '../recovery/recovery-words.server'

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
  const { change, password, former } = checked.value
  const isRemoval = change === 'remove-email'
  if (isRemoval !== (member.email !== null)) return fail('conflict')
  const current = await readRecoveryHash(member.id)
  if (former !== undefined && former !== nameOfWords(current)) return fail('conflict')
  const confirmed = await reauthenticateAmongForms(member, password, sessionId)
  if (!confirmed.ok) return confirmed
  const words = newRecoveryWords(language)
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
  if (!isChanged) return fail('conflict')
  const event = isRemoval ? 'email-changed' : 'recovery-words-changed'
  logSecurityEvent(event, { outcome: 'ok', account: member.id })
  return ok(words)
}
