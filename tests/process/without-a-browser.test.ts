import { expect, test } from 'vitest'
import { send } from '../support/http/raw-http'
import { inDatabase } from '../support/in-database'
import { sharedSite } from '../support/site/shared-site'

const site = sharedSite()

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

test.each([
  ['', 1],
  ['buy', 0],
])(
  'a plain POST to / with the trap %j seems to send, and makes %i messages',
  async (subject, count) => {
    const email = `plain-${count}@example.com`
    const body = { name: 'Asha', email, message: 'Hello', subject }
    const answer = await send(`${site.url}/`, { body })
    expect(answer.status).toBe(303)
    const shown = await send(site.url + (answer.headers.location ?? ''))
    expect(shown.status).toBe(200)
    const where = { email }
    expect(await inDatabase(site, ({ message }) => message.count({ where }))).toBe(count)
  },
)
