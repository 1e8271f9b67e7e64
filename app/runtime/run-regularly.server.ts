import { log } from './log.server'

/**
 * Runs work in the background now and at an interval, whether the run before has ended or not. What fails is logged and
 * tried again at the next run.
 * @param every milliseconds
 * @param failure what the log says when a run fails
 * @returns a stop function; a run that has begun goes on
 */
export function runRegularly(
  work: () => Promise<unknown>,
  every: number,
  failure: string,
): () => void {
  const run = () => work().catch((error: unknown) => log.error({ err: error }, failure))
  void run()
  const timer = setInterval(() => void run(), every).unref()
  return () => clearInterval(timer)
}
