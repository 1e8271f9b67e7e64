import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { publicAddressOf } from '~/http/readers-cache/public-address'
import { publicRoutes, unkeptParameters } from '~/http/readers-cache/public-routes'
import routes, { type RoutePath } from '~/routes'

const post = '/forum/post/0b5c4a9e-4f0e-4c1d-9d3f-2f6a1c7b8d90'
const former = '/forum/post/019aa4a0-7b1c-7c1d-9d3f-2f6a1c7b8d90'

describe('what is kept for an address', () => {
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
  ])('%s is %s', (url, target) => {
    expect(publicAddressOf(url)?.target).toBe(target)
  })

  test.each([
    ...['/forum/new', '/profile', '/moderation', '/api/auth/me', '/nowhere', '/readyz', '*'],
    ...['/forum/', '//forum', '/FORUM', '/%66orum', '/forum/../forum', 'http://localhost/forum'],
    ...['/forum?q=pain', '/forum?notice=post-not-found', '/forum?type=other', '/forum?type='],
    ...['/forum?type=general&type=episode', '/forum?cursor=%20', '/forum?lng=fr'],
    ...['/forum.data?_routes=root', '/forum/feed.xml.data', '/api/forum/posts.data', '/.data'],
    ...['/api/forum/posts?lng=hi', '/robots.txt?lng=hi', '/auth/signin?redirectTo=%2Fprofile'],
    ...[former, `${post}?comment=1`, `${post}?reply=1`, `${post.toUpperCase()}`, `${post}/like`],
    ...[
      '/contact/curtain',
      '/contact/sent/ZEBRA234',
      '/contact/waitlist?done=x',
      '/avatars/../x.svg',
    ],
  ])('%s is left to the rest of the site', (url) => {
    expect(publicAddressOf(url)).toBeNull()
  })

  test('the reading of a post is counted, and nothing else', () => {
    expect(publicAddressOf(post)?.readPost).toBe(post.slice('/forum/post/'.length))
    expect(publicAddressOf(`${post}.data`)?.readPost).toBe(post.slice('/forum/post/'.length))
    expect(publicAddressOf('/forum')?.readPost).toBeUndefined()
    expect(
      publicAddressOf(post.replace('/forum/post', '/api/forum/posts'))?.readPost,
    ).toBeUndefined()
  })
})

// A parameter that a screen begins to read, and that nobody names, would be dropped.
test('every parameter that a public screen reads is known', () => {
  const asked = Object.keys(publicRoutes).flatMap((path) => {
    const file = routes.find((route) => route.path === path)?.file ?? ''
    const source = readFileSync(`app/${file}`, 'utf8')
    const names = [...source.matchAll(/\b(?:query|searchParams)\.(?:get|has)\('(\w+)'\)/g)]
    return names.map(([, name = '']) => [path, name] as const)
  })
  const unknown = asked.filter(
    ([path, name]) =>
      !(name in (publicRoutes[path as RoutePath]?.parameters ?? {})) &&
      !unkeptParameters.includes(name),
  )
  expect(asked.length).toBeGreaterThan(8)
  expect(unknown).toEqual([])
})
