import { afterEach, expect, test, vi } from 'vitest'
import { leaveWhenIdle } from '~/ui/shell/shared-phone'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('typing on a shared phone renews the last use at the site, once a minute at most', () => {
  vi.useFakeTimers()
  const page = new EventTarget()
  // Without a connection nothing changes.
  const fetched = vi.fn((_: string) => Promise.reject(new Error('offline')))
  const globals = {
    window: {},
    document: page,
    fetch: fetched,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  const stop = leaveWhenIdle('asha')
  const type = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      vi.advanceTimersByTime(1_000)
      page.dispatchEvent(new Event('input'))
    }
  }
  type(59)
  expect(fetched).not.toHaveBeenCalled()
  type(11 * 60)
  stop()
  expect(fetched).toHaveBeenCalledTimes(11)
  expect(new Set(fetched.mock.calls.flat())).toEqual(new Set(['/api/auth/status']))
})
