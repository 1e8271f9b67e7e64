import { db } from '~/database/db.server'
import { isId } from '../validation/validation.server'

/** A passkey as its member sees it; without a name of its own it is called by the day it was added. */
export type OwnPasskey = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }

const columns = { id: true, name: true, createdAt: true, lastUsedAt: true } as const

/** How many passkeys a member may have. */
export const maxPasskeys = 20

/** A member's passkeys, in the order in which they were added. */
export function listPasskeys(userId: string): Promise<OwnPasskey[]> {
  const where = { secondStep: { userId } }
  return db.passkey.findMany({ where, orderBy: { sortKey: 'asc' }, select: columns })
}

/** One of the member's own passkeys, or null. */
export function readPasskey(userId: string, id: string): Promise<OwnPasskey | null> {
  return db.passkey.findFirst({ where: ownPasskey(userId, id), select: columns })
}

/** Finds the passkey with this id among the member's own; the id is any text. */
export function ownPasskey(userId: string, id: string) {
  return { id: isId(id) ? id : '', secondStep: { userId } }
}

/** Whether a member can use a passkey. */
export async function hasPasskey(userId: string): Promise<boolean> {
  return (await db.passkey.count({ where: { secondStep: { userId } } })) > 0
}
