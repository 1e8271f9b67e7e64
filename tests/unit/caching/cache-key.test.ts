import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, test } from 'vitest'
import { parseCacheableUrl } from '~/http/micro-cache/cacheable-route'
import { toAnonymousRequest } from '~/http/micro-cache/cached-page.server'

const post = '/forum/post/0b5c4a9e-4f0e-4c1d-9d3f-2f6a1c7b8d90'

describe('the part of a URL that is in the key', () => {
  test.each([
    ['/', '/'],
    ['/forum', '/forum'],
    ['/forum?x=1&y=2', '/forum'],
    ['/forum?__proto__=1&constructor=2&toString', '/forum'],
    ['/forum?utm_source=a&type=general', '/forum?type=general'],
    ['/forum?type=general&cursor=abc', '/forum?cursor=abc&type=general'],
    ['/forum.data', '/forum.data'],
    ['/_root.data', '/_root.data'],
    ['/forum?lng=hi', '/forum?lng=hi'],
    [post, post],
    [`${post}.data?cursor=a-b_c`, `${post}.data?cursor=a-b_c`],
    ['/contact/elevator', '/contact/elevator'],
    ['/contact/elevator/clinical', '/contact/elevator/clinical'],
    ['/contact/waitlist?list=notify', '/contact/waitlist?list=notify'],
    ['/api/forum/posts?limit=20', '/api/forum/posts?limit=20'],
  ])('of %s is %s', (url, target) => {
    expect(parseCacheableUrl(url)?.target).toBe(target)
  })

  test.each([
    ...['/forum/new', '/profile', '/moderation', '/api/auth/me', '/nowhere', '/readyz', '*'],
    ...['/forum/', '//forum', '/FORUM', '/%66orum', '/forum/../forum', 'http://localhost/forum'],
    ...['/forum?q=pain', '/forum?notice=post-not-found', '/forum?token=abc'],
    ...['/forum?type=general&type=episode', '/forum?type=general&typ%65=general'],
    ...['/forum.data?_routes=root', '/forum/feed.xml.data', '/api/forum/posts.data', '/.data'],
    ...['/api/forum/posts?lng=hi', '/robots.txt?lng=hi', '/auth/signin'],
    ...[`${post}?comment=1`, `${post}?reply=1`, `${post.toUpperCase()}`, `${post}/like`],
    ...['/contact/curtain', '/contact/sent/ZEBRA234', '/contact/waitlist?done=x'],
    ...['/portraits/../x.svg', '/privacy?limit=1&limit=2'],
  ])('%s is not cached', (url) => {
    expect(parseCacheableUrl(url)).toBeNull()
  })

  test('names the post whose views are counted, on its page and for its data only', () => {
    const viewed = (url: string) => parseCacheableUrl(url)?.viewedPost
    const id = post.slice('/forum/post/'.length)
    expect([viewed(post), viewed(`${post}.data`)]).toEqual([id, id])
    expect([viewed('/forum'), viewed(`/api/forum/posts/${id}`)]).toEqual([undefined, undefined])
  })
})

describe('the key', () => {
  const keyOf = async (url: string, headers: IncomingHttpHeaders = {}) => {
    const cacheable = parseCacheableUrl(url)
    return cacheable && (await toAnonymousRequest(cacheable, headers)).key
  }

  test.each([
    ['the language by header', { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.5' }],
    ['the language by cookie', { cookie: 'language=hi' }],
    ['the theme', { cookie: 'theme=dark' }],
    ['the lite version', { cookie: 'lite=1' }],
    ['Save-Data', { 'save-data': 'on' }],
    ['a connection of 2G', { ect: '2g' }],
    ['neutral titles', { cookie: 'titles=neutral' }],
  ])('of a page depends on %s', async (_, headers) => {
    expect(await keyOf('/forum', headers)).not.toBe(await keyOf('/forum'))
  })

  test('of JSON depends on the language only, of a document on nothing', async () => {
    const preferences = { cookie: 'theme=dark; lite=1; titles=neutral' }
    const hindi = { cookie: 'language=hi' }
    expect(await keyOf('/api/forum/posts', preferences)).toBe(await keyOf('/api/forum/posts'))
    expect(await keyOf('/api/forum/posts', hindi)).not.toBe(await keyOf('/api/forum/posts'))
    expect(await keyOf('/robots.txt', { ...preferences, ...hindi })).toBe(
      await keyOf('/robots.txt'),
    )
  })

  test('holds nothing else of a request', async () => {
    const headers = {
      cookie: 'device=abc; curtain=def; other=zebra',
      'user-agent': 'Firefox',
      'x-forwarded-for': '1.2.3.4',
    }
    expect(await keyOf('/forum', headers)).toBe(await keyOf('/forum'))
  })

  test('takes the language of the URL before the cookie', async () => {
    expect(await keyOf('/forum?lng=en', { cookie: 'language=hi' })).toBe(
      await keyOf('/forum?lng=en'),
    )
  })
})
