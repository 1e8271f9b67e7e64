import { db } from '~/database/db.server'

export const remove = { action: 'remove', reason: 'abuse' }
export const restore = { action: 'restore', reason: 'mistake' }
export const lock = { action: 'lock', reason: 'quarrel' }
export const unlock = { action: 'unlock', reason: 'calm' }
export const reveal = { action: 'reveal', reason: 'risk' }
export const dismiss = { action: 'dismiss', reason: 'fits' }

/** The audit log, oldest line first. */
export const wholeLog = () => db.auditEntry.findMany({ orderBy: { id: 'asc' } })

/** A post's stored number of comments. */
export const countOf = async (id: string) =>
  (await db.post.findUniqueOrThrow({ where: { id } })).commentCount
