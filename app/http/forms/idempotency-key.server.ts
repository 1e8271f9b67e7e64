import { createHmac } from 'node:crypto'
import { parse, stringify, validate } from 'uuid'
import { keyFor, encryptToken, decrypt } from '~/runtime/encryption.server'
import { day } from '~/domain/durations'

const purpose = 'form-key'
const lifetime = 30 * day

export type IdempotencyKey = { memberId: string; sessionId: string; issuedAt: number }

/** An encrypted key that tells whose form it is: one sent after its session expired is saved for its member. */
export function issueIdempotencyKey(memberId: string, sessionId: string): string {
  const ids = [memberId, sessionId].map((id) => Buffer.from(parse(id)).toString('base64url'))
  return encryptToken(purpose, [...ids, Date.now().toString(36)].join('.'))
}

/** The content of a key of any age; null if this server did not issue it. */
export function openIdempotencyKey(idempotencyKey: string | undefined): IdempotencyKey | null {
  const [member = '', session = '', issued = ''] = (decrypt(purpose, idempotencyKey) ?? '').split(
    '.',
  )
  const [memberId, sessionId] = [idOf(member), idOf(session)]
  return memberId && sessionId ? { memberId, sessionId, issuedAt: parseInt(issued, 36) } : null
}

function idOf(text: string) {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== 16) return null
  const id = stringify(bytes)
  return validate(id) ? id : null
}

/** Whether a form with this key is still accepted after its session expired. */
export function isFresh({ issuedAt }: IdempotencyKey): boolean {
  return issuedAt > Date.now() - lifetime
}

/** Names a member's drafts in their browser without revealing who they are. */
export function draftTagOf(memberId: string): string {
  return createHmac('sha256', keyFor(purpose)).update(memberId).digest('base64url').slice(0, 12)
}
