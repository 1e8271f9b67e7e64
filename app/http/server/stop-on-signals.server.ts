import { log } from '~/runtime/log.server'

const lastWrites = 3_000

/**
 * Ends the process in order when it is told to, with exit code 1 if a request was cut off. A second signal changes
 * nothing: npm passes on what the terminal has sent already.
 * @param stopServing resolves with the number of requests that were cut off
 * @param finish what is still to be written, for at most three seconds
 */
export function stopOnSignals(
  stopServing: (signal: string) => Promise<number>,
  finish: () => Promise<unknown>,
): void {
  let stopping: Promise<void> | undefined
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => (stopping ??= stop(signal)))

  async function stop(signal: string) {
    log.info({ signal }, 'stopping')
    const cut = await stopServing(signal)
    setTimeout(() => process.exit(1), lastWrites).unref()
    await finish().catch((err: unknown) => log.error({ err }, 'could not finish'))
    log.info({ cut }, 'stopped')
    process.exit(cut ? 1 : 0)
  }
}
