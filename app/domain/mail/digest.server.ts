import { db } from '~/database/db.server'
import { countAnswersSince } from '../answers/answers.server'
import { startOfHour } from '../authorship/anonymity'
import { startOfDay } from '../day'
import { day, hour } from '../durations'
import { memberColumns, toMember } from '../members/member'
import { dayNumber } from '../threads/thread-states.server'
import { queueMails, type MailContents } from './outbox.server'
import { unsubscribeToken } from './unsubscribe.server'

/** The hour of the day, in the site's time zone, and the weekday of weekly digests, Monday. */
const hourOfDay = 8
const weekday = 1

/**
 * Queues the digests of today once, from their hour on, whichever process is first. Each member who wants one gets a row,
 * whether she has something new or not: that is decided when the mail is sent, so the number of rows does not tell it.
 */
export async function queueDigests(now = new Date()): Promise<void> {
  const leavesAt = startOfDay(now).getTime() + hourOfDay * hour
  const today = dayNumber(now)
  if (now.getTime() < leavesAt) return
  if (await db.digestRun.findFirst({ where: { day: { gte: today } } })) return
  // The first of January 1970 was a Thursday.
  const isWeekly = (today + 4) % 7 === weekday
  await db.$transaction(async (tx) => {
    const begun = await tx.$executeRaw`
      INSERT INTO "DigestRun" ("day") VALUES (${today}) ON CONFLICT DO NOTHING`
    if (!begun) return
    await tx.digestRun.deleteMany({ where: { day: { lt: today } } })
    const members = await tx.user.findMany({
      where: {
        digest: { in: isWeekly ? ['daily', 'weekly'] : ['daily'] },
        emailVerifiedAt: { not: null },
      },
      select: { id: true, digest: true },
    })
    const mails = members.map(({ id, digest }) => {
      const last = new Date(leavesAt - (digest === 'weekly' ? 7 * day : day))
      // Anonymous comments have the full hour as their time.
      const since = startOfHour(last).getTime()
      // A digest that still waits for the mail server replaces this one.
      const payload = { memberId: id, since: String(since) }
      return {
        kind: 'digest' as const,
        cause: `digest/${id}`,
        recipient: '',
        language: '',
        payload,
      }
    })
    await queueMails(mails, tx)
  })
}

/**
 * The contents of a digest, from its payload; null if the member no longer wants it, or nothing is new since the last
 * one. Its row names only the member, because the email address may change before the mail server takes it.
 */
export async function resolveDigest({
  memberId = '',
  since = '',
}: Record<string, string>): Promise<MailContents | null> {
  const row = await db.user.findFirst({
    where: { id: memberId, digest: { not: 'never' }, emailVerifiedAt: { not: null } },
    select: memberColumns,
  })
  if (!row?.email) return null
  const threads = await countAnswersSince(toMember(row), new Date(Number(since)))
  if (!threads) return null
  return {
    recipient: row.email,
    language: row.language,
    payload: {
      threads: String(threads),
      unsubscribe: unsubscribeToken(memberId, row.email, 'digest'),
    },
  }
}
