import {
  selectColumns,
  databaseKind,
  joined,
  db,
  sql,
  type Transaction,
} from '~/database/db.server'
import { decrypt, encrypt, computeMac } from '~/runtime/encryption.server'
import { env } from '~/runtime/env.server'
import { startOfDay } from '../day'
import { day, minute, second } from '../durations'
import { bestEffort } from '../best-effort.server'
import { computeHash, newToken } from '../secret-token.server'
import { memberColumns, toMember, type Member } from '../members/member'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { fail, ok, type Result } from '../result'
import { isId } from '../validation/validation.server'

const idleLimit = 30 * day
const absoluteLimit = 180 * day

// The end of the next day. The cookie of a shared phone ends with the browser, which does not tell the site.
const sharedLimit = 2 * day

// The `expiresAt` of sessions that were ended on purpose. It distinguishes them from expired sessions.
const endedOnPurpose = new Date(0)

/**
 * `isShared`: the session is on a phone that others use too, so it ends with the browser and after ten idle minutes.
 */
export type OpenSession = { id: string; member: Member; isShared: boolean }

export const startPurpose = 'session-start'

/**
 * Opens a session of 30 idle (on a shared phone, two) and 180 total days. Returns the cookie's token, which is stored
 * only as SHA-256. Times are stored as whole days, and the exact start is encrypted: next to anonymous items they
 * would reveal who was here.
 */
export async function startSession(
  userId: string,
  device: string | null = null,
  secondStepAt: Date | null = null,
  isShared = false,
  tx: Transaction = db,
): Promise<string> {
  const token = newToken()
  const now = new Date()
  const today = startOfDay(now)
  await tx.session.create({
    data: {
      tokenHash: computeHash(token),
      userId,
      device,
      isShared,
      sealedStart: encrypt(startPurpose, now.toISOString()),
      createdAt: today,
      lastSeenAt: today,
      secondStepAt: secondStepAt && startOfDay(secondStepAt),
      expiresAt: new Date(today.getTime() + (isShared ? sharedLimit : idleLimit)),
    },
  })
  return token
}

/**
 * Opens a session like `startSession` after the password was checked. Null when it is no longer the one with this hash:
 * a new password ends all sessions, so none may start afterwards with the former one.
 */
export async function startCheckedSession(
  passwordHash: string | null,
  ...[userId, device, secondStepAt, isShared]: Parameters<typeof startSession>
): Promise<string | null> {
  // On SQLite a transaction is the only writer from its start, so it needs no lock.
  const lock = databaseKind(env.DATABASE_URL) === 'postgresql' ? sql`FOR SHARE` : sql``
  return db.$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ passwordHash: string | null }[]>`
      SELECT "passwordHash" FROM "User" WHERE "id" = ${userId} ${lock}`
    if (row?.passwordHash !== passwordHash) return null
    return startSession(userId, device, secondStepAt, isShared, tx)
  })
}

/**
 * Stores the language in which a member signs in, for her mails. It writes nothing when it is the same. The account's
 * row has no time of its last change.
 */
export async function storeLanguage(userId: string, language: string): Promise<void> {
  const where = { id: userId, language: { not: language } }
  await db.user.updateMany({ where, data: { language } })
}

/** Returns the exact time when a member's open session began; null when there is none. */
export async function sessionStart(userId: string, id: string): Promise<Date | null> {
  const where = { id, userId, expiresAt: { gt: new Date() } }
  const row = await db.session.findFirst({ where, select: { sealedStart: true } })
  const start = row && decrypt(startPurpose, row.sealedStart)
  return start === null ? null : new Date(start)
}

/**
 * True when the same person sent a form again that began a session on a shared phone: within ten minutes, and nobody
 * has signed out since or ended the session from elsewhere. Otherwise another person went back to its page, where the
 * browser offers to send it again.
 */
