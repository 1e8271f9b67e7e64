import { afterEach, expect, test, vi } from 'vitest'
import { runExclusive } from '~/runtime/keyed-mutex'

afterEach(() => vi.useRealTimers())

function held() {
  let end = () => {}
  const done = new Promise<void>((resolve) => (end = resolve))
  return { work: () => done, end }
}

test('works of one name follow each other, works of another do not wait', async () => {
  const order: string[] = []
  const first = held()
  const all = [
    runExclusive('a', () => first.work().then(() => order.push('first'))),
    runExclusive('a', () => Promise.resolve(order.push('second'))),
    runExclusive('b', () => Promise.resolve(order.push('other'))),
  ]
  await all[2]
  expect(order).toEqual(['other'])
  first.end()
  await Promise.all(all)
  expect(order).toEqual(['other', 'first', 'second'])
})

test('a failure reaches its caller and nobody else', async () => {
  const failing = runExclusive('a', () => Promise.reject(new Error('no')))
  const next = runExclusive('a', () => Promise.resolve('fine'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('fine')
})

test('who waited longer than 30 seconds is turned away without being begun', async () => {
  vi.useFakeTimers()
  const first = held()
  const work = vi.fn(() => Promise.resolve())
  const all = [runExclusive('a', first.work), runExclusive('a', work)]
  vi.advanceTimersByTime(30_001)
  first.end()
  const [, late] = await Promise.allSettled(all)
  expect(late).toMatchObject({
    status: 'rejected',
    reason: expect.objectContaining({
      message: expect.stringContaining('within 30 seconds') as string,
    }) as Error,
  })
  expect(work).not.toHaveBeenCalled()
})
