import { expect, test, vi } from 'vitest'
import { monitorEventLoop } from '~/http/server/event-loop-monitor.server'
import { log } from '~/runtime/log.server'

type Delay = { p99: number; max: number }

test('the log says how long the event loop kept others waiting, and forgets it for the next line', async () => {
  const info = vi.spyOn(log, 'info').mockReturnValue()
  const lines = () =>
    (info.mock.calls as unknown as [Delay, string][])
      .filter(([, message]) => message === 'event loop delay')
      .map(([delay]) => delay)
  const end = monitorEventLoop(100)
  const blockedUntil = performance.now() + 400
  // The histogram starts with the first turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve, 50))
  while (performance.now() < blockedUntil + 50);
  await vi.waitUntil(() => lines().length > 0)
  const [first = { p99: 0, max: 0 }] = lines()
  expect(first.max).toBeGreaterThan(200)
  expect(first.p99).toBeLessThanOrEqual(first.max)
  await vi.waitUntil(() => lines().length > 3, { timeout: 30_000 })
  expect(Math.min(...lines().map(({ max }) => max))).toBeLessThan(first.max)
  end()
  const count = lines().length
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect(lines()).toHaveLength(count)
})