export async function isOwnResubmission(userId: string): Promise<boolean> {
  const sessions = await db.session.findMany({
    where: { userId, isShared: true },
    select: { expiresAt: true, sealedStart: true },
  })
  const now = Date.now()
  return sessions.every(({ expiresAt, sealedStart }) => {
    const start = decrypt(startPurpose, sealedStart)
    return expiresAt.getTime() > now && start !== null && Date.parse(start) > now - 10 * minute
  })
}

/**
 * Deletes a member's sessions on shared phones, so that `isOwnResubmission` finds only sessions that the form began.
 */
export async function forgetSharedSessions(userId: string, tx: Transaction): Promise<void> {
  await tx.session.deleteMany({ where: { userId, isShared: true } })
}

const sessionColumns = [
  'id',
  'createdAt',
  'expiresAt',
  'lastSeenAt',
  'secondStepAt',
  'isShared',
] as const
const sessionSelect = sql`${selectColumns('s', sessionColumns)}, ${selectColumns('u', Object.keys(memberColumns), 'user_')}`

type SessionRow = {
  id: string
  createdAt: Date
  expiresAt: Date
  lastSeenAt: Date
  secondStepAt: Date | null
  isShared: boolean | number
}

/** Returns the open session of a cookie's token, or null. */
export async function findSession(token: string): Promise<OpenSession | null> {
  const [row] = await db.$queryRaw<SessionRow[]>`
    SELECT ${sessionSelect} FROM "Session" s JOIN "User" u ON u."id" = s."userId"
    WHERE s."tokenHash" = ${computeHash(token)}`
  const user = row && joined<Parameters<typeof toMember>[0]>(row, 'user_', 'id')
  if (!row || !user || row.expiresAt <= new Date()) return null
  if (row.lastSeenAt < startOfDay(new Date()))
    await bestEffort('renewing a session', () => renew(row), 500)
  // SQLite has no booleans.
  const isShared = Boolean(row.isShared)
  return { id: row.id, member: toMember(user, row.secondStepAt), isShared }
}

async function renew({ id, createdAt, isShared }: SessionRow) {
  const today = startOfDay(new Date())
  const limit = isShared ? sharedLimit : idleLimit
  const expiresAt = new Date(Math.min(today.getTime() + limit, createdAt.getTime() + absoluteLimit))
  await db.session.updateMany({
    where: { id, expiresAt: { gt: new Date() } },
    data: { lastSeenAt: today, expiresAt },
  })
}

/**
 * Returns the owner's id of a session that is open or has expired. Null when the session is unknown or was ended on
 * purpose, because the token alone may be a thief's.
 */
export async function findSessionOwner(token: string): Promise<string | null> {
  const where = { tokenHash: computeHash(token), expiresAt: { gt: endedOnPurpose } }
  return (await db.session.findFirst({ where, select: { userId: true } }))?.userId ?? null
}

/** True when a session was on a shared phone, also after its end. */
export async function isSharedSession(token: string): Promise<boolean> {
  const where = { tokenHash: computeHash(token), isShared: true }
  return (await db.session.count({ where })) > 0
}

/**
 * Ends a session when its member signs out or in again. Its cookie stops working, but forms that are sent late find
 * their owner.
 */
export async function expireSession(token: string): Promise<void> {
  const now = new Date()
  const where = { tokenHash: computeHash(token), expiresAt: { gt: now } }
  await db.session.updateMany({ where, data: { expiresAt: startOfDay(now) } })
}

/**
 * Ends the session that a browser had before a sign-in on a shared phone. A session of the same member is deleted
 * instead, because an ended one would mean that she has signed out (`isOwnResubmission`).
 */
export async function replaceSharedSession(token: string, userId: string): Promise<void> {
  const open = { tokenHash: computeHash(token), expiresAt: { gt: new Date() } }
  await db.session.deleteMany({ where: { ...open, userId, isShared: true } })
  await expireSession(token)
}

/**
 * Ends a member's sessions except the given one. Forms that were opened in them are kept as drafts when they are
 * sent. No device stays trusted, including this one.
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

const replaySeconds = 10

/**
 * Returns a new token after reauthentication, so that copies stop working. A repeated `action` gets the same token in
 * every process. Null when the session has ended, or another action replaced its token.
 */
