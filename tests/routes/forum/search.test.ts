import { expect, test } from 'vitest'
import '~/i18n/i18n.server'
import * as episodes from '~/routes/episodes/list'
import * as list from '~/routes/forum/list'
import { makeComment, makeMember, makePost } from '../../support/forum/factories'
import { openPage } from '../../support/http/page-request'

function search(query: Record<string, string>) {
  return openPage(list, `/forum?${new URLSearchParams(query)}`)
}

test('shows what was found, marked, and where', async () => {
  const member = await makeMember()
  const post = await makePost(member, { title: 'Sleep and work', content: 'Nothing but text.' })
  await makeComment(member, post.id, { content: 'Ask about metformin.' })
  expect((await search({ q: 'SLEEP' })).value).toMatchObject({
    query: { q: 'SLEEP' },
    nextCursor: null,
    posts: [{ found: { title: ['', 'Sleep', ' and work'], isComment: false } }],
  })
  expect((await search({ q: 'metformin' })).value).toMatchObject({
    posts: [{ found: { snippet: ['Ask about ', 'metformin', '.'], isComment: true } }],
  })
})

test('pages of results follow each other within the type', async () => {
  const member = await makeMember()
  for (let index = 0; index < 13; index++) await makePost(member, { title: `Sleep ${index}` })
  const first = (await search({ q: 'sleep', type: 'general' })).value as { nextCursor: string }
  expect(first).toMatchObject({ query: { type: 'general' }, isFirstPage: true })
  const second = await search({ q: 'sleep', type: 'general', cursor: first.nextCursor })
  expect(second.value).toMatchObject({ isFirstPage: false, posts: [{ title: 'Sleep 0' }] })
  expect((await search({ q: 'sleep', type: 'episode' })).value).toMatchObject({ posts: [] })
})

test('without words to look for, it is the list', async () => {
  const { id } = await makePost(await makeMember())
  for (const q of ['', '  ', '\0', '\n']) {
    expect((await search({ q })).value).toMatchObject({
      query: { q: '' },
      posts: [{ id }],
    })
  }
  expect((await search({ q: '!?' })).value).toMatchObject({ query: { q: '!?' }, posts: [] })
})

test('only searches say that they are not for an index, and what was searched', () => {
  const root = { id: 'root', data: { language: 'en', refused: false, siteUrl: 'http://localhost' } }
  const titled = (q: string) =>
    list.meta({
      matches: [root],
      data: { query: { q }, posts: [] },
      location: { pathname: '/forum', search: q && `?q=${q}` },
    } as unknown as Parameters<typeof list.meta>[0])
  const [title, robots, ...preview] = titled('sleep') ?? []
  expect(title).toEqual({ title: expect.stringMatching(/^Search: sleep\b/) as string })
  expect(robots).toEqual({ name: 'robots', content: 'noindex' })
  // Chats show a link's preview to everybody.
  expect(preview.length).toBeGreaterThan(0)
  expect(JSON.stringify(preview)).not.toContain('sleep')
  const plain = titled('')
  expect(plain).toContainEqual({ title: expect.stringMatching(/^Community Forum\b/) as string })
  expect(plain).not.toContainEqual({ name: 'robots', content: 'noindex' })
})

test('the title of a search in episodes says what was searched and found', () => {
  const root = { id: 'root', data: { language: 'en', refused: false, siteUrl: 'http://localhost' } }
  const titled = (q: string, found: object[]) =>
    episodes.meta({
      matches: [root],
      data: { q, found },
      location: { pathname: '/episodes', search: q && `?q=${q}` },
    } as unknown as Parameters<typeof episodes.meta>[0])?.[0]
  expect(titled('sleep', [{}, {}])).toEqual({
    title: expect.stringMatching(/^“sleep” is in 2 episodes\b/) as string,
  })
  expect(titled('sleep', [])).toEqual({
    title: expect.stringMatching(/^No episode has “sleep”/) as string,
  })
  expect(titled('', [])).toEqual({ title: expect.stringMatching(/^Episodes\b/) as string })
})

test('the title of a search says its filters', () => {
  const root = { id: 'root', data: { language: 'en', refused: false, siteUrl: 'http://localhost' } }
  const query = { q: 'sleep', topic: 'periods', language: 'hi', type: 'general' }
  const [title] =
    list.meta({
      matches: [root],
      data: { query, topic: 'Periods', posts: [], isFirstPage: true, nextCursor: null },
      location: { pathname: '/forum', search: `?${new URLSearchParams(query)}` },
    } as unknown as Parameters<typeof list.meta>[0]) ?? []
  const words = /^Search: sleep \(no posts\) – Periods – हिन्दी – General\b/
  expect(title).toEqual({ title: expect.stringMatching(words) as string })
})
