import { db } from '~/db.server'
import type { Actor } from '../accounts/member'

export type DraftFields = Record<string, string>

/**
 * Keeps what was typed into a form that could not be sent.
 * @param ownerId the member whose form it is; an id that is none keeps nothing
 * @param place which form, such as `new-post`; a later draft of the same form replaces the earlier
 * @param fields values by name
 */
export async function keepDraft(
  ownerId: string,
  place: string,
  fields: DraftFields,
): Promise<void> {
  if (!(await db.user.count({ where: { id: ownerId } }))) return
  const typed = { fields: JSON.stringify(fields) }
  await db.draft.upsert({
    where: { userId_place: { userId: ownerId, place } },
    create: { userId: ownerId, place, ...typed },
    update: typed,
  })
}

/** What the asker typed into this form before; null when nothing was kept. Nobody gets another's. */
export async function readDraft(actor: Actor, place: string): Promise<DraftFields | null> {
  if (!actor) return null
  const where = { userId_place: { userId: actor.id, place } }
  const draft = await db.draft.findUnique({ where, select: { fields: true } })
  return draft && (JSON.parse(draft.fields) as DraftFields)
}

/** Throws away what was kept of this form: it was sent, or its author wants it gone. */
export async function discardDraft(actor: Actor, place: string): Promise<void> {
  if (actor) await db.draft.deleteMany({ where: { userId: actor.id, place } })
}
