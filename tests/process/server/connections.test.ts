import { once } from 'node:events'
import { Agent, createServer, request as startRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { openConnection } from '../../support/http/raw-connection'
import { send } from '../../support/http/raw-http'
import { siteForFile } from '../../support/site/site-for-file'

const site = await siteForFile()

const form = 'application/x-www-form-urlencoded'
const large = 'x'.repeat(300 * 1024)
const tooLarge = `content=${'x'.repeat(600 * 1024)}`

/**
 * `[what, path, status, type, body]`: responses that are sent before the body was read. The end of the body is never
 * sent. Otherwise a busy server could have all of it before it responds, and no reason to close.
 */
const unread: [string, string, number, string, string][] = [
  ['a page that has no form', '/privacy', 405, form, large],
  ['an unknown page', '/nowhere', 404, form, large],
  ['a call that is for members', '/api/forum/posts', 401, 'application/json', large],
  ['an unknown call', '/api/nowhere', 404, 'application/json', large],
  ['more than a form may hold', '/auth/signin', 413, form, tooLarge],
  ['more than a call may hold', '/api/auth/signin', 413, 'application/json', tooLarge],
]

describe.each(unread)('%s', (_, path, status, type, body) => {
  const headers = { Connection: 'keep-alive', 'Content-Type': type }

  test('is answered whole, and the connection ends', async () => {
    const connection = await openConnection(site.url)
    void connection.write(requestText('POST', path, headers, body).slice(0, -1))
    const answer = await connection.answer()
    expect(answer?.status).toBe(status)
    expect(answer?.head).toMatch(/^connection: close/im)
    await connection.ended
  })

  test('in pieces of unknown length too', async () => {
    const connection = await openConnection(site.url)
    const chunk = `10000\r\n${'y'.repeat(0x10000)}\r\n`
    const chunks = chunk.repeat(10)
    const head = requestText('POST', path, { ...headers, 'Transfer-Encoding': 'chunked' })
    void connection.write(`${head}${chunks}`)
    const answer = await connection.answer()
    expect(answer?.status).toBe(status)
    expect(answer?.head).toMatch(/^connection: close/im)
    await connection.ended
  })

  test('breaks no other request behind a proxy that keeps its connections', async () => {
    const proxy = await startProxy(site.url)
    try {
      for (let time = 0; time < 3; time++) {
        const sent = await send(`${proxy.url}${path}`, { body, headers: { 'Content-Type': type } })
        expect(sent.status).toBe(status)
        const innocent = await send(`${proxy.url}/auth/signin`, { body: { emailOrUsername: 'x' } })
        expect(innocent.status).toBe(400)
      }
    } finally {
      proxy.stop()
    }
  })
})

test('what follows the unread body on the same connection is not done', async () => {
  const connection = await openConnection(site.url)
  const next = requestText('GET', '/never-asked-for', {})
  void connection.write(requestText('POST', '/nowhere', { 'Content-Type': form }, large) + next)
  expect((await connection.answer())?.status).toBe(404)
  expect(await connection.answer()).toBeNull()
  expect(await site.log()).not.toContain('never-asked-for')
})

test('a body that was read keeps its connection', async () => {
  const connection = await openConnection(site.url)
  for (let time = 0; time < 2; time++) {
    void connection.write(
      requestText('POST', '/auth/signin', { 'Content-Type': form }, 'emailOrUsername=x'),
    )
    const answer = await connection.answer()
    expect(answer?.status).toBe(400)
    expect(answer?.head).toMatch(/^connection: keep-alive/im)
  }
  connection.close()
})

test('a client that goes away in the middle is no error in the log', async () => {
  const before = (await site.log()).length
  const paths = ['/auth/signin', '/api/auth/signin', '/nowhere', '/api/forum/posts']
  for (const path of paths) {
    const connection = await openConnection(site.url)
    const type = path.startsWith('/api') ? 'application/json' : form
    const whole = requestText('POST', path, { 'Content-Type': type }, large)
    await connection.write(whole.slice(0, 100 * 1024))
    connection.close()
  }
  // The server may take a while to notice the lost connections.
  const lines = await vi.waitFor(async () => {
    const logged = (await site.log()).slice(before)
    expect(logged.split('"method":"POST"')).toHaveLength(1 + paths.length)
    return logged
  }, 10_000)
  expect(lines).toContain('"status":499')
  expect(lines).not.toMatch(/"level":(40|50|60)/)
  expect(lines).not.toContain('stack')
})

function requestText(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): string {
  const length = body === undefined ? {} : { 'Content-Length': String(body.length) }
  const lines = Object.entries({ Host: new URL(site.url).host, ...length, ...headers })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `${method} ${path} HTTP/1.1\r\n${head}\r\n${body ?? ''}`
}

/** Starts a proxy with one persistent connection. It answers 502 when the connection breaks, as nginx does. */
async function startProxy(target: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const proxy: Server = createServer((request, response) => {
    const { method, url, headers } = request
    const onward = startRequest(`${target}${url}`, { agent, method, headers })
    let isAnswered = false
    onward.once('response', (answer) => {
      isAnswered = true
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => isAnswered || response.writeHead(502).end())
    request.pipe(onward)
  }).listen(0)
  await once(proxy, 'listening')
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    stop() {
      agent.destroy()
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}
