import { expect, test, vi } from 'vitest'
import { monitorEventLoop } from '~/site/measure-site.server'
import { log } from '~/runtime/log.server'

type Delay = { p99: number; max: number }

test('the log says how long the event loop kept others waiting, and forgets it for the next line', async () => {
  const info = vi.spyOn(log, 'info').mockReturnValue()
  const lines = () =>
    (info.mock.calls as unknown as [Delay, string][])
      .filter(([, message]) => message === 'event loop delay')
      .map(([delay]) => delay)
  const end = monitorEventLoop(100)
  // The histogram starts with the first turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve, 50))
  const isSlow = ({ max }: Delay) => max > 200
  await vi.waitUntil(
    () => {
      const blockedUntil = performance.now() + 400
      while (performance.now() < blockedUntil);
      return lines().some(isSlow)
    },
    { timeout: 30_000 },
  )
  const slow = lines().find(isSlow)
  expect(slow?.p99).toBeLessThanOrEqual(slow?.max ?? 0)
  await vi.waitUntil(() => !isSlow(lines().at(-1) as Delay), { timeout: 30_000 })
  end()
  const count = lines().length
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect(lines()).toHaveLength(count)
})
