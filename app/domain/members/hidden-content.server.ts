import {
  contentNoteKeys,
  isContentNote,
  type ContentNote,
  isTopic,
  topicKeys,
  type Topic,
} from '~/content/topics'
import { createHmac, randomBytes } from 'node:crypto'
import { db, type Sql, sql } from '~/database/db.server'
import { decryptBytes, encryptBytes, isUnderCurrentSecret } from '~/runtime/encryption.server'
import type { Actor } from './member'

/** The topics and content notes whose posts a person does not want to see in lists. */
export type Hidden = { hiddenTopics: Topic[]; hiddenNotes: ContentNote[] }

export const nothingHidden: Hidden = { hiddenTopics: [], hiddenNotes: [] }

export const hiddenPurpose = 'hidden-content'

/** The maximum number of anonymous authors that a member can hide. The author hidden first is dropped first. */
export const maxHiddenAuthors = 100

/**
 * The anonymous authors whom a member hides, each in one thread, as keyed digests. The key is the member's own and is
 * stored with them, so a change of the site's secret only re-encrypts both.
 */
type HiddenAuthors = { key: string; digests: string[] }

const noAuthors: HiddenAuthors = { key: '', digests: [] }

type Sealed = Hidden & { authors: HiddenAuthors }

// Larger than all keys and digests together, so that every member's column has the same length.
const size = 2_048

/** Encrypts a member's hidden content for `User.sealedHidden`. */
export function sealHidden({
  authors = noAuthors,
  ...hidden
}: Hidden & { authors?: HiddenAuthors } = nothingHidden): string {
  const bytes = Buffer.alloc(size)
  bytes.write(JSON.stringify({ ...hidden, authors }))
  return encryptBytes(hiddenPurpose, bytes)
}

/** Returns a member's hidden content; none for visitors, whose choice is in a cookie. */
export function hiddenBy(viewer: Actor): Hidden {
  return viewer ? openHidden(viewer.sealedHidden) : nothingHidden
}

/** Returns the topics and notes that are encrypted in `User.sealedHidden`. */
export function openHidden(sealed: string): Hidden {
  const { hiddenTopics, hiddenNotes } = open(sealed)
  return { hiddenTopics, hiddenNotes }
}

function open(sealed: string): Sealed {
  const bytes = decryptBytes(hiddenPurpose, sealed)
  if (!bytes) return { ...nothingHidden, authors: noAuthors }
  const stored = JSON.parse(bytes.toString('utf8').replace(/\0+$/, '')) as Partial<
    Record<keyof Hidden, string[]> & { authors: HiddenAuthors }
  >
  const known = knownOnly(stored.hiddenTopics ?? [], stored.hiddenNotes ?? [])
  return { ...known, authors: stored.authors ?? noAuthors }
}

/** Changes a member's hidden content. Simultaneous changes take effect one after the other. */
export async function changeHidden(
  memberId: string,
  change: (current: Sealed) => Partial<Sealed>,
): Promise<void> {
  for (;;) {
    const where = { id: memberId }
    const row = await db.user.findUnique({ where, select: { sealedHidden: true } })
    if (!row) return
    const current = open(row.sealedHidden)
    const sealedHidden = sealHidden({ ...current, ...change(current) })
    const { count } = await db.user.updateMany({
      where: { ...where, ...row },
      data: { sealedHidden },
    })
    if (count) return
  }
}

/** An anonymous author as everybody sees them, by their number in one thread. */
export type NumberedAuthor = { postId: string; anonymousNumber: number }

function digestOf(key: string, { postId, anonymousNumber }: NumberedAuthor) {
  const digest = createHmac('sha256', Buffer.from(key, 'base64url'))
  return digest
    .update(JSON.stringify([postId, anonymousNumber]))
    .digest('base64url')
    .slice(0, 11)
}

/** Hides an anonymous author in one thread from the member, or shows them again. */
export async function hideAuthorFrom(
  memberId: string,
  author: NumberedAuthor,
  isHidden: boolean,
): Promise<void> {
  await changeHidden(memberId, ({ authors }) => {
    const key = authors.key || randomBytes(16).toString('base64url')
    const digest = digestOf(key, author)
    const others = authors.digests.filter((each) => each !== digest)
    const digests = isHidden ? [...others, digest].slice(-maxHiddenAuthors) : others
    return { authors: { key, digests } }
  })
}

/** Returns a check that is true for an anonymous author whom the viewer hides in a thread. Decrypts the list once. */
export function authorsHiddenBy(viewer: Actor): (author: NumberedAuthor) => boolean {
  const { key, digests } = viewer ? open(viewer.sealedHidden).authors : noAuthors
  return (author) => digests.length > 0 && digests.includes(digestOf(key, author))
}

/** Counts the hidden anonymous authors. The digests do not reveal which. */
export function countHiddenAuthors(sealed: string): number {
  return open(sealed).authors.digests.length
}

/** Returns the topics and notes among these words that exist, in the order of forms. */
export function knownOnly(topics: string[], notes: string[]): Hidden {
  const [wanted, unwanted] = [new Set(topics.filter(isTopic)), new Set(notes.filter(isContentNote))]
  return {
    hiddenTopics: topicKeys.filter((key) => wanted.has(key)),
    hiddenNotes: contentNoteKeys.filter((key) => unwanted.has(key)),
  }
}

/** Returns the hidden content under the current secret; null when it cannot be decrypted. */
export function renewedHidden(sealed: string): string | null {
  if (isUnderCurrentSecret(hiddenPurpose, sealed)) return sealed
  const bytes = decryptBytes(hiddenPurpose, sealed)
  return bytes && encryptBytes(hiddenPurpose, bytes)
}

/** Returns the condition that leaves out hidden posts, whose alias is `p`; null when nothing is hidden. */
export function isNotHidden({ hiddenTopics, hiddenNotes }: Hidden): Sql | null {
  const shown = topicKeys.filter((key) => !hiddenTopics.includes(key))
  // Without this, a list without topics would read every post.
  if (!shown.length) return sql`1 = 0`
  const topics = hiddenTopics.map((key) => sql`p."topic" <> ${key}`)
  const notes = hiddenNotes.map((key) => sql`p."contentNote" <> ${key}`)
  const [first, ...others] = [...topics, ...notes]
  return first ? others.reduce((all, each) => sql`${all} AND ${each}`, first) : null
}
