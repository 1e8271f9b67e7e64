import { inDatabase } from '../../support/in-database'
import type { KnownSite } from './sites'

/** Expires a member's sessions on the server. The browser keeps its cookie. */
export async function expireSessions(site: KnownSite, username: string): Promise<void> {
  const { count } = await inDatabase(site, ({ session }) =>
    session.updateMany({
      where: { user: { username } },
      data: { expiresAt: new Date('2000-01-01') },
    }),
  )
  if (!count) throw new Error(`${username} has no session`)
}
