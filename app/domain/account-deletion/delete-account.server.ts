import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { db, isWriteConflict, type Transaction } from '~/database/db.server'
import type { Actor } from '../members/member'
import { writtenBy } from '../authorship/authorship.server'
import { lockMemberAndPosts } from '../posts/counters.server'
import { scheduleAnonymous } from './scheduled-deletion.server'
import { anonymizeAuthor, deleteNamedContributions } from './delete-contributions.server'
import { deleteLimitsOf } from '../limits/limit.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { deleteNotifications } from '../mail/delete-notifications.server'
import { revealNoticesOf } from '../moderation/reveal-notices.server'
import { fail, ok, type Result } from '../result'
import { isId, anyPasswordField, validate } from '../validation/validation.server'
import { clearDeleted } from '../../database/clear-deleted.server'
import { reauthenticate } from '../accounts/reauthenticate.server'

// Neither is a default: what stays without an author nobody can take back later.
const choice = z.enum(['stay', 'go'], {
  error: ({ input }) => (input === undefined ? 'required' : 'wrongType'),
})

const schema = z.object({
  namedItems: choice,
  anonymousItems: choice,
  password: anyPasswordField().optional(),
})

/** The names of the fields that leaving asks for. */
export const deleteAccountFields = Object.keys(schema.shape)

// Milliseconds. What somebody wrote in many years goes at once or not at all.
const timeout = 60_000
const maxAttempts = 10

/**
 * Deletes the member's account and everything that is kept of her, for good (docs/decisions/0018-leaving.md).
 * @param input `namedItems` and `anonymousItems`, each `stay` or `go`; `password` where she has one
 * @param sessionId the session that she asks with
 * @returns nothing; `not-authenticated`, `invalid` with fields, `too-many`
 */
export async function deleteAccount(
  actor: Actor,
  input: unknown,
  sessionId: string | null,
): Promise<Result<null>> {
  if (!actor) return fail('not-authenticated')
  const checked = validate(schema, input)
  if (!checked.ok) return checked
  const { namedItems, anonymousItems, password } = checked.value
  const confirmed = await reauthenticate(actor, password, sessionId)
  if (!confirmed.ok) return confirmed
  const going = { named: namedItems === 'go', anonymous: anonymousItems === 'go' }
  for (let tries = 0; tries < maxAttempts; tries++) {
    if (await tryToDelete(actor.id, going)) {
      await clearDeleted()
      logSecurityEvent('account-deleted', { outcome: 'ok', account: actor.id })
      return ok(null)
    }
    await pause(Math.random() * 20 * tries)
  }
  throw new Error('the member goes on writing while she leaves')
}

type Choices = { named: boolean; anonymous: boolean }

// False when something of theirs came in meanwhile, or went with another who leaves.
async function tryToDelete(id: string, going: Choices) {
  try {
    return await db.$transaction((tx) => deleteMember(id, going, tx), { timeout: timeout })
  } catch (error) {
    if (isWriteConflict(error)) return false
    throw error
  }
}

// Sessions, connections, mailed links, mails, likes and drafts go with the row of the member. The counts of likes stay,
// and what was anonymous falls later: whatever changed in this moment would be told to belong to one person.
async function deleteMember(id: string, going: Choices, tx: Transaction) {
  if (!(await lockMemberAndPosts(id, tx))) return false
  const select = { emailKey: true, usernameKey: true }
  const member = await tx.user.findUnique({ where: { id }, select })
  // The same button, pressed twice.
  if (!member) return true
  await deleteNotifications(id, await threadsOf(id, tx), tx)
  if (going.named) await deleteNamedContributions(id, tx)
  if (going.anonymous) await scheduleAnonymous(id, tx)
  await anonymizeAuthor(id, tx)
  await tx.revealNotice.deleteMany({ where: revealNoticesOf(id) })
  await deleteLimitsOf([id, member.usernameKey, member.emailKey], tx)
  await tx.user.delete({ where: { id } })
  return true
}

// The posts that the member may have been told about.
async function threadsOf(id: string, tx: Transaction) {
  const where = writtenBy(id)
  const posts = await tx.post.findMany({ where, select: { id: true } })
  const comments = await tx.comment.findMany({
    where,
    distinct: 'postId',
    select: { postId: true },
  })
  return [...new Set([...posts.map((post) => post.id), ...comments.map(({ postId }) => postId)])]
}

/** Whether a member who had this id has left: her form may come in a second time. */
export async function isAccountDeleted(memberId: string): Promise<boolean> {
  return isId(memberId) && !(await db.user.count({ where: { id: memberId } }))
}
