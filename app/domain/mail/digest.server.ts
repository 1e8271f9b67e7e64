import { db } from '~/database/db.server'
import { countAnswersSince } from '../answers/answers.server'
import { startOfHour } from '../authorship/anonymity'
import { startOfDay } from '../day'
import { day, hour } from '../durations'
import { memberColumns, toMember } from '../members/member'
import { dayNumber } from '../threads/thread-states.server'
import { queueMails, type MailContents } from './outbox.server'
import { unsubscribeToken } from './unsubscribe.server'

/**
 * Digests are sent at this hour of the day, in the site's time zone, and weekly digests on Monday. After an outage they
 * are sent on the next day and cover what the lost ones would have told.
 */
const hourOfDay = 8

/**
 * Queues today's digests once, from their hour on, in the process that is first. Each member who wants a digest gets
 * a row, with or without news. The news is checked at sending time, so the number of rows does not reveal it.
 */
export async function queueDigests(now = new Date()): Promise<void> {
  const leavesAt = startOfDay(now).getTime() + hourOfDay * hour
  const today = dayNumber(now)
  if (now.getTime() < leavesAt) return
  // A row of a later day was written while the clock was ahead. It does not count.
  if (await db.digestRun.findUnique({ where: { day: today } })) return
  await db.$transaction(async (tx) => {
    const isFirst = await tx.$executeRaw`
      INSERT INTO "DigestRun" ("day") VALUES (${today}) ON CONFLICT DO NOTHING`
    if (!isFirst) return
    const runs = await tx.digestRun.aggregate({
      where: { day: { lt: today } },
      _max: { day: true },
    })
    const last = runs._max.day ?? today - 1
    const isWeekly = last < mondayBefore(today)
    await tx.digestRun.deleteMany({ where: { day: { not: today } } })
    const members = await tx.user.findMany({
      where: {
        digest: { in: isWeekly ? ['daily', 'weekly'] : ['daily'] },
        emailVerifiedAt: { not: null },
      },
      select: { id: true, digest: true },
    })
    const mails = members.map(({ id, digest }) => {
      const lastOwn = digest === 'weekly' ? mondayBefore(last) : last
      // Anonymous comments have the full hour as their time.
      const since = startOfHour(new Date(leavesAt - (today - lastOwn) * day)).getTime()
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

// Returns that day itself if it is a Monday. 1 January 1970 was a Thursday.
function mondayBefore(dayNumber: number) {
  return dayNumber - ((dayNumber + 3) % 7)
}

/**
 * Returns the contents of a digest from its payload; null if the member no longer wants it, or nothing is new since
 * the last one. Its row names only the member, because the email address may change before the mail server takes the
 * mail.
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