export async function replaceToken(token: string, action: string): Promise<string | null> {
  const next = successor(token, action, secondsNow())
  const { count } = await db.session.updateMany({
    where: { tokenHash: computeHash(token), expiresAt: { gt: new Date() } },
    data: { tokenHash: computeHash(next) },
  })
  return count ? next : replacementOf(token, action)
}

/**
 * Returns the token that replaced this one seconds ago for the same action, because a double click sends the old
 * cookie.
 */
export async function replacementOf(token: string, action: string): Promise<string | null> {
  const possible = recentSeconds().map((at) => successor(token, action, at))
  const session = await db.session.findFirst({
    where: { tokenHash: { in: possible.map(computeHash) }, expiresAt: { gt: new Date() } },
    select: { tokenHash: true },
  })
  return possible.find((candidate) => computeHash(candidate) === session?.tokenHash) ?? null
}

function recentSeconds() {
  const now = secondsNow()
  return Array.from({ length: replaySeconds }, (_, ago) => now - ago)
}

/** Records that an action was accepted, in its transaction, so that `wasAccepted` recognizes a repeated submission. */
export async function recordAccepted(submission: Submission, tx: Transaction): Promise<void> {
  const digest = submissionDigest(submission, secondsNow())
  // A full day, like those of `Session`: on PostgreSQL the row can be joined with the member's row that changes with it.
  const expiresAt = new Date(startOfDay(new Date()).getTime() + 2 * day)
  await tx.usedChallenge.upsert({ where: { digest }, create: { digest, expiresAt }, update: {} })
}

/** True when the same action was accepted seconds ago. */
export async function wasAccepted(submission: Submission): Promise<boolean> {
  const digests = recentSeconds().map((at) => submissionDigest(submission, at))
  return (await db.usedChallenge.count({ where: { digest: { in: digests } } })) > 0
}

/** Identifies a submitted form: the action and, for example, the session. */
type Submission = (string | null)[]

// Keyed, because a plain digest of a member's id and the seconds of an hour could be guessed.
function submissionDigest(submission: Submission, at: number) {
  return computeMac('accepted-press', JSON.stringify([...submission, at])).toString('base64url')
}

function secondsNow() {
  return Math.floor(Date.now() / second)
}

// The token is derived, so that every process computes the same one. It is keyed, so that a copy of the database is
// not enough.
function successor(token: string, action: string, replacedAt: number) {
  return computeMac('session-token', JSON.stringify([token, action, replacedAt])).toString(
    'base64url',
  )
}

/** One of the member's sessions. The times are whole days. */
export type OwnSession = {
  id: string
  device: string | null
  createdAt: Date
  lastSeenAt: Date
}

const max = 100

/** Lists the member's open sessions, latest sign-in first, at most 100. */
export function listOwnSessions(actor: Member): Promise<OwnSession[]> {
  return db.session.findMany({
    where: { userId: actor.id, expiresAt: { gt: new Date() } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: max,
    select: { id: true, device: true, createdAt: true, lastSeenAt: true },
  })
}

/** Ends one of the member's sessions, also when it has ended already; `not-found` for another member's session. */
export async function endOwnSession(actor: Member, sessionId: string): Promise<Result<null>> {
  const own = { id: sessionId, userId: actor.id }
  if (!isId(sessionId) || !(await db.session.count({ where: own }))) return fail('not-found')
  await endSessionOf(actor.id, sessionId)
  logSecurityEvent('sessions-ended', { outcome: 'ok', account: actor.id })
  return ok(null)
}

/** Ends all of the member's sessions except the current one. */
export async function endOtherSessions(actor: Member, currentId: string): Promise<void> {
  await endSessions(actor.id, undefined, currentId)
  logSecurityEvent('sessions-ended', { outcome: 'ok', account: actor.id })
}
