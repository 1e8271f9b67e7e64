import { db, type Transaction } from '~/database/db.server'
import { authoredByOthers, type ByOthers } from '../authorship/authorship.server'
import { day, hour } from '../durations'
import type { Resolvers } from '../mail/deliver.server'
import { queueMails, type MailContents, type NewMail } from '../mail/outbox.server'
import { isOnTeam, memberColumns, toMember, type Member } from '../members/member'
import { listWaitingAppeals } from './appeals.server'
import { findWaitingLookUps } from './look-up-requests.server'
import { aboutOthersItems, reportsOn, type Item, type ItemKind } from './item.server'
import { urgency } from './reasons'

/*
 * Every moderator with two-factor authentication gets a row. The resolvers decide at sending time who gets the mail.
 * If the author of an item got no row, the missing row would reveal the author.
 */

const [danger = []] = urgency
const isDanger = { in: danger as string[] }

const onDuty = {
  role: { not: 'member' as const },
  secondStep: { isNot: null },
  emailVerifiedAt: { not: null },
}

/**
 * Queues the mails about the first report of danger on an item. Does nothing for other reasons and later reports.
 * Call it in the report's transaction, before the report is stored.
 */
export async function queueDangerMails(item: Item, reason: string, tx: Transaction): Promise<void> {
  if (!isDanger.in.includes(reason)) return
  const before = { ...reportsOn(item), state: 'open' as const, reason: isDanger }
  if (await tx.report.count({ where: before })) return
  await queueForTeam('dangerWaiting', { kind: item.kind, itemId: item.id }, tx)
}

/**
 * Queues the mails about everything else, once an hour, in the process that is first. A moderator gets the mail if
 * something new waits for her since the last time.
 */
export async function queueWaitingMails(now = new Date()): Promise<void> {
  const thisHour = Math.floor(now.getTime() / hour)
  // Another machine may be in the next hour already. Rows of later hours were written while a clock was
  // ahead.
  const isDone = { hour: { gte: thisHour, lte: thisHour + 1 } }
  if (await db.waitingMailRun.findFirst({ where: isDone })) return
  await db.$transaction(async (tx) => {
    const isFirst = await tx.$executeRaw`
      INSERT INTO "WaitingMailRun" ("hour") VALUES (${thisHour}) ON CONFLICT DO NOTHING`
    if (!isFirst) return
    const others = { NOT: isDone }
    const last = await tx.waitingMailRun.findFirst({ where: others, orderBy: { hour: 'desc' } })
    await tx.waitingMailRun.deleteMany({ where: others })
    const since = Math.min(last?.hour ?? thisHour, thisHour - 1) * hour
    await queueForTeam('somethingWaiting', { since: String(since) }, tx)
  })
}

async function queueForTeam(
  kind: 'somethingWaiting' | 'dangerWaiting',
  about: Record<string, string>,
  tx: Transaction,
) {
  const team = await tx.user.findMany({ where: onDuty, select: { id: true } })
  const mails = team.map(({ id: memberId }): NewMail => ({
    kind,
    // A mail that still waits for the mail server replaces the next one.
    cause: `${kind}/${memberId}/${about.itemId ?? ''}`,
    recipient: '',
    language: '',
    payload: { memberId, ...about },
  }))
  await queueMails(mails, tx)
}

/**
 * Returns a mail about danger; null for the item's author, for members who want no mail, and once the report is
 * decided.
 */
async function resolveDanger({
  memberId = '',
  kind = '',
  itemId = '',
}: Record<string, string>): Promise<MailContents | null> {
  const item = { kind: kind as ItemKind, id: itemId }
  return contentsFor(memberId, (byOthers) =>
    isWaiting(byOthers, { ...reportsOn(item), reason: isDanger }),
  )
}

/** Returns an hour's mail; null for members who want none, and if no new item of others waits. */
async function resolveWaiting({
  memberId = '',
  since = '',
}: Record<string, string>): Promise<MailContents | null> {
  const isNew = { gte: new Date(Number(since)) }
  return contentsFor(
    memberId,
    async (byOthers, member) =>
      (await isWaiting(byOthers, { reason: { notIn: danger }, createdAt: isNew })) ||
      (await listWaitingAppeals(member, byOthers)).some(({ askedAt }) => askedAt >= isNew.gte) ||
      (await isLookUpWaiting(member, isNew.gte)),
  )
}

// A request expires a day after it was sent, rounded up to the hour.
async function isLookUpWaiting(member: Member, since: Date) {
  const expiresAfter = since.getTime() + day
  const waiting = await findWaitingLookUps(member)
  return waiting.some(({ expiresAt }) => expiresAt.getTime() > expiresAfter)
}

async function isWaiting(byOthers: ByOthers, where: object) {
  const found = await db.report.findFirst({
    where: { AND: [where, aboutOthersItems(byOthers)], state: 'open' },
    select: { id: true },
  })
  return found !== null
}

async function contentsFor(
  memberId: string,
  isNeeded: (byOthers: ByOthers, member: Member) => Promise<boolean>,
): Promise<MailContents | null> {
  const member = await findModerator(memberId)
  if (!member?.email || !(await isNeeded(await authoredByOthers(memberId), member))) return null
  return { recipient: member.email, language: member.language, payload: {} }
}

async function findModerator(id: string): Promise<Member | null> {
  const where = { id, moderationMail: true, ...onDuty }
  const row = await db.user.findFirst({ where, select: memberColumns })
  const member = row && toMember(row)
  return member && isOnTeam(member, 'moderator') ? member : null
}

/** The condition for administrators who are told of a look-up by one person. */
export function adminOnDuty() {
  return {
    role: 'admin' as const,
    emailVerifiedAt: { not: null },
    OR: [{ secondStepDue: null }, { secondStepDue: { gt: new Date() } }],
  }
}

/** Returns a mail about a look-up; null when its administrator has left the team, or is the author. */
async function resolveLookUp({
  memberId = '',
  by = '',
}: Record<string, string>): Promise<MailContents | null> {
  const select = { email: true, language: true }
  const admin = await db.user.findFirst({ where: { id: memberId, ...adminOnDuty() }, select })
  return admin?.email ? { recipient: admin.email, language: admin.language, payload: { by } } : null
}

/** The functions that the mailer calls when it sends these mails. */
export const waitingMailResolvers: Resolvers = {
  authorLookedUp: resolveLookUp,
  somethingWaiting: resolveWaiting,
  dangerWaiting: resolveDanger,
}
