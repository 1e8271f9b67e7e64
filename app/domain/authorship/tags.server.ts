import { createHmac } from 'node:crypto'
import { db, type Transaction } from '~/database/db.server'
import { keyFor, keysFor } from '~/runtime/encryption.server'

/*
 * A member's anonymous items must be found without a column that is equal for all of them. Each gets a tag: a keyed
 * digest of the member and a number, 0 for the first, 1 for the second. Without the key no two tags can be joined; with
 * it, a member's tags can be computed as soon as their number is known. That number is stored nowhere, because a row of
 * the member that changes with each anonymous item would name its author. It is found by looking which tags exist:
 * every tag stays in `ClaimedTag`, also when its item is deleted.
 */

/** What tags are for; the same member has other tags for another purpose. */
export type TagPurpose = 'anonymous-item' | 'reveal-notice'

const probes = 32
const maxTags = 1_000_000

/** Claims the next unused tag of a member, under the current secret; call it in the transaction of what gets it. */
export async function claimTag(
  purpose: TagPurpose,
  memberId: string,
  tx: Transaction,
): Promise<string> {
  const key = keyFor('tag')
  for (let number = await countTags(key, purpose, memberId, tx); ; number++) {
    const tag = tagOf(key, purpose, memberId, number)
    // Another transaction may claim the same tag: then this one waits for it and takes the next.
    const claimed = await tx.$executeRaw`
      INSERT INTO "ClaimedTag" ("tag") VALUES (${tag}) ON CONFLICT DO NOTHING`
    if (claimed) return tag
  }
}

/** All tags of a member so far, under the current secret and former ones. */
export async function tagsOf(
  purpose: TagPurpose,
  memberId: string,
  within: Transaction | typeof db = db,
): Promise<string[]> {
  const tags: string[] = []
  for (const key of keysFor('tag')) {
    const count = await countTags(key, purpose, memberId, within)
    for (let number = 0; number < count; number++) tags.push(tagOf(key, purpose, memberId, number))
  }
  return tags
}

/** Whether a tag was made under the current secret. */
export function isPresentTag(tag: string): boolean {
  return tag.startsWith(`${keyId(keyFor('tag'))}.`)
}

/** What the tags under the current secret begin with. */
export function presentTagPrefix(): string {
  return `${keyId(keyFor('tag'))}.`
}

// Tags are claimed without gaps, so `probes` questions at a time narrow their number down: one query for most members.
async function countTags(
  key: Buffer,
  purpose: TagPurpose,
  memberId: string,
  within: Transaction | typeof db,
) {
  let [known, limit] = [0, maxTags]
  while (known < limit) {
    const numbers = known ? spread(known, limit) : firstNumbers
    const tags = numbers.map((number) => tagOf(key, purpose, memberId, number))
    const rows = await within.claimedTag.findMany({ where: { tag: { in: tags } } })
    const claimed = new Set(rows.map(({ tag }) => tag))
    const missing = tags.findIndex((tag) => !claimed.has(tag))
    if (missing >= 0) limit = numbers[missing] ?? limit
    const last = numbers.at(missing < 0 ? -1 : missing - 1)
    if (missing !== 0 && last !== undefined) known = last + 1
  }
  return known
}

const firstNumbers = [
  ...Array.from({ length: probes }, (_, number) => number),
  ...Array.from({ length: 14 }, (_, power) => probes * 2 ** (power + 1) - 1),
]

// At most `probes` numbers from `from` up to `to`, which is not among them: all of them when they are few.
function spread(from: number, to: number) {
  const step = Math.ceil((to - from) / probes)
  const numbers: number[] = []
  for (let number = from + step - 1; number < to; number += step) numbers.push(number)
  return numbers
}

/** A member's tag by its number, under the current secret: for rows that are made in bulk. */
export function tagAt(purpose: TagPurpose, memberId: string, number: number): string {
  return tagOf(keyFor('tag'), purpose, memberId, number)
}

function tagOf(key: Buffer, purpose: TagPurpose, memberId: string, number: number) {
  const digest = createHmac('sha256', key).update(JSON.stringify([purpose, memberId, number]))
  return `${keyId(key)}.${digest.digest('base64url').slice(0, 32)}`
}

function keyId(key: Buffer) {
  return createHmac('sha256', key).update('key id').digest('base64url').slice(0, 6)
}
