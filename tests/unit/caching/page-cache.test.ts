import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { outdateVisitorsPages } from '~/domain/visible-changes'
import type { CachedPage } from '~/http/micro-cache/cached-page.server'
import { createPageCache } from '~/http/micro-cache/micro-cache.server'

const megabyte = 2 ** 20

let cache: ReturnType<typeof createPageCache>

beforeEach(() => {
  cache = createPageCache(megabyte)
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => vi.useRealTimers())

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

function page(text: string, more: Partial<CachedPage> = {}): CachedPage {
  return {
    status: 200,
    headers: [],
    type: 'text/html',
    etag: null,
    body: Buffer.from(text),
    compressed: new Map(),
    digest: text,
    isCacheable: true,
    ...more,
  }
}

const textOf = (found: CachedPage | null) => found && found.body.toString()
const cached = () => textOf(cache.find('key'))
const render = async (text: string, more?: Partial<CachedPage>) =>
  textOf(await cache.refresh('key', () => Promise.resolve(page(text, more))))

describe('a cached page', () => {
  test('is sent for one second', async () => {
    expect(cached()).toBeNull()
    await render('one')
    pass(999)
    expect(cached()).toBe('one')
    pass(1)
    expect(cached()).toBeNull()
    expect(await render('two')).toBe('two')
    expect(cached()).toBe('two')
  })

  test('is as old as the start of its rendering', async () => {
    let finish = (_: CachedPage) => {}
    const rendering = cache.refresh('key', () => new Promise((resolve) => (finish = resolve)))
    pass(900)
    finish(page('one'))
    await rendering
    expect(cached()).toBe('one')
    pass(100)
    expect(cached()).toBeNull()
  })

  test('keeps its bytes and their compressed forms when it is rendered the same', async () => {
    await render('one')
    const first = cache.find('key')
    pass(1_000)
    await render('one', { body: Buffer.from('one, later') })
    expect(cache.find('key')).toBe(first)
    pass(1_000)
    await render('two')
    expect(cached()).toBe('two')
  })

  test.each([
    ['a redirect', { status: 303, isCacheable: false }],
    ['an answer for one visitor', { isCacheable: false }],
    ['a bug', { status: 500, isCacheable: false }],
  ])('is never %s', async (_, more) => {
    expect(await render('one', more)).toBe('one')
    expect(cached()).toBeNull()
  })
})

describe('rendering', () => {
  test('is done once for all who ask meanwhile', async () => {
    let count = 0
    const slowly = async () => {
      count += 1
      await pause(10)
      return page('one')
    }
    const all = await Promise.all([1, 2, 3].map(() => cache.refresh('key', slowly)))
    expect(all.map(textOf)).toEqual(['one', 'one', 'one'])
    expect(count).toBe(1)
  })

  test('is tried again after it failed', async () => {
    const failing = () => Promise.reject(new Error('a bug'))
    await expect(cache.refresh('key', failing)).rejects.toThrow('a bug')
    expect(await render('one')).toBe('one')
  })
})

describe('while the database is away', () => {
  const away = { status: 503, isCacheable: false }

  test('the last copy is sent for 60 seconds, then the 503', async () => {
    await render('one')
    pass(1_000)
    expect(await render('away', away)).toBe('one')
    expect(cached()).toBe('one')
    pass(58_500)
    expect(cached()).toBeNull()
    expect(await render('away', away)).toBe('one')
    expect(cached()).toBe('one')
    pass(500)
    expect(cached()).toBeNull()
    expect(await render('away', away)).toBe('away')
  })

  test('a page that nobody has read is a 503', async () => {
    expect(await render('away', away)).toBe('away')
    expect(cached()).toBeNull()
  })

  test('a bug is not hidden behind the last copy', async () => {
    await render('one')
    pass(1_000)
    expect(await render('a bug', { status: 500, isCacheable: false })).toBe('a bug')
  })

  test('a page that is no longer found is not shown again', async () => {
    await render('one')
    pass(1_000)
    expect(await render('gone', { status: 404, isCacheable: false })).toBe('gone')
    expect(await render('away', away)).toBe('away')
  })
})

describe('after something visible was changed or taken away', () => {
  const away = { status: 503, isCacheable: false }

  test('a page is rendered again at once', async () => {
    await render('one')
    outdateVisitorsPages()
    expect(cached()).toBeNull()
    await render('two')
    expect(cached()).toBe('two')
  })

  test('what was rendered meanwhile is not kept, and nobody joins it', async () => {
    let finish = (_: CachedPage) => {}
    const before = cache.refresh('key', () => new Promise((resolve) => (finish = resolve)))
    outdateVisitorsPages()
    expect(await render('after')).toBe('after')
    finish(page('before'))
    expect(textOf(await before)).toBe('before')
    expect(cached()).not.toBe('before')
    expect(await render('after')).toBe('after')
    expect(cached()).toBe('after')
  })

  test('it is no last copy', async () => {
    await render('one')
    outdateVisitorsPages()
    expect(await render('away', away)).toBe('away')
    expect(cached()).toBeNull()
  })

  test('an unchanged page keeps its bytes', async () => {
    await render('one')
    const first = cache.find('key')
    outdateVisitorsPages()
    await render('one', { body: Buffer.from('one, later') })
    expect(cache.find('key')).toBe(first)
  })
})

test('the memory has a bound', async () => {
  const large = () => Promise.resolve(page('x'.repeat(100_000)))
  for (let index = 0; index < 100; index++) await cache.refresh(`${index}`, large)
  const kept = Array.from({ length: 100 }, (_, index) => cache.find(`${index}`)).filter(Boolean)
  expect(kept.length).toBeGreaterThan(3)
  expect(kept.length).toBeLessThan(11)
})
