import { expect, test } from 'vitest'
import { send } from '../support/http/raw-http'
import { inDatabase } from '../support/in-database'
import { sharedSite } from '../support/site/shared-site'

const site = sharedSite()

type Icon = { src: string; sizes: string; type: string; purpose?: string }

test('Save-Data asks for the lite version', async () => {
  const ask = async (headers: Record<string, string>) =>
    (await send(`${site.url}/forum`, { headers })).text
  expect(await ask({})).toContain('<script')
  expect(await ask({ 'Save-Data': 'on' })).not.toContain('<script')
})

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

test('a plain POST to / sends, and one with a filled honeypot says that it did not', async () => {
  for (const [subject, status, count] of [
    ['', 303, 1],
    ['buy', 400, 0],
  ] as const) {
    const email = `plain-${count}@example.com`
    const body = { name: 'Asha', email, message: 'Hello', subject }
    expect((await send(`${site.url}/`, { body })).status).toBe(status)
    const where = { email }
    expect(await inDatabase(site, ({ message }) => message.count({ where }))).toBe(count)
  }
})
