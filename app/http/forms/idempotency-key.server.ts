import { createHmac } from 'node:crypto'
import { parse, stringify, validate } from 'uuid'
import { keyFor, encrypt, decrypt } from '~/runtime/encryption.server'
import { day } from '~/domain/durations'

const purpose = 'form-key'
const goodFor = 30 * day

/** What a form's key says: whose form it is, in which session it was opened, and when. */
export type IdempotencyKey = { memberId: string; sessionId: string; issuedAt: number }

/**
 * A idempotency key for a member's form that also says, to this server alone, whose form it is:
 * a form that comes in after its session expired belongs to its member and to nobody else.
 */
export function issueIdempotencyKey(memberId: string, sessionId: string): string {
  const ids = [memberId, sessionId].map((id) => Buffer.from(parse(id)).toString('base64url'))
  return encrypt(purpose, [...ids, Date.now().toString(36)].join('.'))
}

/** What a key says, however old it is; null for a key that this server did not issue. */
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

/** Whether a form may still come in with this key after its session expired. */
export function isFresh({ issuedAt }: IdempotencyKey): boolean {
  return issuedAt > Date.now() - goodFor
}

/** Stands for a member in the names of what her browser keeps; nobody can tell from it who she is. */
export function draftTagOf(memberId: string): string {
  return createHmac('sha256', keyFor(purpose)).update(memberId).digest('base64url').slice(0, 12)
}
