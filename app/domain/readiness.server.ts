import { db } from '~/db.server'
import { log } from '~/log.server'

/** Whether the database answers a query now. */
export async function databaseAnswers(): Promise<boolean> {
  try {
    await db.$queryRaw`SELECT 1`
    return true
  } catch (error) {
    log.error({ err: error }, 'database does not answer')
    return false
  }
}
