import { describe, expect, test } from 'vitest'
import { oddRequests } from '../../data/odd-requests'
import { openConnection } from '../../support/http/raw-connection'
import { send } from '../../support/http/raw-http'
import { siteForFile } from '../../support/site/site-for-file'

const site = await siteForFile()
const trusting = await siteForFile({ environment: { TRUST_PROXY: '1' } })

test('there are many oddities', () => {
  expect(oddRequests.length).toBeGreaterThanOrEqual(95)
  expect(new Set(oddRequests.map(([what]) => what)).size).toBe(oddRequests.length)
})

test.each(oddRequests)('%s is answered with %i', async (_, status, head) => {
  const other = await openConnection(site.url)
  await other.write('GET /privacy HTTP/1.1\r\n')
  const connection = await openConnection(site.url)
  void connection.write(Buffer.from(head, 'latin1'))
  const answer = await connection.answer()
  void other.write('Host: localhost\r\n\r\n')
  expect(answer?.status).toBe(status)
  expect((await other.answer())?.status).toBe(200)
  connection.close()
  other.close()
})

test('none of them is an error in the log', async () => {
  expect(await site.log()).not.toMatch(/"level":(40|50|60)|stack|^\s+at /m)
})

describe('what is malformed', () => {
  test.each(['[', 'a b', '%'])('is told in the frame of the site for the host %s', async (Host) => {
    const answer = await send(`${site.url}/forum`, { headers: { Host } })
    expect(answer.status).toBe(400)
    expect(answer.text).toMatch(/<header[^>]*site-header/)
    expect(answer.text).toContain('href="/forum"')
  })

  test('is told in JSON by a call', async () => {
    const answer = await send(`${site.url}/api/forum/posts`, { headers: { Host: '[' } })
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toEqual({
      error: 'The address or host of this request is malformed',
    })
  })

  test('has one line in the log', async () => {
    await send(`${site.url}/healthz`)
    const before = (await site.log()).length
    for (const head of ['GET / HTTP/1.1\r\nHost: [\r\n\r\n', 'nonsense\r\n\r\n']) {
      const connection = await openConnection(site.url)
      void connection.write(head)
      expect((await connection.answer())?.status).toBe(400)
      connection.close()
    }
    expect((await send(`${site.url}/healthz`)).status).toBe(200)
    expect((await site.log()).slice(before).split('"status":400')).toHaveLength(3)
  })
})

test('nobody believes a host that no trusted proxy said', async () => {
  const headers = { 'X-Forwarded-Host': 'elsewhere.example:99999', 'X-Forwarded-Proto': 'https' }
  const answer = await send(`${site.url}/forum/new`, { headers })
  expect(answer.status).toBe(303)
  expect(answer.headers.location).not.toContain('elsewhere')
})

describe('behind a trusted proxy', () => {
  const said: [string, string, number][] = [
    ['Host', 'forum.example', 200],
    ['Host', 'forum.example:8443, inner:80', 200],
    ['Host', '', 200],
    ['Host', 'a:99999', 400],
    ['Host', '[', 400],
    ['Host', 'a b', 400],
    ['Proto', 'https', 200],
    ['Proto', 'https,http', 200],
    ['Proto', 'gopher', 400],
    ['For', '"nonsense', 200],
  ]

  test.each(said)('X-Forwarded-%s: %s is answered with %i', async (name, value, status) => {
    const headers = { [`X-Forwarded-${name}`]: value }
    expect((await send(`${trusting.url}/privacy`, { headers })).status).toBe(status)
    expect(await trusting.log()).not.toMatch(/"level":(50|60)|stack/)
  })
})
