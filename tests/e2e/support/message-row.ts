import { inDatabase } from '../../support/in-database'
import type { KnownSite } from './sites'

/** Returns the row of a message; null when there is none. */
export function messageRow(site: KnownSite, referenceId: string) {
  return inDatabase(site, ({ message }) => message.findUnique({ where: { referenceId } }))
}

/** Counts the messages that an address has sent. */
export function messagesFrom(site: KnownSite, email: string): Promise<number> {
  return inDatabase(site, ({ message }) => message.count({ where: { email } }))
}
