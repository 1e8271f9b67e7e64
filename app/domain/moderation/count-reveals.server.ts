import { db } from '~/database/db.server'
import { day } from '../durations'
import { type Member, checkRole } from '../members/member'
import { toIsoDay, startOfDay } from '../day'
import { ok, type Result } from '../result'
import { readLookUps } from './audit-log.server'
import { namesOf } from './log-line.server'

const recentDays = 30
const max = 100
const months = 12

/** The number of authors that a moderator has looked up; `name` is null when the moderator's account is deleted. */
export type RevealCount = { name: string | null; recent: number; total: number }

/**
 * Counts the authors that each moderator has looked up, without look-ups of the viewer's own items; `not-allowed` for
 * everyone except admins.
 */
export async function countReveals(viewer: Member): Promise<Result<RevealCount[]>> {
  const allowed = checkRole(viewer, 'admin')
  if (!allowed.ok) return allowed
  const since = startOfDay(new Date(Date.now() - recentDays * day))
  const counts = new Map<string, { recent: number; total: number }>()
  const reveals = (await readLookUps(viewer)).filter(({ action }) => action === 'reveal')
  for (const { actorId, day: revealedOn } of reveals) {
    const { recent, total } = counts.get(actorId) ?? { recent: 0, total: 0 }
    counts.set(actorId, { recent: recent + Number(revealedOn >= since), total: total + 1 })
  }
  const names = await namesOf([...counts.keys()])
  return ok(
    [...counts]
      .sort(([a, one], [b, other]) => other.total - one.total || (a < b ? -1 : 1))
      .slice(0, max)
      .map(([actorId, count]) => ({ name: names.get(actorId) ?? null, ...count })),
  )
}

/** The number of authors looked up in a month such as '2026-10'. */
export type MonthlyReveals = { month: string; count: number }

/**
 * Counts the authors that all moderators together looked up in each of the last twelve complete months, latest first.
 * The current month is left out, because its count would grow on the day of a look-up. `not-allowed` for members.
 */
export async function countRevealsByMonth(viewer: Member): Promise<Result<MonthlyReveals[]>> {
  const allowed = checkRole(viewer, 'moderator')
  if (!allowed.ok) return allowed
  const now = new Date()
  const days = await db.auditEntry.groupBy({
    by: 'day',
    where: { action: 'reveal', day: { lt: startOfMonth(now, 0), gte: startOfMonth(now, months) } },
    _count: true,
    orderBy: { day: 'desc' },
  })
  const counts = new Map<string, number>()
  for (const { day: date, _count: count } of days) {
    const month = toIsoDay(date).slice(0, 7)
    counts.set(month, (counts.get(month) ?? 0) + count)
  }
  return ok([...counts].map(([month, count]) => ({ month, count })))
}

// Returns the first moment of the month `ago` months ago, in the site's time zone.
function startOfMonth(now: Date, ago: number) {
  const [year = 0, month = 1] = toIsoDay(now).split('-').map(Number)
  return startOfDay(new Date(Date.UTC(year, month - 1 - ago, 1)))
}
