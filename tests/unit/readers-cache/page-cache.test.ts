import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Page } from '~/http/readers-cache/page'
import { createPageCache } from '~/http/readers-cache/page-cache.server'

const megabyte = 2 ** 20

let content: { version: number; changed: number; confirmedAt: number }
let cache: ReturnType<typeof createPageCache>

beforeEach(() => {
  content = { version: 0, changed: 0, confirmedAt: Infinity }
  cache = createPageCache(megabyte, content)
})

function page(text: string, more: Partial<Page> = {}): Page {
  return {
    status: 200,
    headers: [],
    type: 'text/html',
    etag: null,
    body: Buffer.from(text),
    compressed: new Map(),
    heads: new Map(),
    digest: text,
    mayBeKept: true,
    lastsUntil: Infinity,
    timesSent: 0,
    ...more,
  }
}

const rendering = (made: Page) => () => Promise.resolve(made)
const textOf = (found: Page | null) => found && found.body.toString()

async function render(text: string, more?: Partial<Page>) {
  const found = await cache.findOrRender('key', rendering(page(text, more)))
  return [textOf(found.page), found.from]
}

const write = () => (content.version += 1)
const takeAway = () => {
  content.version += 1
  content.changed += 1
}
const away = { status: 503, mayBeKept: false }

describe('a page in memory', () => {
  test('is sent until something is written', async () => {
    expect(cache.find('key')).toBeNull()
    expect(await render('one')).toEqual(['one', 'miss'])
    expect(textOf(cache.find('key'))).toBe('one')
    write()
    expect(cache.find('key')).toBeNull()
    expect(await render('two')).toEqual(['two', 'miss'])
    expect(textOf(cache.find('key'))).toBe('two')
  })

  test('is not sent when its words are no longer true', async () => {
    await render('one', { lastsUntil: Date.now() + 30 })
    expect(textOf(cache.find('key'))).toBe('one')
    await pause(40)
    expect(cache.find('key')).toBeNull()
  })

  test("is sent for less than a second when others' writes are not heard of", async () => {
    content.confirmedAt = -Infinity
    await render('one')
    expect(textOf(cache.find('key'))).toBe('one')
    await pause(1_010)
    expect(cache.find('key')).toBeNull()
    content.confirmedAt = performance.now()
    expect(textOf(cache.find('key'))).toBe('one')
  })

  test('keeps its bytes and their compressed forms when it is rendered the same', async () => {
    await render('one')
    const first = cache.find('key')
    first?.compressed.set('br', Buffer.from('small'))
    write()
    await cache.findOrRender('key', rendering(page('one', { body: Buffer.from('later') })))
    expect(cache.find('key')).toBe(first)
  })

  test.each([
    ['a redirect', { status: 303, mayBeKept: false }],
    ['a missing page', { status: 404, mayBeKept: false }],
    ['an answer with a cookie', { mayBeKept: false }],
    ['a bug', { status: 500, mayBeKept: false }],
  ])('is never %s', async (_, more) => {
    expect(await render('one', more)).toEqual(['one', 'miss'])
    expect(cache.find('key')).toBeNull()
  })
})

describe('rendering', () => {
  test('is done once for all who wait', async () => {
    let count = 0
    const slowly = async () => {
      count += 1
      await pause(10)
      return page('one')
    }
    const all = await Promise.all([1, 2, 3].map(() => cache.findOrRender('key', slowly)))
    expect(all.map((found) => textOf(found.page))).toEqual(['one', 'one', 'one'])
    expect(count).toBe(1)
  })

  test('that was begun before a write is for nobody who asks after it', async () => {
    let finish = (_: Page) => {}
    const before = cache.findOrRender('key', () => new Promise((resolve) => (finish = resolve)))
    write()
    const after = cache.findOrRender('key', rendering(page('new')))
    expect(textOf((await after).page)).toBe('new')
    finish(page('old'))
    expect(textOf((await before).page)).toBe('old')
    expect(textOf(cache.find('key'))).toBe('new')
  })

  test('that was begun before something was taken away is not kept', async () => {
    let finish = (_: Page) => {}
    const before = cache.findOrRender('key', () => new Promise((resolve) => (finish = resolve)))
    takeAway()
    finish(page('with a name'))
    await before
    expect(await render('away', away)).toEqual(['away', 'miss'])
  })

  test('that fails by throwing is tried again', async () => {
    const failing = () => Promise.reject(new Error('a bug'))
    await expect(cache.findOrRender('key', failing)).rejects.toThrow('a bug')
    expect(await render('one')).toEqual(['one', 'miss'])
  })
})

describe('while the database is away', () => {
  test('the last good page is sent, though something was added since', async () => {
    await render('one')
    write()
    expect(await render('away', away)).toEqual(['one', 'stale'])
    // Not even asked for again at once.
    expect(await render('not reached')).toEqual(['one', 'stale'])
  })

  test('nothing is sent that may hold what was taken away', async () => {
    await render('one')
    takeAway()
    expect(await render('away', away)).toEqual(['away', 'miss'])
  })

  test('a bug is not hidden behind an older page', async () => {
    await render('one')
    write()
    expect(await render('a bug', { status: 500, mayBeKept: false })).toEqual(['a bug', 'miss'])
  })
})

test('the memory has an end', async () => {
  const large = () => page('x'.repeat(100_000))
  for (let index = 0; index < 100; index++) await cache.findOrRender(`${index}`, rendering(large()))
  const kept = Array.from({ length: 100 }, (_, index) => cache.find(`${index}`)).filter(Boolean)
  expect(kept.length).toBeGreaterThan(3)
  expect(kept.length).toBeLessThan(11)
})
