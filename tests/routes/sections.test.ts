import { createRequestHandler } from '@remix-run/node'
import { expect, test } from 'vitest'
import routes from '~/routes'
import { bySection } from '~/site/request-handler.server'
import { loadContext } from '../support/http/page-request'
import { resourceBuild } from '../support/http/resource-build'

// The site's routes, each answering with its path and parameters.
const build = resourceBuild(
  routes.map(({ path }) => ({
    id: path,
    path,
    module: { loader: ({ params }) => Response.json([path, params]) },
  })),
)

const handlerOf = bySection(build, (part) => createRequestHandler(part, 'test'))
const whole = createRequestHandler(build, 'test')

async function routeOf(respond: typeof whole, path: string) {
  const request = new Request(`http://localhost:3000${path}`)
  return (await respond(request, loadContext())).json() as Promise<[string, object]>
}

const inSection = (path: string) =>
  routeOf(handlerOf(new URL(`http://localhost:3000${path}`).pathname), path)

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
    expect(await inSection(path)).toEqual(await routeOf(whole, path))
  },
)

test('a path leads to its own route', async () => {
  expect(await inSection('/forum/post/1')).toEqual(['forum/post/:postId', { postId: '1' }])
  expect(await inSection('/nothing')).toMatchObject(['*', {}])
})
