import { once } from 'node:events'
import path from 'node:path'
import { connect, type TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { send as sendSecurely } from '../../support/http/raw-http'
import { isInstalled, proxies, startProxy } from '../../support/proxies/proxies'
import { openRelay } from '../../support/proxies/relay'
import { freePort } from '../../support/site/free-port'
import { startSite, type Site } from '../../support/site/site-server'

describe.each(proxies)('$name with its file of deploy/', (proxy) => {
  test.runIf(process.env.CI)('is installed, so that nothing is left out in CI', () => {
    expect(isInstalled(proxy)).toBe(true)
  })

  describe.skipIf(!isInstalled(proxy))('in front of the site', () => {
    let site: Site
    let relay: Awaited<ReturnType<typeof openRelay>>
    let running: ReturnType<typeof startProxy>
    let url: string

    beforeAll(async () => {
      const [port, plain] = [await freePort(), await freePort()]
      url = `https://localhost:${port}`
      const settings = {
        SITE_URL: url,
        TRUST_PROXY: '1',
        METRICS_TOKEN: 'only-for-tests-only-for-tests',
      }
      site = await startSite({ environment: settings })
      relay = await openRelay(Number(new URL(site.url).port))
      const folder = path.join(site.folder, 'proxy')
      running = startProxy(proxy, folder, { port, plain, site: relay.port })
      await vi
        .waitFor(() => sendSecurely(`${url}/healthz`), 30_000)
        .catch((error: unknown) => {
          throw new Error(running.said(), { cause: error })
        })
    })

    afterAll(async () => {
      await running.stop()
      relay.stop()
      await site.remove()
    })

    const get = (where: string, headers: Record<string, string> = {}) =>
      sendSecurely(url + where, { headers })

    test('people can sign up, and their cookie is for https alone', async () => {
      const password = 'a quiet harbour in the fog'
      const account = { username: 'zebra', email: 'zebra@example.com', displayName: '' }
      const body = { ...account, password, confirmPassword: password }
      const answer = await sendSecurely(`${url}/auth/signup`, { body, headers: { Origin: url } })
      expect(answer.status, answer.text).toBe(303)
      expect(String(answer.headers['set-cookie'])).toMatch(/__Host-session=[^;]+;.*Secure/)
      expect((await get('/forum')).headers['strict-transport-security']).toBeTruthy()
    })

    test('connections to the site stay open for the next request', async () => {
      await get('/forum')
      const before = relay.connections
      for (let sent = 0; sent < 20; sent += 1) expect((await get('/forum')).status).toBe(200)
      expect(relay.connections - before).toBeLessThanOrEqual(1)
    })

    test('the client’s address arrives, and not the one that it claims', async () => {
      const headers = {
        ...{ Origin: 'https://evil.example', 'X-Forwarded-For': '203.0.113.77' },
        ...{ 'X-Real-IP': '203.0.113.77', Forwarded: 'for=203.0.113.77' },
      }
      const from = { localAddress: '127.5.6.7', family: 4 }
      await sendSecurely(`${url}/auth/signin`, { body: {}, headers }, from)
      const line = (await site.log()).split('\n').find((each) => each.includes('foreign-origin'))
      expect(JSON.parse(line ?? '{}')).toMatchObject({ network: '127.5.6.0/24' })
    })

    test('what is too large is refused by the site, in the visitor’s words', async () => {
      const body = `emailOrUsername=${'x'.repeat(600 * 1024)}`
      const headers = { Origin: url, 'Accept-Language': 'hi' }
      const answer = await sendSecurely(`${url}/auth/signin`, { body, headers })
      expect(answer.status).toBe(413)
      expect(answer.text).toMatch(/<html lang="hi"[\s\S]*[\u0900-\u097f]{3}/)
      const huge = { body: 'x'.repeat(5 * 1024 * 1024), headers }
      const status = sendSecurely(`${url}/auth/signin`, huge).then((given) => given.status)
      // The proxy may close before everything was sent, and the relay may then lose the response.
      expect([413, 502, 'EPIPE', 'ECONNRESET']).toContain(await status.catch(errorCode))
    })

    test('large headers are taken as far as the site takes them, and larger ones refused', async () => {
      const cookie = (bytes: number) => ({ Cookie: `x=${'y'.repeat(bytes)}` })
      expect((await get('/forum', cookie(8_000))).status).toBe(200)
      expect([400, 431]).toContain((await get('/forum', cookie(60_000))).status)
    })

    test('slow clients wait at the proxy, and others do not wait for them', async () => {
      await get('/forum')
      const before = relay.connections
      const slow = await Promise.all(Array.from({ length: 100 }, () => halfARequest(url)))
      const isOver = Promise.race(slow.map((socket) => once(socket, 'close').then(() => 'closed')))
      const answer = get('/forum').then(({ status }) => status)
      expect(await Promise.race([answer, isOver])).toBe(200)
      expect(relay.connections - before).toBeLessThanOrEqual(1)
      for (const socket of slow) socket.destroy()
    })

    test('the figures for Prometheus are not for visitors', async () => {
      const answer = await get('/metrics', {
        Authorization: 'Bearer only-for-tests-only-for-tests',
      })
      expect(answer.status).toBe(404)
      expect(answer.text).not.toContain('http_requests_total')
    })

    // The last one: it takes the site away.
    test('no line of the proxy has a visitor’s address or search, also while the site is away', async () => {
      relay.stop()
      const from = { localAddress: '127.5.6.8', family: 4 }
      const answer = await sendSecurely(`${url}/forum?q=hydrosalpinx`, {}, from)
      expect(answer.status).toBe(502)
      await running.stop()
      expect(running.said()).not.toMatch(/hydrosalpinx|127\.5\.6\./)
    })
  })
})

async function halfARequest(url: string): Promise<TLSSocket> {
  const { port } = new URL(url)
  const to = { port: Number(port), host: 'localhost', servername: 'localhost' }
  const socket = connect({ ...to, rejectUnauthorized: false })
  socket.on('error', () => {})
  await once(socket, 'secureConnect')
  socket.write('GET /forum HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  return socket
}

function errorCode(error: unknown) {
  return (error as NodeJS.ErrnoException).code
}
