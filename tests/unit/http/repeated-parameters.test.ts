import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findRepeatedKey } from '~/http/api/read-json.server'
import { knownParameters, repeatedParameters } from '~/http/repeated-parameters'
import { cacheableRoutes } from '~/http/micro-cache/cacheable-route'
import { operations } from '~/http/api/document.server'

test('every parameter that a page or a call reads is known', () => {
  const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`app/${file}`, 'utf8'))
  const read = sources.flatMap((source) =>
    [...source.matchAll(/(?:query|[sS]earchParams)\.(?:get|has)\('(\w+)'\)/g)].map(
      ([, name = '']) => name,
    ),
  )
  const called = operations.flatMap(({ query }) => Object.keys(query?.shape ?? {}))
  const kept = Object.values(cacheableRoutes).flatMap((route) => route.parameters)
  expect(read.length).toBeGreaterThan(20)
  expect(called.length).toBeGreaterThan(5)
  expect([...read, ...called, ...kept].filter((name) => !knownParameters.has(name))).toEqual([])
})

test('finds the known parameters that come twice', () => {
  const repeated = (query: string) => repeatedParameters(new URLSearchParams(query))
  expect(repeated('limit=1&limit=2&x=1&x=2')).toEqual(['limit'])
  expect(repeated('cursor=a&q=b&%63ursor=a&q=')).toEqual(['cursor', 'q'])
  expect(repeated('limit=1&Limit=2')).toEqual([])
})

test.each([
  ['{}', null],
  ['{"a":1,"b":{"a":1},"c":[{"a":1},{"a":2}]}', null],
  ['{"a":"\\"a\\":1,\\"a\\":2","b":"{\\"a\\""}', null],
  ['{"a":1,"a":1}', 'a'],
  ['{"isAnonymous":true,"title":"x","isAnonymous":false}', 'isAnonymous'],
  ['{"a":1,"\\u0061":2}', 'a'],
  ['{"a" : 1, "a"\n\t: 2}', 'a'],
  ['{"a":[{"b":{"c":1,"c":2}}]}', 'c'],
  ['{"a":{"b":1},"b":{},"a":[]}', 'a'],
  ['{"__proto__":{"isAnonymous":true}}', '__proto__'],
  ['{"constructor":1,"toString":2}', null],
])('of %s the repeated key is %s', (text, key) => {
  expect(JSON.parse(text)).toBeTypeOf('object')
  expect(findRepeatedKey(text)).toBe(key)
})

test('the longest body is looked through at once', () => {
  const deep = '['.repeat(5000) + '{"a":1,"a":2}' + ']'.repeat(5000)
  expect(findRepeatedKey(deep)).toBe('a')
  const wide = `{${Array.from({ length: 60_000 }, (_, index) => `"${index}":0`).join()}}`
  const started = process.cpuUsage()
  expect(findRepeatedKey(wide)).toBeNull()
  expect(findRepeatedKey(`{"a":"${'\\"'.repeat(250_000)}"}`)).toBeNull()
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(2_000)
})
