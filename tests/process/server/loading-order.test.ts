import { expect, test } from 'vitest'
import { sharedSite } from '../../support/site/shared-site'

const site = sharedSite()

test.each(['/', '/forum', '/auth/signin'])(
  '%s asks for its scripts after its styles',
  async (path) => {
    const html = await (await fetch(site.url + path)).text()
    const links = html.match(/<link [^>]+>/g) ?? []
    const scripts = links.filter((link) => link.includes('rel="modulepreload"'))
    const styles = links.filter((link) => link.includes('rel="stylesheet"'))
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.filter((link) => !link.includes('fetchpriority="low"'))).toEqual([])
    expect(styles.length).toBeGreaterThan(0)
    expect(styles.filter((link) => link.includes('fetchpriority'))).toEqual([])
  },
)

test('every address of the site is known to the router that a page brings', async () => {
  const html = await (await fetch(`${site.url}/forum`)).text()
  expect(html).toMatch(/import "\/assets\/manifest-\w+\.js"/)
  expect((await fetch(`${site.url}/__manifest?p=%2Fforum`)).status).toBe(404)
})
