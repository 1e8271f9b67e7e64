import { z } from 'zod'
import { db, exists, type Transaction } from '~/database/db.server'
import { decrypt, encrypt } from '~/runtime/encryption.server'
import { authoredByOthers } from '../authorship/authorship.server'
import { day, hour } from '../durations'
import { type Member, checkRole } from '../members/member'
import { ok, type Result } from '../result'
import { checkedString } from '../validation/validation.server'
import type { Item, ItemKind } from './item.server'
import { namesOf } from './log-line.server'

export const requestPurpose = 'look-up-request'

const maxRead = 1_000

const detailsSchema = z.object({
  askedBy: checkedString(),
  kind: z.enum(['post', 'comment']),
  itemId: checkedString(),
  reason: checkedString(),
  state: z.enum(['waiting', 'agreed', 'refused']),
})

type Details = z.output<typeof detailsSchema>

/** A request for a look-up; `stored` is its encrypted part. */
export type LookUpRequest = Details & { id: string; stored: string; expiresAt: Date }

/** True when a look-up needs a second person: two or more of the team have set up two-factor authentication. */
export async function needsSecondPerson(tx: Transaction = db): Promise<boolean> {
  return (await tx.secondStep.count({ where: { user: { role: { not: 'member' } } } })) > 1
}

/** Reads the requests that have not expired, the oldest first. */
export async function readRequests(tx: Transaction = db): Promise<LookUpRequest[]> {
  const rows = await tx.lookUpRequest.findMany({
    where: { expiresAt: { gt: new Date() } },
    orderBy: [{ expiresAt: 'asc' }, { id: 'asc' }],
    take: maxRead,
  })
  return rows.flatMap(({ id, details: stored, expiresAt }) => {
    const text = decrypt(requestPurpose, stored)
    if (text === null) return []
    return { id, stored, expiresAt, ...detailsSchema.parse(JSON.parse(text)) }
  })
}

/** Adds a request that expires after a day, rounded up to the hour. */
export async function addRequest(request: Omit<Details, 'state'>, tx: Transaction): Promise<void> {
  const expiresAt = new Date(Math.ceil((Date.now() + day) / hour) * hour)
  await tx.lookUpRequest.create({
    data: { details: seal({ ...request, state: 'waiting' }), expiresAt },
  })
}

/** Records the answer to a request; false when the request has changed meanwhile. */
export async function answerRequest(
  { id, stored, expiresAt: _, ...details }: LookUpRequest,
  state: 'agreed' | 'refused',
  tx: Transaction,
): Promise<boolean> {
  const { count } = await tx.lookUpRequest.updateMany({
    where: { id, details: stored },
    data: { details: seal({ ...details, state }) },
  })
  return count > 0
}

/** Deletes a used request; false when it has changed meanwhile. */
export async function deleteRequest(
  { id, stored }: LookUpRequest,
  tx: Transaction,
): Promise<boolean> {
  return (await tx.lookUpRequest.deleteMany({ where: { id, details: stored } })).count > 0
}

function seal({ askedBy, kind, itemId, reason, state }: Details) {
  return encrypt(requestPurpose, JSON.stringify({ askedBy, kind, itemId, reason, state }))
}

/** A request that waits for a second person, with the title of its post and the name of its sender. */
export type WaitingLookUp = {
  requestId: string
  kind: ItemKind
  itemId: string
  title: string
  by: string
  reason: string
  expiresAt: Date
}

/**
 * Lists the other moderators' requests that the viewer may answer, the oldest first. Requests about the viewer's own
 * items and about items that are gone are left out. `not-allowed` for members.
 */
export async function listWaitingLookUps(viewer: Member): Promise<Result<WaitingLookUp[]>> {
  const allowed = checkRole(viewer, 'moderator')
  return allowed.ok ? ok(await findWaitingLookUps(viewer)) : allowed
}

/** Like `listWaitingLookUps`, for callers that have checked the role. */
export async function findWaitingLookUps(viewer: Member): Promise<WaitingLookUp[]> {
  const waiting = (await readRequests()).filter(
    ({ state, askedBy }) => state === 'waiting' && askedBy !== viewer.id,
  )
  if (!waiting.length) return []
  const [titles, names] = await Promise.all([
    titlesOfOthers(viewer, waiting),
    namesOf(waiting.map(({ askedBy }) => askedBy)),
  ])
  return waiting.flatMap(({ id: requestId, kind, itemId, reason, expiresAt, askedBy }) => {
    const [title, by] = [titles.get(itemId), names.get(askedBy)]
    if (title === undefined || by === undefined) return []
    return { requestId, kind, itemId, title, by, reason, expiresAt }
  })
}

async function titlesOfOthers(viewer: Member, requests: LookUpRequest[]) {
  const where = {
    id: { in: requests.map(({ itemId }) => itemId) },
    ...(await authoredByOthers(viewer.id)),
  }
  const post = { select: { title: true } }
  const [posts, comments] = await Promise.all([
    db.post.findMany({ where, select: { id: true, title: true } }),
    db.comment.findMany({ where: { ...where, deletedAt: null }, select: { id: true, post } }),
  ])
  return new Map([
    ...posts.map(({ id, title }) => [id, title] as const),
    ...comments.filter(isOnPost).map(({ id, post: { title } }) => [id, title] as const),
  ])
}

const isOnPost = (comment: { post: { title: string } }) => exists(comment.post)

/**
 * `own` is the state of the viewer's request about an item. `asked` is the oldest request of another moderator that
 * the viewer may answer.
 */
export type ItemLookUp = {
  own: Pick<LookUpRequest, 'id' | 'state' | 'expiresAt'> | null
  asked: WaitingLookUp | null
}

/** Reads the requests about one item for a moderator who did not write it. */
export async function readItemLookUp(viewer: Member, item: Item): Promise<Result<ItemLookUp>> {
  const waiting = await listWaitingLookUps(viewer)
  if (!waiting.ok) return waiting
  const own = (await readRequests()).find((request) => isAskedBy(request, viewer.id, item))
  return ok({
    own: own ? { id: own.id, state: own.state, expiresAt: own.expiresAt } : null,
    asked: waiting.value.find(({ itemId }) => itemId === item.id) ?? null,
  })
}

/** True when a member has made a request about an item. */
export function isAskedBy(request: LookUpRequest, memberId: string, { id }: Item): boolean {
  return request.askedBy === memberId && request.itemId === id
}
