import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operations } from '~/http/api/document.server'
import routes from '~/routes'
import { calls } from '../../access/calls'
import { feedElements } from '../../access/feed-elements'
import { formFields } from '../../access/form-fields'
import { pageFields } from '../../access/page-fields'
import { pages, type FormPath } from '../../access/pages'
import { documentedPath } from '../../support/http/api-document'
import { documentedCalls } from '../../support/http/documented-calls'

/**
 * One run names every row that a new route still needs, with its file. Types and the tests of the running site also
 * refuse missing rows, but one after the other.
 */
test('every route has its rows', () => {
  expect(routes.flatMap(missingRows)).toEqual([])
})

// Without scripts, the switches of language and theme submit the form that a page names in its `textFormId`.
test('every form that the switches submit takes their field', () => {
  const named = routes.filter(({ file }) =>
    readFileSync(`app/${file}`, 'utf8').includes('textFormId'),
  )
  expect(named.length).toBeGreaterThan(8)
  const refusing = named.filter(({ path }) => !formFields[path as FormPath].includes('choice'))
  expect(refusing.map(({ path }) => path)).toEqual([])
})

type Route = { path: string; file: string }

function missingRows({ path, file }: Route): string[] {
  const source = readFileSync(`app/${file}`, 'utf8')
  const rows = path.startsWith('api/') ? rowsOfApi(path, source) : rowsOfPage(path, file, source)
  return rows.flatMap(([isThere, where]) => (isThere ? [] : [`${path}: add a row to ${where}`]))
}

type Rows = (readonly [isThere: boolean, where: string])[]

// These routes only redirect.
const withoutData = ['auth/signout']

function rowsOfPage(path: string, file: string, source: string): Rows {
  const rows: Rows = [[path in pages, 'tests/access/pages.ts']]
  if (path.endsWith('.xml')) rows.push([path in feedElements, 'tests/access/feed-elements.ts'])
  if (hasExport(source, 'action')) {
    const row = pages[path as keyof typeof pages] as object | undefined
    rows.push([!row || 'write' in row, 'tests/access/pages.ts, with `write`'])
    rows.push([path in formFields, 'tests/access/form-fields.ts'])
  }
  if (file.endsWith('.tsx') && hasExport(source, 'loader') && !withoutData.includes(path))
    rows.push([
      path in pageFields,
      'tests/access/page-data.ts and to its area in tests/access/page-fields/',
    ])
  return rows
}

function hasExport(source: string, name: string) {
  return new RegExp(
    `export (async )?(function|const) ${name}\\b|export \\{[^}]*\\b${name}\\b`,
  ).test(source)
}

const documented = new Set(
  documentedCalls('docs/api.md').map(({ method, url }) => {
    const path = url.replace('$SITE', '').replace(/\?.*/, '')
    return `${method.toLowerCase()} ${documentedPath(path)}`
  }),
)

function rowsOfApi(path: string, source: string): Rows {
  const handled = path === 'api/openapi.json' || path === 'api/*' ? [] : methodsIn(source)
  return handled.flatMap((method): Rows => {
    const call = `${method.toLowerCase()} /${path.replace(/:(\w+)/g, '{$1}')}`
    const isOperation = operations.some((operation) => operation.call === call)
    return [
      [isOperation, `app/http/api/*-operations.server.ts for ${call}`],
      [call in calls, `tests/access/calls.ts for ${call}`],
      [documented.has(call), `docs/api.md for ${call}`],
    ]
  })
}

function methodsIn(source: string) {
  return [...source.matchAll(/\b(GET|POST|PATCH|DELETE)[:(]/g)].map(([, method = '']) => method)
}

test('every call of the API is found in the files of its routes', () => {
  const found = routes
    .filter(({ path }) => path.startsWith('api/') && path !== 'api/openapi.json')
    .flatMap(({ path, file }) =>
      methodsIn(readFileSync(`app/${file}`, 'utf8')).map(
        (method) => `${method.toLowerCase()} /${path.replace(/:(\w+)/g, '{$1}')}`,
      ),
    )
  const listed = operations.map(({ call }) => call)
  // Two calls are plain loaders, because they redirect.
  const byApiRoute = listed.filter((call) => !call.startsWith('get /api/auth/google'))
  expect(found.sort()).toEqual(byApiRoute.sort())
})
