import { v4 } from 'uuid'
import { z } from 'zod'
import { db, databaseKind, type Transaction } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import type { Member } from '../members/member'
import { addMissingPassword, reauthenticateAmongForms } from '../accounts/reauthenticate.server'
import { authorIdOf } from '../authorship/authorship.server'
import { startOfDay } from '../day'
import { idempotencyDigest } from '../limits/idempotency.server'
import { queueMail } from '../mail/outbox.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { fail, ok, type Result } from '../result'
import {
  anyPasswordField,
  idempotencyKeyField,
  idField,
  validate,
} from '../validation/validation.server'
import { loggedActionOf, writeLog } from './audit-log.server'
import { adminOnDuty } from './waiting-mail.server'
import { findOthersItem, type FoundItem, type Item } from './item.server'
import {
  addRequest,
  answerRequest,
  isAskedBy,
  needsSecondPerson,
  readRequests,
  deleteRequest,
  type LookUpRequest,
} from './look-up-requests.server'
import { dangerReason, lookUpDecisions, type LookUpDecision, type LoggedAction } from './reasons'
import { notifyOfReveal } from './reveal-notices.server'

type Revealed = { id: string; username: string; displayName: string | null }

/** The author, `unknown` when their account is deleted, or `asked` when a second moderator must agree first. */
export type LookUpAnswer = Revealed | 'unknown' | 'asked'

const maxOpen = 5

/**
 * Looks up the author of an anonymous item. Where the team has a second moderator and nobody is in danger, it asks
 * for their agreement instead. Callers check the role and reauthenticate.
 * @returns `conflict` when the moderator has asked already, or has too many open requests
 */
export function lookUpAuthor(
  actor: Member,
  item: FoundItem,
  { reason, idempotencyKey }: { reason: string; idempotencyKey?: string },
): Promise<Result<LookUpAnswer | null>> {
  const form = { action: 'reveal', reason }
  return runLookUpOnce(actor, item, form, idempotencyKey, async (write, tx) => {
    const open = (await readRequests(tx)).filter(({ askedBy }) => askedBy === actor.id)
    const own = open.find((request) => isAskedBy(request, actor.id, item))
    if (reason === dangerReason || !(await needsSecondPerson(tx))) {
      if (own) await deleteRequest(own, tx)
      return ok(await showAuthor(actor, item, reason, write, tx))
    }
    if (own) return fail('conflict')
    if (open.length >= maxOpen) return fail('conflict', { '': 'lookUpsOpen' })
    await addRequest({ askedBy: actor.id, kind: item.kind, itemId: item.id, reason }, tx)
    await write('askLookUp', reason)
    return ok('asked')
  })
}

export const decideLookUpSchema = z.object({
  action: z.enum(lookUpDecisions, { error: 'wrongType' }),
  requestId: idField('required'),
  password: anyPasswordField().optional(),
  idempotencyKey: idempotencyKeyField(),
})

/**
 * Agrees to or refuses another moderator's request for a look-up, or shows the author once to the moderator whose
 * request was agreed to. Agreeing and showing need reauthentication.
 * @returns the author for `showAuthor`, otherwise null; `not-allowed` for members, the actor's own item and the
 *   actor's own request, `not-found`, `invalid` with fields, `too-many`, or `conflict` when the request is answered,
 *   used or expired
 */
export async function decideLookUp(
  actor: Member,
  item: Item,
  input: unknown,
  sessionId: string | null = null,
): Promise<Result<LookUpAnswer | null>> {
  const other = await findOthersItem(actor, item)
  if (!other.ok) return other
  const found = other.value
  const checked = validate(decideLookUpSchema, input)
  if (!checked.ok)
    return isRefuseAction(input) ? checked : addMissingPassword(checked, actor, input, sessionId)
  const { action, requestId, password, idempotencyKey } = checked.value
  if (action !== 'refuse') {
    const confirmed = await reauthenticateAmongForms(actor, password, sessionId)
    if (!confirmed.ok) return confirmed
  }
  const form = { action, requestId }
  return runLookUpOnce(actor, found, form, idempotencyKey, async (write, tx) => {
    const requests = await readRequests(tx)
    const request = requests.find(({ id, itemId }) => id === requestId && itemId === found.id)
    if (!request) return fail('conflict')
    return decide[action](actor, found, request, write, tx)
  })
}

