import { isServiceUnavailable } from '~/database/db.server'
import { log } from '../runtime/log.server'

/** Does optional work for at most `within` milliseconds. Failures are logged under the name `what`. */
export async function bestEffort(
  what: string,
  work: () => Promise<unknown>,
  within = Infinity,
): Promise<void> {
  const done = work().catch((error: unknown) => {
    log[isServiceUnavailable(error) ? 'warn' : 'error']({ err: error }, `${what} failed`)
  })
  if (within === Infinity) return void (await done)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((resolve) => (timer = setTimeout(resolve, within)))
  await Promise.race([done, late])
  clearTimeout(timer)
}
