import { db } from '~/database/db.server'
import { checkRole, type RoleHolder } from '../members/member'
import { fail, ok, type Result } from '../result'
import { spellReference } from './reference.server'

export type WholeMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>

/** Reads a message, for admins; `not-allowed` or `not-found`. */
export async function readMessage(
  actor: RoleHolder,
  reference: string,
): Promise<Result<WholeMessage>> {
  const allowed = checkRole(actor, 'admin')
  if (!allowed.ok) return allowed
  // Does not verify the check characters: references of a former secret would fail, but the database knows them.
  const referenceId = spellReference(reference)
  const row = referenceId ? await findMessage(referenceId) : null
  return row ? ok(row) : fail('not-found')
}

function findMessage(referenceId: string) {
  return db.message.findUnique({ where: { referenceId }, omit: { digest: true } })
}

/** Marks a message as answered or not. Keeps the first time. Fails like `readMessage`. */
export async function markAnswered(
  actor: RoleHolder,
  reference: string,
  isAnswered: boolean,
): Promise<Result<null>> {
  const found = await readMessage(actor, reference)
  if (!found.ok) return found
  await db.message.updateMany({
    where: { id: found.value.id, ...(isAnswered && { answeredAt: null }) },
    data: { answeredAt: isAnswered ? new Date() : null },
  })
  return ok(null)
}
