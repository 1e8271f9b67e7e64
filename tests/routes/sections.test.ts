import type { ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import routes from '~/routes'
import { respondWithRemix } from '~/site/request-handler.server'
import { loadContext } from '../support/http/page-request'

// The site's routes, each answering with its path and parameters.
const build = {
  entry: { module: { default: () => new Response() } },
  routes: Object.fromEntries([
    ['root', { id: 'root', path: '', module: { default: () => null } }],
    ...routes.map(({ path }) => {
      const loader = ({ params }: { params: object }) => Response.json([path, params])
      return [path, { id: path, parentId: 'root', path, module: { loader } }]
    }),
  ]) as ServerBuild['routes'],
  future: { v3_singleFetch: true, v3_relativeSplatPath: true, v3_throwAbortReason: true },
  assets: { routes: {}, entry: { module: '', imports: [] }, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  isSpaMode: false,
} as unknown as ServerBuild

// In development, one handler has all routes.
const [bySection, whole] = [respondWithRemix(build), respondWithRemix(async () => build)]

async function routeOf(respond: typeof whole, path: string) {
  const request = new Request(`http://localhost:3000${path}`)
  return (await respond(request, loadContext())).json() as Promise<[string, object]>
}

const paths = routes.map(({ path }) => `/${path.replace(/^\//, '').replace(/:(\w+)\??/g, 'a-$1')}`)

const oddPaths = [
  '/FORUM',
  '/%66orum/new',
  '/forum/',
  '//forum',
  '/forum/nothing/at/all',
  '/forum%2Fnew',
  '/*/new',
  '/nothing',
  '/toString',
  '/contact/curtain',
]

test.each([...paths, ...oddPaths])(
  '%s has the same route in its section as in the site',
  async (path) => {
    expect(await routeOf(bySection, path)).toEqual(await routeOf(whole, path))
  },
)

test('a path leads to its own route', async () => {
  expect(await routeOf(bySection, '/forum/post/1')).toEqual(['forum/post/:postId', { postId: '1' }])
  expect(await routeOf(bySection, '/nothing')).toMatchObject(['*', {}])
})
