import { isUnavailable } from '~/database/db.server'
import { log } from '~/runtime/log.server'

/**
 * Does optional work; failures are only logged.
 * @param what name of the work, for the log
 * @param within milliseconds to wait for it
 */
export async function bestEffort(
  what: string,
  work: () => Promise<unknown>,
  within = Infinity,
): Promise<void> {
  const done = work().catch((error: unknown) => {
    log[isUnavailable(error) ? 'warn' : 'error']({ err: error }, `${what} failed`)
  })
  if (within === Infinity) return void (await done)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((resolve) => (timer = setTimeout(resolve, within)))
  await Promise.race([done, late])
  clearTimeout(timer)
}
