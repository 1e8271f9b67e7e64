import { z } from 'zod'
import type { Transaction } from '~/database/db.server'
import type { Member } from '../members/member'
import { requireRole } from '../members/require-role'
import { reauthenticate } from '../accounts/reauthenticate.server'
import { authorIdOf, isWrittenBy } from '../authorship/authorship.server'
import { withAnyPostLock } from '../posts/counters.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { fail, ok, type Result } from '../result'
import { codeField, anyPasswordField, validate } from '../validation/validation.server'
import { writeLog } from './audit-log.server'
import { setVisibility, findItem, reportsOn, type FoundItem, type Item } from './item.server'
import { itemReasons, type ItemAction } from './reasons'
import { notifyOfReveal } from './reveal-notices.server'

const actions = Object.keys(itemReasons) as [ItemAction, ...ItemAction[]]

export const moderateItemSchema = z
  .object({
    action: z.enum(actions, { error: 'wrongType' }),
    reason: codeField('required').min(1, { error: 'required' }),
    password: anyPasswordField().optional(),
  })
  .refine(({ action, reason }) => (itemReasons[action] as readonly string[]).includes(reason), {
    path: ['reason'],
    error: 'required',
  })

export type Revealed = { id: string; username: string; displayName: string | null }

/**
 * Moderates another member's item and logs it in the same transaction. A reveal needs reauthentication and notifies
 * the author.
 * @param input `action`, one of its `reason`s, and for reveals `password` if the moderator has one
 * @param sessionId the moderator's session, which must be recent without a password
 * @returns the author for reveals, otherwise null; `not-allowed` for members and one's own item, `not-found`,
 * `invalid` with fields, `too-many`, or `conflict` when nothing is left to do
 */
export async function moderateItem(
  actor: Member,
  item: Item,
  input: unknown,
  sessionId: string | null = null,
): Promise<Result<Revealed | null>> {
  const allowed = requireRole(actor, 'moderator')
  if (!allowed.ok) return allowed
  const found = await findItem(item)
  if (!found) return fail('not-found')
  if (isWrittenBy(found, actor.id)) return fail('not-allowed')
  const checked = validate(moderateItemSchema, input)
  if (!checked.ok) return checked
  const { action, password } = checked.value
  if (action === 'reveal') {
    if (!hiddenAuthorOf(found)) return fail('conflict')
    const confirmed = await confirm(actor, password, sessionId)
    if (!confirmed.ok) return confirmed
  }
  const done = await withAnyPostLock(found.postId, (tx) => act(actor, found, checked.value, tx))
  const isRevealed = done.ok && done.value !== null
  if (isRevealed) logSecurityEvent('author-revealed', { outcome: 'ok', account: actor.id })
  return done
}

async function confirm(...[member, password, sessionId]: Parameters<typeof reauthenticate>) {
  const confirmed = await reauthenticate(member, password, sessionId)
  const isByGoogle = !confirmed.ok && confirmed.code === 'invalid' && !confirmed.fields.password
  return isByGoogle ? fail('invalid', { '': 'signInAgain' }) : confirmed
}

async function act(
  { id: actorId }: Member,
  item: FoundItem,
  { action, reason }: z.output<typeof moderateItemSchema>,
  tx: Transaction,
): Promise<Result<Revealed | null>> {
  const author = action === 'reveal' ? await authorOf(item, tx) : null
  const isDone = action === 'reveal' ? author : await changes[action](item, reason, tx)
  if (!isDone) return fail('conflict')
  const target = { targetKind: item.kind, targetId: item.id }
  await writeLog({ actorId, action, reason, ...target }, tx)
  if (author) await notifyOfReveal(author.id, reason, tx)
  return ok(author)
}

async function authorOf(item: FoundItem, tx: Transaction) {
  const select = { id: true, username: true, displayName: true }
  return tx.user.findUnique({ where: { id: hiddenAuthorOf(item) ?? '' }, select })
}

// Only anonymous items with an existing account have something to reveal.
function hiddenAuthorOf(item: FoundItem) {
  return item.isAnonymous ? authorIdOf(item) : null
}

type Change = (item: FoundItem, reason: string, tx: Transaction) => Promise<boolean>

const shown = { removedAt: null, removedReason: null, hiddenAt: null }

/** Each returns whether it changed anything. */
const changes: Record<Exclude<ItemAction, 'reveal'>, Change> = {
  async remove(item, reason, tx) {
    const removed = { removedAt: new Date(), removedReason: reason, hiddenAt: null }
    const isDone =
      (await setVisibility(item, 'shown', removed, tx)) ||
      (await setVisibility(item, 'hidden', removed, tx))
    if (isDone) await settle(item, 'upheld', tx)
    return isDone
  },
  restore: (item, _, tx) => setVisibility(item, 'removed', shown, tx),
  async dismiss(item, _, tx) {
    const wasHidden = await setVisibility(item, 'hidden', shown, tx)
    return (await settle(item, 'dismissed', tx)) || wasHidden
  },
  lock: (item, _, tx) => setLock(item, null, new Date(), tx),
  unlock: (item, _, tx) => setLock(item, { not: null }, null, tx),
}

async function settle(item: Item, state: 'upheld' | 'dismissed', tx: Transaction) {
  const { count } = await tx.report.updateMany({
    where: { ...reportsOn(item), state: 'open' },
    data: { state, settledAt: new Date() },
  })
  return count > 0
}

async function setLock(
  { kind, id }: Item,
  from: null | { not: null },
  lockedAt: Date | null,
  tx: Transaction,
) {
  if (kind === 'comment') return false
  const { count } = await tx.post.updateMany({ where: { id, lockedAt: from }, data: { lockedAt } })
  return count > 0
}
