import { type Transaction, clearDeleted, db, isWriteConflict } from '~/database/db.server'
import { noAuthor } from '../authorship/authorship.server'
import { addToCountersOf, lockMemberAndPosts } from '../posts/counters.server'
import { clearPlaceholder, notRemoved, tombstone } from '../comments/own-comment.server'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Member, Actor } from '../members/member'
import { heldReason } from '../held'
import { recordDeparture } from './departures.server'
import { deleteLimitsOf } from '../limits/limit.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { ok, type Result, fail } from '../result'
import { anyPasswordField, validate, isId } from '../validation/validation.server'
import { addMissingPassword, reauthenticate } from '../accounts/reauthenticate.server'
import { outdateVisitorsPages } from '../visible-changes'

/**
 * Deletes a member's named items, unless a moderator removed them (docs/decisions/0008-own-content.md). Requires all
 * locks.
 */
export async function deleteNamedContributions(authorId: string, tx: Transaction): Promise<void> {
  const where = { authorId, ...notRemoved }
  // Hidden comments are not counted.
  const comments = await countByPost({ authorId, removedAt: null }, tx)
  await tx.post.deleteMany({ where })
  await deleteComments(where, tx)
  for (const [count, ids] of groupByCount(comments)) {
    await addToCountersOf(ids, { commentCount: -count }, tx)
  }
}

type Shown = { authorId: string; removedAt: null }
type Written = { authorId: string } & typeof notRemoved
type Count = { postId: string; count: number }

async function countByPost(where: Shown, tx: Transaction): Promise<Count[]> {
  const rows = await tx.comment.groupBy({ by: ['postId'], where, _count: { _all: true } })
  return rows.map(({ postId, _count }) => ({ postId, count: _count._all }))
}

// Most counts are one or two, so few statements change thousands of posts.
function groupByCount(counts: Count[]) {
  const groups = new Map<number, string[]>()
  for (const { postId, count } of counts) {
    const ids = groups.get(count) ?? []
    ids.push(postId)
    groups.set(count, ids)
  }
  return groups
}

// Deletes replies first, so that threads without other authors are deleted completely.
async function deleteComments(where: Written, tx: Transaction) {
  const isAlone = { replies: { none: {} } }
  const placeholders = await tx.comment.findMany({
    where: { ...where, parent: { deletedAt: { not: null } } },
    distinct: 'parentId',
    select: { parentId: true },
  })
  await tx.comment.deleteMany({ where: { ...where, parentId: { not: null } } })
  await tx.comment.deleteMany({ where: { ...where, ...isAlone } })
  await tx.commentLike.deleteMany({ where: { comment: where } })
  await tx.comment.updateMany({ where, data: tombstone() })
  for (const { parentId } of placeholders) {
    await tx.comment.deleteMany({ where: { id: parentId ?? '', ...isAlone } })
  }
}

// Held items were never published and have no replies.
async function deleteHeld(authorId: string, tx: Transaction) {
  const where = { authorId, removedReason: heldReason }
  const replies = await tx.comment.findMany({
    where: { ...where, parentId: { not: null } },
    distinct: 'parentId',
    select: { parentId: true },
  })
  await tx.comment.deleteMany({ where })
  for (const { parentId } of replies) await clearPlaceholder(parentId ?? '', tx)
  await tx.post.deleteMany({ where })
}

/** Removes a member's authorship and unmasked originals from their remaining named items. */
export async function anonymizeAuthor(authorId: string, tx: Transaction): Promise<void> {
  const anonymized = {
    ...noAuthor,
    idempotencyKey: null,
    contentKey: null,
    originalContent: null,
  }
  const where = { authorId }
  await tx.appeal.deleteMany({ where: { OR: [{ post: where }, { comment: where }] } })
  await tx.post.updateMany({ where, data: { ...anonymized, originalTitle: null } })
  await tx.comment.updateMany({ where, data: anonymized })
}

// There are no defaults: items that stay without an author cannot be deleted later.
const choice = z.enum(['stay', 'go'], {
  error: ({ input }) => (input === undefined ? 'required' : 'wrongType'),
})

export const deleteAccountSchema = z.object({
  namedItems: choice,
  anonymousItems: choice,
  password: anyPasswordField().optional(),
})

// In milliseconds. Even many years of items are deleted in one transaction.
const timeout = 60_000
const maxAttempts = 10

/** Deletes the actor's account and data permanently (docs/decisions/0018-leaving.md); `invalid` or `too-many`. */
export async function deleteAccount(
  actor: Member,
  input: unknown,
  sessionId: string | null,
): Promise<Result<null>> {
  const checked = validate(deleteAccountSchema, input)
  if (!checked.ok) return addMissingPassword(checked, actor, input, sessionId)
  const { namedItems, anonymousItems, password } = checked.value
  const confirmed = await reauthenticate(actor, password, sessionId)
  if (!confirmed.ok) return confirmed
  const deletes = { named: namedItems === 'go', anonymous: anonymousItems === 'go' }
  for (let tries = 0; tries < maxAttempts; tries++) {
    if (await tryToDelete(actor.id, deletes)) {
      outdateVisitorsPages()
      await clearDeleted()
      logSecurityEvent('account-deleted', { outcome: 'ok', account: actor.id })
      return ok(null)
    }
    await pause(Math.random() * 20 * tries)
  }
  throw new Error('could not delete the account: its member kept writing')
}

type Choices = { named: boolean; anonymous: boolean }

// Returns false when the member wrote something in between, or when the deletion of another account deleted a row.
async function tryToDelete(id: string, deletes: Choices) {
  try {
    return await db.$transaction((tx) => deleteMember(id, deletes, tx), { timeout })
  } catch (error) {
    if (isWriteConflict(error)) return false
    throw error
  }
}

// The database deletes the remaining rows with the member's row. Like counts stay, and anonymous items are handled
// later: a change at this moment could be attributed to one person.
async function deleteMember(id: string, deletes: Choices, tx: Transaction) {
  if (!(await lockMemberAndPosts(id, tx))) return false
  const select = { emailKey: true, usernameKey: true }
  const member = await tx.user.findUnique({ where: { id }, select })
  if (!member) return true
  // First, because a comment with a held reply would leave a placeholder.
  await deleteHeld(id, tx)
  if (deletes.named) await deleteNamedContributions(id, tx)
  await recordDeparture(id, deletes.anonymous, tx)
  await anonymizeAuthor(id, tx)
  const { usernameKey, emailKey } = member
  await deleteLimitsOf([id, usernameKey, ...(emailKey === null ? [] : [emailKey])], tx)
  await tx.user.delete({ where: { id } })
  return true
}

/**
 * Deletes the account of the member who opened the form. The same form sent again gets the same answer.
 * @param ownerId the member who opened the form; undefined when the form had no valid key
 * @returns `not-allowed` when another member has signed in since, `not-authenticated`, or the failures of
 *   `deleteAccount`
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
