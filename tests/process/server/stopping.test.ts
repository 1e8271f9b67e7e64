import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openConnection } from '../../support/http/raw-connection'
import { send } from '../../support/http/raw-http'
import { signUpAt, type RawMember } from '../../support/http/raw-member'
import { startSite, type Site } from '../../support/site/site-server'

let site: Site

beforeEach(async () => {
  site = await startSite()
})

afterEach(() => site.remove())

const reading = 'GET /privacy HTTP/1.1\r\nHost: localhost\r\n\r\n'

describe('SIGTERM', () => {
  test('takes readiness away first, and serves on meanwhile, also when a second one comes', async () => {
    const ended = site.end('SIGTERM')
    await untilLogged('stopping')
    site.signal('SIGTERM')
    site.signal('SIGINT')
    const ready = await send(`${site.url}/readyz`)
    expect([ready.status, ready.text]).toEqual([503, 'stopping\n'])
    const page = await send(`${site.url}/forum`)
    expect(page.status).toBe(200)
    expect(page.headers.connection).toBe('close')
    expect(await ended).toBe(0)
    await expect(send(`${site.url}/healthz`)).rejects.toThrow(/ECONNREFUSED/)
  })

  test('lets a running request finish, takes no more, and ends with 0, as by SIGINT', async () => {
    const member = await signUpAt(site)
    const { finish, answer } = await halfSent(site, member)
    const ended = site.end('SIGTERM')
    await untilRefused()
    await finish()
    expect((await answer)?.status).toBe(303)
    expect((await answer)?.head).toMatch(/^connection: close/im)
    expect(await ended).toBe(0)
    await site.start()
    expect((await member.send('/forum')).text).toContain('Sent in two halves')
    expect(await site.end('SIGINT')).toBe(0)
  })

  test('ends with 0 although connections are kept, busy, or were never used', async () => {
    const never = await openConnection(site.url)
    const idle = await openConnection(site.url)
    await idle.write(reading)
    expect((await idle.answer())?.status).toBe(200)
    const busy = keepAsking(await openConnection(site.url))
    expect(await site.end('SIGTERM')).toBe(0)
    await Promise.all([never.ended, idle.ended])
    const statuses = await busy
    expect(statuses.length).toBeGreaterThan(0)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test('does not wait for ever for a body that does not come', async () => {
    await halfSent(site, await signUpAt(site))
    expect(await site.end('SIGTERM')).toBe(0)
  })
})

async function untilLogged(message: string) {
  await vi.waitFor(async () => expect(await site.log()).toContain(`"msg":"${message}"`), 20_000)
}

async function untilRefused() {
  while (await send(`${site.url}/healthz`).catch(() => null));
}

/** Requests one page after another until the connection ends. @returns the statuses of the responses */
async function keepAsking(connection: Awaited<ReturnType<typeof openConnection>>) {
  const statuses: number[] = []
  for (;;) {
    void connection.write(reading)
    const answer = await connection.answer()
    if (!answer) return statuses
    statuses.push(answer.status)
    if (/^connection: close/im.test(answer.head)) return statuses
  }
}

/** Starts to publish a post and stops in the middle of the body, when the server asks for the body. */
async function halfSent({ url }: Site, { cookie }: RawMember) {
  const body = String(
    new URLSearchParams({
      title: 'Sent in two halves',
      content: 'The second half comes later.',
      type: 'general',
    }),
  )
  const connection = await openConnection(url)
  const head = [
    'POST /forum/new HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    `Cookie: ${cookie}`,
    'Expect: 100-continue',
  ]
  await connection.write(`${head.join('\r\n')}\r\n\r\n`)
  await connection.continued()
  await connection.write(body.slice(0, 20))
  return { answer: connection.answer(), finish: () => connection.write(body.slice(20)) }
}
