import {
  contentNoteKeys,
  isContentNote,
  type ContentNote,
  isTopic,
  topicKeys,
  type Topic,
} from '~/content/topics'
import { type Sql, sql } from '~/database/db.server'
import { decryptBytes, encryptBytes, isUnderPresentSecret } from '~/runtime/encryption.server'
import type { Actor } from './member'

/** The topics and content notes whose posts somebody does not want to see in lists. */
export type Hidden = { hiddenTopics: Topic[]; hiddenNotes: ContentNote[] }

export const nothingHidden: Hidden = { hiddenTopics: [], hiddenNotes: [] }

export const hiddenPurpose = 'hidden-content'

// More than all keys together, so that every member's column has the same length.
const size = 512

/** What a member hides, encrypted for `User.sealedHidden`. */
export function sealHidden(hidden: Hidden = nothingHidden): string {
  const bytes = Buffer.alloc(size)
  bytes.write(JSON.stringify(hidden))
  return encryptBytes(hiddenPurpose, bytes)
}

/** What a member hides; nothing for visitors, whose choice is in a cookie. */
export function hiddenBy(viewer: Actor): Hidden {
  return viewer ? openHidden(viewer.sealedHidden) : nothingHidden
}

/** What is encrypted in `User.sealedHidden`. */
export function openHidden(sealed: string): Hidden {
  const bytes = decryptBytes(hiddenPurpose, sealed)
  if (!bytes) return nothingHidden
  const stored = JSON.parse(bytes.toString('utf8').replace(/\0+$/, '')) as Record<string, string[]>
  return knownOnly(stored.hiddenTopics ?? [], stored.hiddenNotes ?? [])
}

/** The topics and notes among these words that exist, in the order of forms. */
export function knownOnly(topics: string[], notes: string[]): Hidden {
  const [wanted, unwanted] = [new Set(topics.filter(isTopic)), new Set(notes.filter(isContentNote))]
  return {
    hiddenTopics: topicKeys.filter((key) => wanted.has(key)),
    hiddenNotes: contentNoteKeys.filter((key) => unwanted.has(key)),
  }
}

/** The same under the current secret; null when it cannot be decrypted. */
export function renewedHidden(sealed: string): string | null {
  if (isUnderPresentSecret(hiddenPurpose, sealed)) return sealed
  const bytes = decryptBytes(hiddenPurpose, sealed)
  return bytes && encryptBytes(hiddenPurpose, bytes)
}

/** The condition that leaves hidden posts out, whose alias is `p`; null for none. */
export function isNotHidden({ hiddenTopics, hiddenNotes }: Hidden): Sql | null {
  const shown = topicKeys.filter((key) => !hiddenTopics.includes(key))
  // Without it, a list of nothing would read every post.
  if (!shown.length) return sql`1 = 0`
  const topics = hiddenTopics.map((key) => sql`p."topic" <> ${key}`)
  const notes = hiddenNotes.map((key) => sql`p."contentNote" <> ${key}`)
  const [first, ...others] = [...topics, ...notes]
  return first ? others.reduce((all, each) => sql`${all} AND ${each}`, first) : null
}
