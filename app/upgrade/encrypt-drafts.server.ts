import { db } from '~/database/db.server'
import { saveDraft, type DraftFields } from '~/domain/drafts/drafts.server'

const mark = 'plain:'

/** Encrypts plaintext drafts, with the new ids of their posts and comments; returns their number. */
export async function encryptDrafts(): Promise<number> {
  const drafts = await db.draft.findMany({ where: { draftKey: { startsWith: mark } } })
  for (const { id, userId, draftKey, fields } of drafts) {
    const formKey = await withNewIds(draftKey.slice(`${mark}${userId}:`.length))
    const typed = await withNewIds(fields.slice(mark.length))
    await saveDraft(userId, formKey, JSON.parse(typed) as DraftFields)
    await db.draft.delete({ where: { id } })
  }
  return drafts.length
}

async function withNewIds(text: string) {
  const olds = [...new Set(text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [])]
  const query = { where: { sortKey: { in: olds } }, select: { id: true, sortKey: true } }
  const items = [...(await db.post.findMany(query)), ...(await db.comment.findMany(query))]
  return items.reduce((led, { id, sortKey }) => led.replaceAll(sortKey, id), text)
}
