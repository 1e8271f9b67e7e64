import { expect, test } from 'vitest'
import type { PageModules } from '~/ui/hydration/page-modules'
import { sharedSite } from '../../support/site/shared-site'

const site = sharedSite()

test.each(['/', '/forum', '/auth/signin'])('%s asks for styles only by itself', async (path) => {
  const html = await read(path)
  expect(html).toContain('rel="stylesheet"')
  expect(html).not.toContain('modulepreload')
  expect(html).not.toMatch(/<script[^>]* src=|^import /m)
})

test('a page knows all its modules, its words included', async () => {
  const [english, hindi] = await Promise.all(['en', 'hi'].map(modulesIn))
  for (const [page, other] of [
    [english, hindi],
    [hindi, english],
  ] as const) {
    const files = page?.load.flat() ?? []
    expect(files).toContain(page?.manifest)
    expect(Object.keys(page?.routes ?? {})).toEqual(['root', 'routes/auth/sign-in'])
    expect(files).toEqual(expect.arrayContaining(Object.values(page?.routes ?? {})))
    // What all screens and forms say, and what this one does.
    const words = files.filter((file) => !other?.load.flat().includes(file))
    expect(words).toHaveLength(2)
    for (const file of files) expect((await fetch(site.url + file)).status, file).toBe(200)
  }
})

test('every address of the site is known to the router that a page brings', async () => {
  expect(await read('/forum')).toMatch(/"manifest":"\/assets\/manifest-\w+\.js"/)
  expect((await fetch(`${site.url}/__manifest?p=%2Fforum`)).status).toBe(404)
})

async function modulesIn(language: string) {
  const html = await read(`/auth/signin?lng=${language}`)
  const [, line = ''] = /<script type="application\/json"[^>]*>(.*)\n/.exec(html) ?? []
  return JSON.parse(line) as PageModules
}

async function read(path: string) {
  return (await fetch(site.url + path)).text()
}
