import { clearDeleted, db, isOneOf, sql, type Sql } from '~/database/db.server'
import { createHmac } from 'node:crypto'
import { decrypt, encrypt, keysFor } from '~/runtime/encryption.server'
import { startOfDay } from '../day'
import type { Member } from '../members/member'

export type DraftFields = Record<string, string>

const purpose = 'draft'

/** Saves a form that could not be sent, encrypted with its key; nothing for an unknown owner. */
export async function saveDraft(
  ownerId: string,
  draftKey: string,
  fields: DraftFields,
): Promise<void> {
  if (!(await db.user.count({ where: { id: ownerId } }))) return
  const [, ...formerKeys] = buildDraftKeys(ownerId, draftKey)
  const columns = draftColumns(ownerId, draftKey, fields)
  await db.draft.deleteMany({ where: { draftKey: { in: formerKeys } } })
  await db.draft.upsert({
    where: { draftKey: columns.draftKey },
    create: { userId: ownerId, ...columns },
    update: columns,
  })
}

/** The stored columns of a draft. */
export function draftColumns(userId: string, draftKey: string, fields: DraftFields) {
  const [storedKey] = buildDraftKeys(userId, draftKey)
  return {
    draftKey: storedKey,
    fields: encrypt(purpose, JSON.stringify({ draftKey, fields })),
    updatedAt: startOfDay(new Date()),
  }
}

/** The stored keys of a member's draft of a form, under the current secret and former ones. */
export function buildDraftKeys(userId: string, draftKey: string): [string, ...string[]] {
  const keys = keysFor('draft-key').map((key) =>
    createHmac('sha256', key)
      .update(JSON.stringify([userId, draftKey]))
      .digest('base64url'),
  )
  return keys as [string, ...string[]]
}

/** The viewer's own draft of a form, or null. */
export async function readDraft(viewer: Member, draftKey: string): Promise<DraftFields | null> {
  const draft = await db.draft.findFirst({
    where: { userId: viewer.id, draftKey: { in: buildDraftKeys(viewer.id, draftKey) } },
    orderBy: { updatedAt: 'desc' },
    select: { fields: true },
  })
  return fieldsOf(draft?.fields ?? null)
}

/** The same as a value in SQL, for `fieldsOf`. */
export function draftSql(viewer: Member, draftKey: string): Sql {
  return sql`(
    SELECT d."fields" FROM "Draft" d
    WHERE d."userId" = ${viewer.id} AND ${isOneOf(sql`d."draftKey"`, buildDraftKeys(viewer.id, draftKey))}
    ORDER BY d."updatedAt" DESC LIMIT 1
  )`
}

/** The fields of a stored draft; null without one. */
export function fieldsOf(encrypted: string | null): DraftFields | null {
  return encrypted === null ? null : (openDraft(encrypted)?.fields ?? null)
}

/** The contents of a stored draft; null when encrypted with an unknown secret. */
export function openDraft(encrypted: string): { draftKey: string; fields: DraftFields } | null {
  const text = decrypt(purpose, encrypted)
  if (text === null) return null
  return JSON.parse(text) as { draftKey: string; fields: DraftFields }
}

/** Deletes the viewer's draft of a form. */
export async function discardDraft(viewer: Member, draftKey: string): Promise<void> {
  await db.draft.deleteMany({ where: { draftKey: { in: buildDraftKeys(viewer.id, draftKey) } } })
  await clearDeleted()
}
