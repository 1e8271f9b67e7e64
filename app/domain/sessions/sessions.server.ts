import { db, type Transaction } from '~/database/db.server'
import { day } from '../durations'
import { bestEffort } from '../best-effort.server'
import { hashOf, newToken } from '../secret-token.server'
import { memberColumns, toMember, type Member } from '../members/member'

const idleLimit = 30 * day
const absoluteLimit = 180 * day
const renewedAfter = day

// When a session ends that somebody ended: another moment than any at which one expires by itself.
const endedOnPurpose = new Date(0)

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

/**
 * Whose session this is, or was until it expired by itself.
 * @param session the token of its cookie, or its id
 * @returns null when nobody knows any more, and for a session that was ended on purpose
 */
export async function findSessionOwner(
  session: { token: string } | { id: string },
): Promise<string | null> {
  const key = 'token' in session ? { tokenHash: hashOf(session.token) } : session
  const where = { ...key, expiresAt: { gt: endedOnPurpose } }
  return (await db.session.findFirst({ where, select: { userId: true } }))?.userId ?? null
}

/** Leaves a notice for the next page of this session; null takes it away. */
export async function setSessionFlash(token: string, notice: string | null): Promise<void> {
  await db.session.updateMany({ where: { tokenHash: hashOf(token) }, data: { notice } })
}

/** Ends the session on the server; its cookie and the forms opened in it are worth nothing afterwards. */
export async function endSession(token: string): Promise<void> {
  await db.session.deleteMany({ where: { tokenHash: hashOf(token) } })
}

/** Lets a session expire before its time, as when another one takes its place: its late forms still find their owner. */
export async function expireSession(token: string): Promise<void> {
  const now = new Date()
  const where = { tokenHash: hashOf(token), expiresAt: { gt: now } }
  await db.session.updateMany({ where, data: { expiresAt: now } })
}

/** Ends every session of a member, but for the one that stays: forms that were opened in them are worth nothing. */
export async function endSessions(
  userId: string,
  within: Transaction = db,
  but?: string,
): Promise<void> {
  await within.session.updateMany({
    where: { userId, id: { not: but } },
    data: { expiresAt: endedOnPurpose },
  })
}

/** Ends one session of a member, if it is theirs. */
export async function endSessionOf(userId: string, id: string): Promise<void> {
  await db.session.updateMany({ where: { id, userId }, data: { expiresAt: endedOnPurpose } })
}
