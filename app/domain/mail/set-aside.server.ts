import { db } from '~/db.server'
import { fail, ok, type Result } from '../result'

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
 * @returns `not-authenticated` for visitors, `not-allowed` for anyone but administrators
 */
export async function listSetAside(
  actor: { role: string } | null,
): Promise<Result<SetAsideMail[]>> {
  if (!actor) return fail('not-authenticated')
  if (actor.role !== 'admin') return fail('not-allowed')
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
