import { expect, test } from 'vitest'
import type { PageModules } from '~/ui/hydration/load-on-intent'
import { sharedSite } from '../../support/site/shared-site'

const site = sharedSite()

test.each(['/', '/forum', '/auth/signin'])('%s asks for styles only by itself', async (path) => {
  const html = await read(path)
  expect(html).toContain('rel="stylesheet"')
  expect(html).not.toContain('modulepreload')
  expect(html).not.toMatch(/<script[^>]* src=|^import /m)
})

test.each(['en', 'hi'])(
  'a page in %s knows all its modules, its words included',
  async (language) => {
    const html = await read(`/auth/signin?lng=${language}`)
    const [, line = ''] = /<script type="application\/json"[^>]*>(.*)\n/.exec(html) ?? []
    const { load, manifest, routes } = JSON.parse(line) as PageModules
    const files = load.flat()
    expect(files).toEqual(expect.arrayContaining([manifest, ...Object.values(routes)]))
    expect(Object.keys(routes)).toEqual(['root', 'routes/auth/sign-in'])
    expect(files.filter((file) => file.includes(`translations-${language}-`))).toHaveLength(2)
    for (const file of files) expect((await fetch(site.url + file)).status, file).toBe(200)
  },
)

test('every address of the site is known to the router that a page brings', async () => {
  expect(await read('/forum')).toMatch(/"manifest":"\/assets\/manifest-\w+\.js"/)
  expect((await fetch(`${site.url}/__manifest?p=%2Fforum`)).status).toBe(404)
})

async function read(path: string) {
  return (await fetch(site.url + path)).text()
}
