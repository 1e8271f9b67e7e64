import { z } from 'zod'
import { decrypt, encrypt } from '~/runtime/encryption.server'
import { minute } from '../durations'
import type { Member } from '../members/member'
import { consume } from '../limits/limit.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { fail, ok, type Result } from '../result'
import { checkedString } from '../validation/string-field.server'
import { anyPasswordField, validate } from '../validation/validation.server'
import { exportMember } from './export-member.server'
import { reauthenticate } from '../accounts/reauthenticate.server'

export const exportSchema = z.object({ password: anyPasswordField().optional() })

const purpose = 'export'
const lifetime = minute
const ticketSchema = z.object({ sessionId: checkedString(), until: z.number() })

/** Reauthenticates; returns a ticket for a minute and this session. `invalid` with fields, or `too-many`. */
export async function requestExport(
  viewer: Member,
  input: unknown,
  sessionId: string | null,
): Promise<Result<string>> {
  const checked = validate(exportSchema, input)
  if (!checked.ok) return checked
  const confirmed = await reauthenticate(viewer, checked.value.password, sessionId)
  if (!confirmed.ok) return confirmed
  const within = await consume('export', { account: viewer.id })
  if (!within.ok) return within
  logSecurityEvent('account-exported', { outcome: 'ok', account: viewer.id })
  return ok(encrypt(purpose, JSON.stringify({ sessionId, until: Date.now() + lifetime })))
}

/** A ticket's export, as chunks of JSON; `not-allowed` when it is invalid, expired or another session's. */
export function openExport(
  viewer: Member,
  ticket: string | null,
  sessionId: string | null,
): Result<AsyncGenerator<string>> {
  const opened = decrypt(purpose, ticket ?? undefined)
  const read = ticketSchema.safeParse(opened && JSON.parse(opened))
  const isGood = read.success && read.data.sessionId === sessionId && read.data.until > Date.now()
  return isGood ? ok(exportMember(viewer)) : fail('not-allowed')
}
