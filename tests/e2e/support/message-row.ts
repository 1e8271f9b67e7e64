import { inDatabase } from '../../support/in-database'
import type { KnownSite } from './sites'

/** The row of a message, by column; null when there is none. */
export function messageRow(site: KnownSite, referenceId: string) {
  return inDatabase(site, ({ message }) => message.findUnique({ where: { referenceId } }))
}

/** How many messages an address has sent. */
export function messagesFrom(site: KnownSite, email: string): Promise<number> {
  return inDatabase(site, ({ message }) => message.count({ where: { email } }))
}
