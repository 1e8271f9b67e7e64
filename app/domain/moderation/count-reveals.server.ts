import { db } from '~/database/db.server'
import { day } from '../durations'
import type { Member } from '../members/member'
import { requireRole } from '../members/require-role'
import { hasRole } from '../members/member-role'
import { startOfDay } from '../day'
import { ok, type Result } from '../result'

const recentDays = 30
const max = 100

/** How many authors a moderator has looked up; `name` is null when their account is deleted. */
export type RevealCount = { name: string | null; recent: number; total: number }

/** How many authors each moderator has looked up (non-admins see their own); `not-allowed` for members. */
export async function countReveals(viewer: Member): Promise<Result<RevealCount[]>> {
  const allowed = requireRole(viewer, 'moderator')
  if (!allowed.ok) return allowed
  const { id, username } = viewer
  if (!hasRole(viewer, 'admin')) {
    const [recent, total] = await Promise.all([
      db.auditEntry.count({ where: { actorId: id, ...recentReveals() } }),
      db.auditEntry.count({ where: { actorId: id, ...reveals } }),
    ])
    return ok([{ name: username, recent, total }])
  }
  return ok(await countAll())
}

const reveals = { action: 'reveal' } as const

function recentReveals() {
  const since = startOfDay(new Date(Date.now() - recentDays * day))
  return { ...reveals, createdAt: { gte: since } }
}

async function countAll() {
  const totals = await db.auditEntry.groupBy({
    by: 'actorId',
    where: reveals,
    _count: true,
    orderBy: [{ _count: { actorId: 'desc' } }, { actorId: 'asc' }],
    take: max,
  })
  const actorIds = totals.map(({ actorId }) => actorId)
  const [recents, people] = await Promise.all([
    db.auditEntry.groupBy({
      by: 'actorId',
      where: { ...recentReveals(), actorId: { in: actorIds } },
      _count: true,
    }),
    db.user.findMany({ where: { id: { in: actorIds } }, select: { id: true, username: true } }),
  ])
  return totals.map(({ actorId, _count: total }) => ({
    name: people.find(({ id }) => id === actorId)?.username ?? null,
    recent: recents.find((row) => row.actorId === actorId)?._count ?? 0,
    total,
  }))
}
