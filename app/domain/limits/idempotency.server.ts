import { createHmac } from 'node:crypto'
import { isUniqueViolation } from '~/database/db.server'
import { keyFor } from '~/runtime/encryption.server'
import { runExclusive } from '~/runtime/keyed-mutex'
import { minute } from '../durations'
import { consume, refund, type Who } from './limit.server'
import type { Action } from './rules'
import type { Result } from '../result'

// The same text with another key counts as a repeat for ten to eleven minutes.
const contentMinutes = 10

/** Identifies a repeated form by author, key and content, without revealing the author. */
export function idempotencyDigest(
  authorId: string,
  key: string | undefined,
  content: unknown,
): string | undefined {
  return key === undefined ? undefined : computeDigest([authorId, key, content])
}

/** The columns that identify an item's form, and the condition for rows of the same form. */
export type FormKeys = {
  columns: { idempotencyKey: string; contentKey: string }
  isRepeated: { OR: [{ idempotencyKey: string }, { contentKey: { in: string[] } }] }
}

/**
 * Identifies a form of `authorId` by its key and content, and its content under any key for ten minutes. A browser
 * that goes back to a sent form fetches the page again, with the text and a new key.
 * @returns digests that differ from item to item and do not reveal the author; undefined without a key
 */
export function formKeys(
  authorId: string,
  key: string | undefined,
  content: unknown,
): FormKeys | undefined {
  const idempotencyKey = idempotencyDigest(authorId, key, content)
  if (idempotencyKey === undefined) return undefined
  const contentKeys = contentDigests(authorId, content)
  const [contentKey] = contentKeys
  return {
    columns: { idempotencyKey, contentKey },
    isRepeated: { OR: [{ idempotencyKey }, { contentKey: { in: contentKeys } }] },
  }
}

/** Identifies a text of `author` in the current minute and in each of the ten before. */
export function contentDigests(author: string, content: unknown): [now: string, ...string[]] {
  const now = Math.floor(Date.now() / minute)
  const digestOf = (time: number) => computeDigest([author, time, content])
  const earlier = Array.from({ length: contentMinutes }, (_, index) => digestOf(now - 1 - index))
  return [digestOf(now), ...earlier]
}

function computeDigest(parts: unknown[]) {
  return createHmac('sha256', keyFor('idempotency'))
    .update(JSON.stringify(parts))
    .digest('base64url')
}

type CreateOnce<T> = {
  /**
   * Equal forms in this process run one after the other under this name; undefined when the form cannot be
   * recognised.
   */
  name: string | undefined
  /** Returns the former answer to the same form, or null. */
  findExisting: () => Promise<Result<T> | null>
  limit: [action: Action, who: Who]
  /** Throws a unique violation if another process has stored the same form. */
  create: () => Promise<Result<T>>
}

/**
 * Creates an item once per form. A repeated form returns the first item. It does not count for the rate limit, and the
 * limit does not refuse it.
 * @returns the result of `findExisting` or `create`, or `too-many`
 */
export async function createOnce<T>({
  name,
  findExisting,
  limit,
  create,
}: CreateOnce<T>): Promise<Result<T>> {
  if (name === undefined) return createWithinLimit()
  return runExclusive(name, async () => (await findExisting()) ?? createWithinLimit())

  async function createWithinLimit(): Promise<Result<T>> {
    const allowed = await consume(...limit)
    if (!allowed.ok) return allowed
    try {
      return await create()
    } catch (error) {
      const first = isUniqueViolation(error) ? await findExisting() : null
      if (!first) throw error
      await refund(...limit)
      return first
    }
  }
}
