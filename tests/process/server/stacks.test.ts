import { renameSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { send } from '../../support/http/raw-http'
import { siteForFile } from '../../support/site/site-for-file'
import { getDatabaseFile } from '../../support/site/site-server'

const site = await siteForFile()
const file = getDatabaseFile(site)

type Line = { msg: string; problem?: string; err?: { stack: string } }

test('a stack in the log names our own files, and /readyz the reason without a path', async () => {
  // A connection that opens after the file was moved would create an empty one. A response is cached for a second.
  expect((await send(`${site.url}/readyz`)).status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 1100))
  renameSync(file, `${file}.away`)
  const missing = await send(`${site.url}/readyz`)
  expect([missing.status, missing.text]).toEqual([
    503,
    'database does not answer: there is no such file or folder\n',
  ])
  const lines = (await site.log())
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
  const line = lines.find(({ msg }) => msg === 'database does not answer')
  expect(line?.problem).toBe('there is no such file or folder')
  expect(line?.err?.stack).toMatch(/app\/database\/sqlite\.server\.ts:\d+:\d+/)
  expect(line?.err?.stack).toMatch(/app\/domain\/readiness\.server\.ts:\d+:\d+/)
  expect(line?.err?.stack).not.toMatch(/build\/server\/[\w-]+\.js:\d+/)
})

test('a damaged file is called that', async () => {
  writeFileSync(file, 'The disk broke. '.repeat(300))
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect((await send(`${site.url}/readyz`)).text).toMatch(
    /^database does not answer: this (file|database) is /,
  )
})
