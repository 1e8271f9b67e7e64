import { selectColumns, joined } from '~/database/columns.server'
import { db, sql, type Transaction } from '~/database/db.server'
import { decrypt, encrypt } from '~/runtime/encryption.server'
import { startOfDay } from '../day'
import { day } from '../durations'
import { bestEffort } from '../best-effort.server'
import { computeHash, newToken } from '../secret-token.server'
import { memberColumns, toMember, type Member } from '../members/member'

const idleLimit = 30 * day
const absoluteLimit = 180 * day

// The `expiresAt` of sessions ended on purpose, which tells them from those that expired.
const endedOnPurpose = new Date(0)

export type OpenSession = { id: string; member: Member }

export const startPurpose = 'session-start'

/**
 * Opens a session of 30 idle and 180 total days; returns the cookie's token, stored only as SHA-256. Its times are kept
 * as whole days, the exact start encrypted: beside anonymous items they would tell who was here.
 */
export async function startSession(
  userId: string,
  device: string | null = null,
  secondStepAt: Date | null = null,
): Promise<string> {
  const token = newToken()
  const now = new Date()
  const today = startOfDay(now)
  await db.session.create({
    data: {
      ...{ tokenHash: computeHash(token), userId, device },
      sealedStart: encrypt(startPurpose, now.toISOString()),
      createdAt: today,
      lastSeenAt: today,
      secondStepAt: secondStepAt && startOfDay(secondStepAt),
      expiresAt: new Date(today.getTime() + idleLimit),
    },
  })
  return token
}

/** The exact time when a member's open session began; null when there is none. */
export async function sessionStart(userId: string, id: string): Promise<Date | null> {
  const where = { id, userId, expiresAt: { gt: new Date() } }
  const row = await db.session.findFirst({ where, select: { sealedStart: true } })
  const start = row && decrypt(startPurpose, row.sealedStart)
  return start === null ? null : new Date(start)
}

const sessionColumns = ['id', 'createdAt', 'expiresAt', 'lastSeenAt', 'secondStepAt'] as const
const sessionSelect = sql`${selectColumns('s', sessionColumns)}, ${selectColumns('u', Object.keys(memberColumns), 'user_')}`

type SessionRow = {
  id: string
  createdAt: Date
  expiresAt: Date
  lastSeenAt: Date
  secondStepAt: Date | null
}

/** The open session of a cookie's token, or null. */
export async function findSession(token: string): Promise<OpenSession | null> {
  const [row] = await db.$queryRaw<SessionRow[]>`
    SELECT ${sessionSelect} FROM "Session" s JOIN "User" u ON u."id" = s."userId"
    WHERE s."tokenHash" = ${computeHash(token)}`
  const user = row && joined<Parameters<typeof toMember>[0]>(row, 'user_', 'id')
  if (!row || !user || row.expiresAt <= new Date()) return null
  if (row.lastSeenAt < startOfDay(new Date()))
    await bestEffort('renewing a session', () => renew(row), 500)
  return { id: row.id, member: toMember(user, row.secondStepAt) }
}

async function renew({ id, createdAt }: { id: string; createdAt: Date }) {
  const today = startOfDay(new Date())
  const expiresAt = new Date(
    Math.min(today.getTime() + idleLimit, createdAt.getTime() + absoluteLimit),
  )
  await db.session.updateMany({
    where: { id, expiresAt: { gt: new Date() } },
    data: { lastSeenAt: today, expiresAt },
  })
}

/**
 * The owner's id of a session that is open or expired by itself; null when unknown or ended on purpose: the token alone
 * may be a thief's.
 */
export async function findSessionOwner(token: string): Promise<string | null> {
  const where = { tokenHash: computeHash(token), expiresAt: { gt: endedOnPurpose } }
  return (await db.session.findFirst({ where, select: { userId: true } }))?.userId ?? null
}

/** Ends a session when its member signs out or in again: its cookie stops working, forms sent late find their owner. */
export async function expireSession(token: string): Promise<void> {
  const now = new Date()
  const where = { tokenHash: computeHash(token), expiresAt: { gt: now } }
  await db.session.updateMany({ where, data: { expiresAt: startOfDay(now) } })
}

/**
 * Ends a member's sessions except the one given. Forms opened in them are kept as drafts when they are sent. No device
 * is trusted any more, this one neither.
 */
export async function endSessions(
  userId: string,
  tx: Transaction = db,
  except?: string,
): Promise<void> {
  await tx.session.updateMany({
    where: { userId, id: { not: except } },
    data: { expiresAt: endedOnPurpose },
  })
  await tx.trustedDevice.deleteMany({ where: { secondStep: { userId } } })
}

/** Ends one session of a member, if it is theirs. */
export async function endSessionOf(userId: string, id: string): Promise<void> {
  await db.session.updateMany({ where: { id, userId }, data: { expiresAt: endedOnPurpose } })
}
