import { expect, test } from 'vitest'
import { runCooperatively } from '~/domain/language/run-cooperatively.server'
import { maskAtOnce, maskLanguage } from '~/domain/language/mask-language.server'

// Ten times the length of a post, so that even the fastest machine needs several turns.
const long = '1s@ran$ fuck '.repeat(16_000)

test('others take their turn while a long text is masked, and it is masked the same', async () => {
  let turns = 0
  let isOver = false
  const take = () => {
    turns++
    if (!isOver) setImmediate(take)
  }
  setImmediate(take)
  const masked = await maskLanguage(long)
  isOver = true
  expect(turns).toBeGreaterThan(2)
  expect(masked).toEqual(maskAtOnce(long))
})

test('of two long texts one is masked after the other', async () => {
  const order: string[] = []
  const work = (name: string) =>
    (function* () {
      order.push(name)
      const until = performance.now() + 20
      while (performance.now() < until) yield
      order.push(name)
    })()
  await Promise.all(['first', 'second'].map((name) => runCooperatively(work(name))))
  expect(order).toEqual(['first', 'first', 'second', 'second'])
})

test('a search that fails fails for its caller and for nobody after it', async () => {
  const failing = runCooperatively(
    (function* () {
      yield
      throw new Error('no')
    })(),
  )
  const next = maskLanguage('fuck')
  await expect(failing).rejects.toThrow('no')
  expect((await next).text).toBe('****')
})