function isRefuseAction(input: unknown) {
  return z.object({ action: z.literal('refuse') }).safeParse(input).success
}

type Write = (action: LoggedAction, reason: string) => Promise<void>

type Decide = (
  actor: Member,
  item: FoundItem,
  request: LookUpRequest,
  write: Write,
  tx: Transaction,
) => Promise<Result<LookUpAnswer | null>>

const answer =
  (state: 'agreed' | 'refused', action: LoggedAction): Decide =>
  async (actor, _, request, write, tx) => {
    if (request.askedBy === actor.id) return fail('not-allowed')
    if (request.state !== 'waiting' || !(await answerRequest(request, state, tx)))
      return fail('conflict')
    await write(action, request.reason)
    return ok(null)
  }

const decide: Record<LookUpDecision, Decide> = {
  agree: answer('agreed', 'agreeLookUp'),
  refuse: answer('refused', 'refuseLookUp'),
  async showAuthor(actor, item, request, write, tx) {
    if (request.askedBy !== actor.id) return fail('not-allowed')
    if (request.state !== 'agreed' || !(await deleteRequest(request, tx))) return fail('conflict')
    return ok(await showAuthor(actor, item, request.reason, write, tx))
  },
}

async function showAuthor(
  actor: Member,
  item: FoundItem,
  reason: string,
  write: Write,
  tx: Transaction,
) {
  const author = await findAuthor(item, tx)
  await write('reveal', reason)
  if (author) await notifyOfReveal(author.id, reason, tx)
  if (reason === dangerReason) await mailAdmins(actor, authorIdOf(item), tx)
  return author ?? 'unknown'
}

async function findAuthor(item: FoundItem, tx: Transaction) {
  const select = { id: true, username: true, displayName: true }
  return tx.user.findUnique({ where: { id: authorIdOf(item) ?? '' }, select })
}

// Does not take the post's lock. On PostgreSQL that lock would leave the number of this transaction in the post's
// row. The log line, the notice and the request have the same number, so they could be matched with the post.
async function runLookUpOnce(
  { id: actorId }: Member,
  item: FoundItem,
  form: { action: string; reason?: string; requestId?: string },
  formKey: string | undefined,
  work: (write: Write, tx: Transaction) => Promise<Result<LookUpAnswer | null>>,
): Promise<Result<LookUpAnswer | null>> {
  const target = { targetKind: item.kind, targetId: item.id }
  const idempotencyKey = idempotencyDigest(actorId, formKey, { ...form, ...target })
  let isRevealed = false
  const done = await db.$transaction(async (tx) => {
    await lockMember(actorId, tx)
    const former = await loggedActionOf(idempotencyKey, tx, startOfDay(new Date()))
    if (former) return ok(await formerAnswer(former, item, tx))
    return work(async (action, reason) => {
      isRevealed = action === 'reveal'
      await writeLog({ actorId, idempotencyKey, ...target, action, reason }, tx)
    }, tx)
  })
  if (done.ok && isRevealed)
    logSecurityEvent('author-revealed', { outcome: 'ok', account: actorId })
  return done
}

async function formerAnswer(
  action: string,
  item: FoundItem,
  tx: Transaction,
): Promise<LookUpAnswer | null> {
  if (action === 'reveal') return (await findAuthor(item, tx)) ?? 'unknown'
  return action === 'askLookUp' ? 'asked' : null
}

// On SQLite a transaction is the only writer from its start, so it needs no lock.
async function lockMember(id: string, tx: Transaction) {
  if (databaseKind(env.DATABASE_URL) === 'postgresql')
    await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${id} FOR UPDATE`
}

// An administrator who wrote the item must not learn who looked her up. Her mail goes to nobody: a missing row would
// reveal her. Omits `userId`: mails with the same time would tell a thief who the administrators are.
async function mailAdmins({ username: by }: Member, authorId: string | null, tx: Transaction) {
  const admins = await tx.user.findMany({
    where: adminOnDuty(),
    select: { id: true },
  })
  for (const { id } of admins) {
    const mail = { cause: `authorLookedUp:${v4()}`, kind: 'authorLookedUp' } as const
    const payload = { memberId: id === authorId ? v4() : id, by }
    await queueMail({ ...mail, recipient: '', language: '', payload }, tx)
  }
}
