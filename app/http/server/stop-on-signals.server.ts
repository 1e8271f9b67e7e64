import { log } from '~/runtime/log.server'

const finishTimeout = 3_000

/**
 * Stops on SIGTERM or SIGINT, with exit code 1 if requests were cut off. Only the first signal counts: npm repeats
 * the terminal's. `finish` gets three seconds.
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
    setTimeout(() => process.exit(1), finishTimeout).unref()
    await finish().catch((err: unknown) => log.error({ err }, 'could not finish'))
    log.info({ cut }, 'stopped')
    process.exit(cut ? 1 : 0)
  }
}
