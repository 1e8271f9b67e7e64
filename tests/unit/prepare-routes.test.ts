import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { prepareRoutes } from '../../tools/vite/prepare-routes'

const files = [
  'node_modules/@remix-run/router/dist/router.js',
  'node_modules/@remix-run/react/dist/esm/server.js',
  'node_modules/react-router-dom/server.mjs',
]

type Hooks = {
  transform: (code: string, id: string) => { code: string } | null
  buildEnd: (error?: Error) => void
}

const hooks = (isSsrBuild = true) => prepareRoutes(isSsrBuild) as unknown as Hooks
const sourceOf = (file: string) => readFileSync(file, 'utf8')

test('every place that is changed is there in the dependencies as they are', () => {
  const { transform, buildEnd } = hooks()
  for (const file of files)
    expect(transform(sourceOf(file), `/${file}`)?.code).not.toBe(sourceOf(file))
  expect(buildEnd).not.toThrow()
})

test("the browser's build has the router changed too, and nothing of the server's", () => {
  const { transform, buildEnd } = hooks(false)
  const [router = '', ...ofServer] = files.map(
    (file) => transform(sourceOf(file), `/${file}`)?.code,
  )
  expect(router).toContain('compilePathAnew')
  expect(buildEnd).not.toThrow()
  for (const code of ofServer) expect(code).not.toMatch(/routesOf|preparedRoutes/)
})

test('a dependency that reads differently ends the build', () => {
  for (const file of files) {
    const other = sourceOf(file).replaceAll('outes', 'oads')
    expect(() => hooks().transform(other, `/${file}`)).toThrow('is not what')
  }
})

test('a build without the dependency ends too, unless it has already failed', () => {
  expect(() => hooks().buildEnd()).toThrow('not bundled')
  expect(() => hooks().buildEnd(new Error('another'))).not.toThrow()
})

test('other files stay as they are', () => {
  expect(hooks().transform('process.env.NODE_ENV', '/app/root.tsx')).toBeNull()
})

test('the changed router matches what the router matches', async () => {
  const source = sourceOf(files[0]!)
  const { code = '' } = hooks(false).transform(source, `/${files[0]}`) ?? {}
  const [changed, original] = [await routerOf(code), await routerOf(source)]
  const routes = [
    {
      path: '',
      children: [
        { path: '/', index: true },
        ...['forum', 'forum/new', 'forum/post/:postId', 'forum/:kind/:id/report'].map(at),
        ...['contact/curtain/:step?', ':language?/privacy', 'files/*', 'a-b', '*'].map(at),
      ],
    },
  ]
  for (const path of [
    ...['/', '', '/forum', '/FORUM/', '//forum', '/forum/new', '/forum/post/1', '/forum/post'],
    ...['/forum/comment/2/report', '/contact/curtain', '/contact/curtain/2', '/contact'],
    ...['/privacy', '/hi/privacy', '/files', '/files/a/b', '/A-B', '/%61-b', '/none/%2F', '/हिन्दी'],
  ])
    expect(changed.matchRoutes(routes, path), path).toEqual(original.matchRoutes(routes, path))
})

type Router = { matchRoutes: (routes: object[], path: string) => unknown }

function routerOf(code: string) {
  return import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<Router>
}

const at = (path: string) => ({ path })
