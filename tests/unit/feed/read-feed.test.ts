import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isPublicIp, lookupPublic, readFeed } from '~/domain/episodes/feed/read-feed.server'
import { serve } from '../../support/site/feed-server'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

async function serving(listener: RequestListener) {
  const { url, stop } = await serve(listener)
  stops.push(stop)
  return url
}

// Simulates a remote server: its name is resolved to this machine.
const elsewhere = (url: string) => url.replace('127.0.0.1', 'podcast.example')
const pretend: typeof lookupPublic = (_name, options, answer) =>
  options.all ? answer(null, [{ address: '127.0.0.1', family: 4 }]) : answer(null, '127.0.0.1', 4)

describe('a feed from elsewhere', () => {
  test('is read', async () => {
    const url = elsewhere(await serving((_, response) => response.end('<rss/>')))
    expect(await readFeed(url, 5_000, pretend)).toMatchObject({ ok: true })
  })

  test.each([
    ['127.0.0.1', (url: string) => url],
    ['localhost', (url: string) => url.replace('127.0.0.1', 'localhost')],
    ['127.1 in another way', (url: string) => url.replace('127.0.0.1', '0x7f.1')],
    ['this machine by IPv6', (url: string) => url.replace('127.0.0.1', '[::ffff:127.0.0.1]')],
    ['the cloud', () => 'http://169.254.169.254/latest/meta-data/'],
    ['the network', () => 'http://192.168.1.1/'],
    ['the network by IPv6', () => 'http://[fd00::1]/'],
  ])('does not lead us to %s', async (_, target) => {
    const secret = vi.fn<RequestListener>((_request, response) => response.end('<rss/>'))
    const location = target(await serving(secret))
    const url = await serving((_request, response) =>
      response.writeHead(302, { Location: location }).end(),
    )
    expect(await readFeed(elsewhere(url), 5_000, pretend)).toMatchObject({ problem: 'not-public' })
    expect(secret).not.toHaveBeenCalled()
  })

  test('may redirect three times', async () => {
    const url = await serving(({ url: path = '' }, response) => {
      const left = Number(path.slice(1))
      if (left) response.writeHead(302, { Location: `/${left - 1}` }).end()
      else response.end('<rss/>')
    })
    expect(await readFeed(`${elsewhere(url)}/3`, 5_000, pretend)).toMatchObject({ ok: true })
    expect(await readFeed(`${elsewhere(url)}/4`, 5_000, pretend)).toMatchObject({
      problem: 'too-many-redirects',
    })
  })
})

test("a server of the operator's own may be named by its address", async () => {
  const url = await serving((_, response) => response.end('<rss/>'))
  expect(await readFeed(url)).toMatchObject({ ok: true })
  expect(await readFeed(url.replace('127.0.0.1', 'localhost'))).toMatchObject({ ok: true })
})

test('a name that leads to this machine is not resolved', async () => {
  for (const all of [true, false]) {
    const error = await new Promise((resolve) => lookupPublic('localhost', { all }, resolve))
    expect(error).toMatchObject({ code: 'ENOTPUBLIC' })
  }
})

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1'],
  ...['192.168.0.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fc00::1', 'fe80::1', 'ff02::1', '::ffff:10.0.0.1', '64:ff9b::7f00:1'],
  ...['2002:7f00:1::', '2001::1', 'not an address', ''],
])('%s is not public', (ip) => {
  expect(isPublicIp(ip)).toBe(false)
})

test.each(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '::ffff:8.8.8.8'])(
  '%s is public',
  (ip) => {
    expect(isPublicIp(ip)).toBe(true)
  },
)
