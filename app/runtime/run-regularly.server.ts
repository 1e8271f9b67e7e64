import { log } from './log.server'

/**
 * Runs work in the background now and at an interval, even if the previous run has not ended. A failed run is logged;
 * the next run tries again.
 * @param every milliseconds
 * @param failure the start of the log message when a run fails
 * @returns a stop function; a run in progress continues
 */
export function runRegularly(
  work: () => Promise<unknown>,
  every: number,
  failure: string,
): () => void {
  const message = `${failure}; the next run tries again`
  const run = () => work().catch((error: unknown) => log.error({ err: error }, message))
  void run()
  const timer = setInterval(() => void run(), every).unref()
  return () => clearInterval(timer)
}
