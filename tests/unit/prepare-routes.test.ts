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

const hooks = () => prepareRoutes() as unknown as Hooks
const sourceOf = (file: string) => readFileSync(file, 'utf8')

test('every place that is changed is there in the dependencies as they are', () => {
  const { transform, buildEnd } = hooks()
  for (const file of files)
    expect(transform(sourceOf(file), `/${file}`)?.code).not.toBe(sourceOf(file))
  expect(buildEnd).not.toThrow()
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
