import { request as startRequest } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { send } from '../support/raw-http'
import { signUpAt, type RawMember } from '../support/raw-member'
import { startSite, type Site } from '../support/site-server'

let site: Site

afterEach(() => site.remove())

test('SIGTERM lets a running request finish, takes no more, and ends with 0', async () => {
  site = await startSite()
  const member = await signUpAt(site)
  const { finish, status } = await halfSent(site, member)
  const ended = site.end('SIGTERM')
  await pause(300)
  await expect(send(`${site.url}/healthz`)).rejects.toThrow(/ECONNREFUSED/)
  finish()
  expect(await status).toBe(303)
  expect(await ended).toBe(0)
  await site.start()
  expect((await member.send('/forum')).text).toContain('Sent in two halves')
})

/** Starts to publish a post and stops in the middle of its body. */
async function halfSent({ url }: Site, { cookie }: RawMember) {
  const body = String(
    new URLSearchParams({
      title: 'Sent in two halves',
      content: 'The second half comes later.',
      type: 'general',
    }),
  )
  const request = startRequest(`${url}/forum/new`, {
    method: 'POST',
    agent: false,
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': body.length,
      Cookie: cookie,
    },
  })
  const status = new Promise<number | undefined>((resolve, reject) => {
    request.once('error', reject)
    request.once('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
  })
  await new Promise<void>((resolve) => request.write(body.slice(0, 20), () => resolve()))
  await pause(200)
  return { status, finish: () => request.end(body.slice(20)) }
}
