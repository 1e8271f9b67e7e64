import { db } from '~/db.server'
import { requireRole, type RoleHolder } from '../require-role'
import { ok, type Result } from '../result'

/**
 * A mail that could not be delivered. Of its address only the host is told, and nothing of what it was
 * about: together with the time they could name an anonymous author.
 */
export type SetAsideMail = {
  id: string
  kind: string
  host: string
  reason: string
  attempts: number
  createdAt: Date
}

const most = 100

/**
 * The mails that were set aside, newest first, up to a hundred.
 * @returns `not-authenticated` for visitors, `not-allowed` for anyone but admins, and while suspended
 */
export async function listSetAside(actor: RoleHolder | null): Promise<Result<SetAsideMail[]>> {
  const admin = requireRole(actor, 'admin')
  if (!admin.ok) return admin
  const rows = await db.outgoingMail.findMany({
    where: { state: 'setAside' },
    orderBy: { id: 'desc' },
    take: most,
    select: {
      id: true,
      kind: true,
      recipient: true,
      lastError: true,
      attempts: true,
      createdAt: true,
    },
  })
  return ok(
    rows.map(({ recipient, lastError, ...row }) => ({
      ...row,
      host: recipient.slice(recipient.lastIndexOf('@') + 1),
      reason: lastError ?? '',
    })),
  )
}
