import { expect, test } from 'vitest'
import { sharedSite } from '../support/site/shared-site'

const site = sharedSite()

type Icon = { src: string; sizes: string; type: string; purpose?: string }

test('browsers that ask for an icon get one', async () => {
  const icon = await fetch(`${site.url}/favicon.ico`)
  expect(icon.status).toBe(200)
  const bytes = new Uint8Array(await icon.arrayBuffer())
  expect([...bytes.subarray(0, 4)]).toEqual([0, 0, 1, 0])
})

test('who keeps the site on a home screen finds its name and icons', async () => {
  const page = await (await fetch(site.url)).text()
  const [, url = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? []
  const manifest = await fetch(site.url + url)
  expect(manifest.headers.get('Content-Type')).toMatch(/^application\/manifest\+json/)
  const { name, icons } = (await manifest.json()) as { name: string; icons: Icon[] }
  expect(name).toBe('XX Health')
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes, type } of icons) {
    const icon = await fetch(site.url + src)
    expect(icon.headers.get('Content-Type')).toBe(type)
    const bytes = Buffer.from(await icon.arrayBuffer())
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
  }
})
