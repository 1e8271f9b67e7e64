import type { Member } from '../members/member'
import { exportedAccount } from './exported-account.server'
import { exportedComments, exportedLikes, exportedPosts } from './exported-items.server'
import { z } from 'zod'
import { minute } from '../durations'
import { expiringTokens } from '../expiring-token.server'
import { consume } from '../limits/limit.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { fail, ok, type Result } from '../result'
import { checkedString } from '../validation/string-field.server'
import { anyPasswordField, validate } from '../validation/validation.server'
import { reauthenticate } from '../accounts/reauthenticate.server'

/** Everything stored about a member, as chunks of JSON; of others only titles they like and names they block. */
export async function* exportMember({ id }: Member): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(new Date())}`
  for (const [name, value] of Object.entries(await exportedAccount(id))) {
    yield `,\n${JSON.stringify(name)}:${JSON.stringify(value)}`
  }
  const lists = { posts: exportedPosts, comments: exportedComments, likes: exportedLikes }
  for (const [name, pages] of Object.entries(lists)) {
    yield `,\n${JSON.stringify(name)}:[`
    yield* listed(pages(id))
    yield '\n]'
  }
  yield '\n}\n'
}

async function* listed(pages: AsyncIterable<object[]>) {
  let separator = '\n'
  for await (const page of pages) {
    yield separator + page.map((item) => JSON.stringify(item)).join(',\n')
    separator = ',\n'
  }
}

export const exportSchema = z.object({ password: anyPasswordField().optional() })

const ticketSchema = z.object({ sessionId: checkedString() })
const tickets = expiringTokens('export', ticketSchema, minute)

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
  const allowed = await consume('export', { account: viewer.id })
  if (!allowed.ok) return allowed
  logSecurityEvent('account-exported', { outcome: 'ok', account: viewer.id })
  return ok(tickets.issue({ sessionId: sessionId ?? '' }))
}

/** A ticket's export, as chunks of JSON; `not-allowed` when it is invalid, expired or another session's. */
export function openExport(
  viewer: Member,
  ticket: string | null,
  sessionId: string | null,
): Result<AsyncGenerator<string>> {
  return tickets.open(ticket)?.sessionId === sessionId
    ? ok(exportMember(viewer))
    : fail('not-allowed')
}
