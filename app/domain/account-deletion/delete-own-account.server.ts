import { db } from '~/database/db.server'
import type { Actor } from '../members/member'
import { fail, ok, type Result } from '../result'
import { isId } from '../validation/validation.server'
import { deleteAccount } from './delete-account.server'

/**
 * Deletes the account whose member opened the form; the same form sent again gets the same answer.
 * @param ownerId the member who opened the form; undefined when it had no valid key
 * @returns `not-allowed` when somebody else has signed in since, `not-authenticated`, or the failures of `deleteAccount`
 */
export async function deleteOwnAccount(
  actor: Actor,
  ownerId: string | undefined,
  input: unknown,
  sessionId: string | null,
): Promise<Result<null>> {
  if (actor && actor.id !== ownerId) return fail('not-allowed')
  const result = actor ? await deleteAccount(actor, input, sessionId) : fail('not-authenticated')
  return !result.ok && (await isDeleted(ownerId)) ? ok(null) : result
}

async function isDeleted(id = '') {
  return isId(id) && !(await db.user.count({ where: { id } }))
}
