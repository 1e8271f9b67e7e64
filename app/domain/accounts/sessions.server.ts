import { db, type Transaction } from '~/db.server'
import { bestEffort } from '../best-effort.server'
import { hashOf, newToken } from '../secret-token.server'
import { memberColumns, toMember, type Member } from './member'

const day = 24 * 60 * 60_000
const idleLimit = 30 * day
const absoluteLimit = 180 * day
const renewedAfter = day

export type OpenSession = { id: string; member: Member; notice: string | null }

/**
 * Opens a session for a member. It ends after 30 days without use, and after 180 in any case.
 * @param notice key of a notice to show on the next page
 * @param device words for the browser, for the member's own list
 * @returns the token for the cookie; only its SHA-256 is stored
 */
export async function startSession(
  userId: string,
  notice: string | null = null,
  device: string | null = null,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(Date.now() + idleLimit)
  await db.session.create({
    data: { tokenHash: hashOf(token), userId, notice, device, expiresAt },
  })
  return token
}

/** The session a cookie's token belongs to, or null when there is none or it has expired. */
export async function findSession(token: string): Promise<OpenSession | null> {
  const row = await db.session.findUnique({
    where: { tokenHash: hashOf(token) },
    select: {
      id: true,
      notice: true,
      createdAt: true,
      expiresAt: true,
      lastSeenAt: true,
      user: { select: memberColumns },
    },
  })
  if (!row || row.expiresAt <= new Date()) return null
  if (Date.now() - row.lastSeenAt.getTime() > renewedAfter)
    await bestEffort('renewing a session', () => renew(row), 500)
  return { id: row.id, member: toMember(row.user), notice: row.notice }
}

async function renew({ id, createdAt }: { id: string; createdAt: Date }) {
  const now = Date.now()
  const expiresAt = new Date(Math.min(now + idleLimit, createdAt.getTime() + absoluteLimit))
  // A session that was ended at this moment stays ended.
  await db.session.updateMany({
    where: { id, expiresAt: { gt: new Date(now) } },
    data: { lastSeenAt: new Date(now), expiresAt },
  })
}

/** Whose session a cookie's token was, although it may have expired since; null when nobody knows any more. */
export async function findSessionOwner(token: string): Promise<string | null> {
  const where = { tokenHash: hashOf(token) }
  return (await db.session.findUnique({ where, select: { userId: true } }))?.userId ?? null
}

/** Leaves a notice for the next page of this session; null takes it away. */
export async function setSessionNotice(token: string, notice: string | null): Promise<void> {
  await db.session.updateMany({ where: { tokenHash: hashOf(token) }, data: { notice } })
}

/** Ends the session on the server; its cookie is worth nothing afterwards. */
export async function endSession(token: string): Promise<void> {
  await db.session.deleteMany({ where: { tokenHash: hashOf(token) } })
}

/**
 * Ends every session of a member, but for the one that stays. Their rows are kept until they are purged, so that a
 * form which comes in late still finds its owner.
 */
export async function endSessions(
  userId: string,
  within: Transaction = db,
  but?: string,
): Promise<void> {
  const now = new Date()
  await within.session.updateMany({
    where: { userId, expiresAt: { gt: now }, id: { not: but } },
    data: { expiresAt: now },
  })
}
