import { createHash, randomBytes } from 'node:crypto'
import { db } from '~/db.server'
import { memberColumns, toMember, type Member } from './member'

const day = 24 * 60 * 60_000
const idleLimit = 30 * day
const renewedAfter = day

export type OpenSession = { member: Member; notice: string | null }

/**
 * Opens a session for a member.
 * @param notice key of a notice to show on the next page
 * @returns the token for the cookie; only its SHA-256 is stored
 */
export async function startSession(userId: string, notice: string | null = null): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.session.create({
    data: { tokenHash: digest(token), userId, notice, expiresAt: new Date(Date.now() + idleLimit) },
  })
  return token
}

/** The session a cookie's token belongs to, or null when there is none or it has expired. */
export async function findSession(token: string): Promise<OpenSession | null> {
  const row = await db.session.findUnique({
    where: { tokenHash: digest(token) },
    select: {
      id: true,
      notice: true,
      expiresAt: true,
      lastSeenAt: true,
      user: { select: memberColumns },
    },
  })
  if (!row || row.expiresAt <= new Date()) return null
  if (Date.now() - row.lastSeenAt.getTime() > renewedAfter) await renew(row.id)
  return { member: toMember(row.user), notice: row.notice }
}

async function renew(id: string) {
  const now = Date.now()
  await db.session.updateMany({
    where: { id },
    data: { lastSeenAt: new Date(now), expiresAt: new Date(now + idleLimit) },
  })
}

/** Whose session a cookie's token was, although it may have expired since; null when nobody knows any more. */
export async function findSessionOwner(token: string): Promise<string | null> {
  const where = { tokenHash: digest(token) }
  return (await db.session.findUnique({ where, select: { userId: true } }))?.userId ?? null
}

/** Leaves a notice for the next page of this session; null takes it away. */
export async function setSessionNotice(token: string, notice: string | null): Promise<void> {
  await db.session.updateMany({ where: { tokenHash: digest(token) }, data: { notice } })
}

/** Ends the session on the server; its cookie is worth nothing afterwards. */
export async function endSession(token: string): Promise<void> {
  await db.session.deleteMany({ where: { tokenHash: digest(token) } })
}

function digest(token: string) {
  return createHash('sha256').update(token).digest('hex')
}
