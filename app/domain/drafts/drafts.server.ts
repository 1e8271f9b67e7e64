import { createHmac } from 'node:crypto'
import { db } from '~/database/db.server'
import { decrypt, encrypt, keysFor } from '~/runtime/encryption.server'
import type { Actor } from '../members/member'

export type DraftFields = Record<string, string>

const purpose = 'draft'

/**
 * Keeps what was typed into a form that could not be sent. It is encrypted, and so is which form it was: it may be an
 * anonymous post, or an edit of one.
 * @param ownerId the member whose form it is; an id that is none keeps nothing
 * @param draftKey which form, such as `new-post`; a later draft of the same form replaces the earlier
 * @param fields values by name
 */
export async function saveDraft(
  ownerId: string,
  draftKey: string,
  fields: DraftFields,
): Promise<void> {
  if (!(await db.user.count({ where: { id: ownerId } }))) return
  const [, ...formerKeys] = draftKeysOf(ownerId, draftKey)
  const columns = draftColumns(ownerId, draftKey, fields)
  await db.draft.deleteMany({ where: { draftKey: { in: formerKeys } } })
  await db.draft.upsert({
    where: { draftKey: columns.draftKey },
    create: { userId: ownerId, ...columns },
    update: columns,
  })
}

/** What is kept of a form, and what it is found by. */
export function draftColumns(userId: string, draftKey: string, fields: DraftFields) {
  const [storedKey] = draftKeysOf(userId, draftKey)
  return { draftKey: storedKey, fields: encrypt(purpose, JSON.stringify({ draftKey, fields })) }
}

/** The keys that a member's draft of a form has, under the present secret and former ones. */
export function draftKeysOf(userId: string, draftKey: string): [string, ...string[]] {
  const keys = keysFor('draft-key').map((key) =>
    createHmac('sha256', key)
      .update(JSON.stringify([userId, draftKey]))
      .digest('base64url'),
  )
  return keys as [string, ...string[]]
}

/** What the actor typed into this form before; null when nothing was kept. Nobody gets another's. */
export async function readDraft(viewer: Actor, draftKey: string): Promise<DraftFields | null> {
  if (!viewer) return null
  const draft = await db.draft.findFirst({
    where: { userId: viewer.id, draftKey: { in: draftKeysOf(viewer.id, draftKey) } },
    orderBy: { updatedAt: 'desc' },
    select: { fields: true },
  })
  return draft && (openDraft(draft.fields)?.fields ?? null)
}

type StoredDraft = { draftKey?: string; place?: string; fields: DraftFields }

/** What a kept row holds; null when it was encrypted with a secret that nobody has any more. */
export function openDraft(encrypted: string): { draftKey: string; fields: DraftFields } | null {
  const text = decrypt(purpose, encrypted)
  if (text === null) return null
  // What was kept before December 2026 calls the key `place`.
  const { place = '', draftKey = place, fields } = JSON.parse(text) as StoredDraft
  return { draftKey, fields }
}

/** Throws away what was kept of this form: it was sent, or its author wants it gone. */
export async function discardDraft(viewer: Actor, draftKey: string): Promise<void> {
  if (!viewer) return
  await db.draft.deleteMany({ where: { draftKey: { in: draftKeysOf(viewer.id, draftKey) } } })
}
