import { inDatabase } from '../in-database'

type Where = Parameters<typeof inDatabase>[0]

/** Makes the notifications that wait in a running site due, which otherwise takes up to an hour; returns how many. */
export async function bringNotificationsForward(site: Where): Promise<number> {
  const data = { keptUntil: new Date() }
  const { count } = await inDatabase(site, ({ notification }) => notification.updateMany({ data }))
  return count
}
