import { expect, test } from 'vitest'
import { createRouteMatcher } from '~/http/middleware/request-log.server'
import routes, { type RoutePath } from '~/routes'

const paths = routes.map(({ path }) => path)
const routeOf = createRouteMatcher(paths)

test.each<[string, string]>([
  ['/', '/'],
  ['/forum', '/forum'],
  ['/Forum/', '/forum'],
  ['/_root.data', '/'],
  ['/forum/post/:id', '/forum/post/:postId'],
  ['/forum/post/:id.data', '/forum/post/:postId'],
  ['/forum/post/:id/like', '/forum/post/:postId/like'],
  ['/forum/post/:id/report', '/forum/:kind/:itemId/report'],
  ['/forum/comment/:id/report', '/forum/:kind/:itemId/report'],
  ['/contact/elevator', '/contact/elevator/:floor?'],
  ['/contact/elevator/lobby', '/contact/elevator/:floor?'],
  ['/sitemap-posts.xml', '/sitemap-posts.xml'],
  ['/api/forum/posts/:id', '/api/forum/posts/:postId'],
  ['/api/members/zebra@example.com', '/api/*'],
  ['/zebra@example.com', '*'],
  ['/forum/post/:id/zebra', '*'],
  ['//', '/'],
])('%s is counted for %s', (path, route) => {
  expect(routeOf(path)).toBe(route === '*' ? '/*' : route)
})

test('every route has a name of its own, which is its pattern', () => {
  const urlForRoute = (path: RoutePath) => path.replaceAll('?', '').replace('*', 'nowhere')
  const names = paths.map((path) => routeOf(urlForRoute(path)))
  expect(names).toEqual(paths.map((path) => (path === '/' ? path : `/${path}`)))
})
