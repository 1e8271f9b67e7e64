import { inDatabase } from '../in-database'

type Where = Parameters<typeof inDatabase>[0]

/** Makes the waiting notifications of a running site due now. @returns their number */
export async function bringNotificationsForward(site: Where): Promise<number> {
  const data = { keptUntil: new Date() }
  const { count } = await inDatabase(site, ({ notification }) => notification.updateMany({ data }))
  return count
}
