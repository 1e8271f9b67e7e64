import { z } from 'zod'
import type { Transaction } from '~/database/db.server'
import type { Member } from '../members/member'
import { requireRole } from '../members/require-role'
import { addMissingPassword, reauthenticateAmongForms } from '../accounts/reauthenticate.server'
import { authorIdOf, isWrittenBy } from '../authorship/authorship.server'
import { withAnyPostLock } from '../posts/counters.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { idempotencyDigest } from '../idempotency-digest.server'
import { fail, ok, type Result } from '../result'
import {
  anyPasswordField,
  codeField,
  idempotencyKeyField,
  validate,
} from '../validation/validation.server'
import { isLogged, writeLog } from './audit-log.server'
import { changeItem } from './change-item.server'
import { findItem, type FoundItem, type Item } from './item.server'
import { itemReasons, type ItemAction } from './reasons'
import { notifyOfReveal } from './reveal-notices.server'

const actions = Object.keys(itemReasons) as [ItemAction, ...ItemAction[]]

export const moderateItemSchema = z
  .object({
    action: z.enum(actions, { error: 'wrongType' }),
    reason: codeField('required').min(1, { error: 'required' }),
    password: anyPasswordField().optional(),
    idempotencyKey: idempotencyKeyField(),
  })
  .refine(({ action, reason }) => (itemReasons[action] as readonly string[]).includes(reason), {
    path: ['reason'],
    error: 'required',
  })

export type Revealed = { id: string; username: string; displayName: string | null }

/**
 * Moderates another member's item and logs it in the same transaction. A reveal needs reauthentication and notifies
 * the author. The same form sent twice gets the first one's answer and is logged once.
 * @param input `action`, one of its `reason`s, `idempotencyKey`, and for reveals `password` if the moderator has one
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
  if (!checked.ok)
    return isReveal(input) ? addMissingPassword(checked, actor, input, sessionId) : checked
  const { action, password } = checked.value
  if (action === 'reveal') {
    if (!hiddenAuthorOf(found)) return fail('conflict')
    const confirmed = await reauthenticateAmongForms(actor, password, sessionId)
    if (!confirmed.ok) return confirmed
  }
  const done = await withAnyPostLock(found.postId, (tx) => act(actor, found, checked.value, tx))
  if (!done.ok) return done
  const { author, isRepeated } = done.value
  if (author && !isRepeated)
    logSecurityEvent('author-revealed', { outcome: 'ok', account: actor.id })
  return ok(author)
}

function isReveal(input: unknown) {
  return z.object({ action: z.literal('reveal') }).safeParse(input).success
}

type Done = { author: Revealed | null; isRepeated: boolean }

async function act(
  { id: actorId }: Member,
  item: FoundItem,
  { action, reason, idempotencyKey }: z.output<typeof moderateItemSchema>,
  tx: Transaction,
): Promise<Result<Done>> {
  const author = action === 'reveal' ? await authorOf(item, tx) : null
  const line = { actorId, action, reason, targetKind: item.kind, targetId: item.id }
  const once = { ...line, idempotencyKey: idempotencyDigest(actorId, idempotencyKey, line) }
  if (await isLogged(once, tx)) return ok({ author, isRepeated: true })
  const isDone = action === 'reveal' ? author : await changeItem(item, action, reason, tx)
  if (!isDone) return fail('conflict')
  await writeLog(once, tx)
  if (author) await notifyOfReveal(author.id, reason, tx)
  return ok({ author, isRepeated: false })
}

async function authorOf(item: FoundItem, tx: Transaction) {
  const select = { id: true, username: true, displayName: true }
  return tx.user.findUnique({ where: { id: hiddenAuthorOf(item) ?? '' }, select })
}

// Only anonymous items with an existing account have something to reveal.
function hiddenAuthorOf(item: FoundItem) {
  return item.isAnonymous ? authorIdOf(item) : null
}
