import { createReadStream, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { db } from '~/database/db.server'
import { importEpisodes } from '~/domain/episodes/import-episodes.server'
import { changes, podcast } from '../../support/forum/episode-import'
import { serve } from '../../support/site/feed-server'
import { freePort } from '../../support/site/free-port'

// Reading and refusing a feed is the same on every database.
const xml = readFileSync(podcast, 'utf8')
const megabyte = 1024 * 1024

async function serving(listener: RequestListener) {
  const { url, stop } = await serve(listener)
  onTestFinished(stop)
  return url
}

describe('from a server', () => {
  test('through redirects, compressed, with a password for its own server only', async () => {
    const seen: (string | undefined)[] = []
    const elsewhere = await serving((request, response) => {
      seen.push(request.headers.authorization)
      response.writeHead(200, { 'Content-Type': 'text/xml', 'Content-Encoding': 'gzip' })
      response.end(gzipSync(xml))
    })
    const start = await serving((request, response) => {
      seen.push(request.headers.authorization)
      const next = request.url === '/a' ? '/b' : `${elsewhere}/feed`
      response.writeHead(request.url === '/a' ? 301 : 307, { Location: next }).end()
    })
    const withPassword = `${start.replace('://', '://asha:p%C3%A4ss@')}/a`
    expect(await changes(withPassword)).toEqual([5, 0, 0, 2])
    const basic = `Basic ${Buffer.from('asha:päss').toString('base64')}`
    expect(seen).toEqual([basic, basic, undefined])
  })

  test('from a file address', async () => {
    expect(await changes(pathToFileURL(podcast).href)).toEqual([5, 0, 0, 2])
  })

  test('of ten megabytes, but no more, compressed or not', async () => {
    const filling = (size: number) =>
      xml.replace('</channel>', `<!--${'x'.repeat(size - Buffer.byteLength(xml) - 7)}--></channel>`)
    const url = await serving((request, response) => {
      const body = Buffer.from(filling(10 * megabyte + (request.url === '/fits' ? 0 : 1)))
      if (request.url !== '/zip') return response.end(body)
      response.setHeader('Content-Encoding', 'gzip')
      response.end(gzipSync(body))
    })
    expect(await changes(`${url}/fits`)).toEqual([5, 0, 0, 2])
    for (const source of [`${url}/over`, `${url}/zip`, '/dev/zero']) {
      expect(await importEpisodes(source)).toMatchObject({ ok: false, problem: 'too-large' })
    }
  })
})

describe('says what is wrong, and writes nothing', () => {
  const refused = async (source: string, timeout?: number) => {
    const result = await importEpisodes(source, timeout)
    expect(await db.episode.count()).toBe(0)
    return result.ok ? 'accepted' : `${result.problem} ${result.detail}`.trim()
  }

  test.each([
    ['ftp://podcast.example/feed', 'wrong-url'],
    ['http://', 'wrong-url'],
    ['data:text/xml,<rss/>', 'wrong-url'],
    ['/nowhere/feed.xml', 'unreachable ENOENT'],
    ['file:///nowhere/feed.xml', 'unreachable ENOENT'],
    ['tests', 'unreachable EISDIR'],
  ])('%s', async (source, words) => {
    expect(await refused(source)).toBe(words)
  })

  test('a server that refuses, turns in circles, leads astray or sends no feed', async () => {
    const url = await serving(({ url: position = '' }, response) => {
      const to = { '/circle': '/circle', '/astray': 'file:///etc/passwd', '/lost': 'http://' }[
        position
      ]
      if (to) return response.writeHead(302, { Location: to }).end()
      if (position === '/gone') return response.writeHead(410).end(xml)
      if (position === '/cut') return response.end(xml.slice(0, 700))
      createReadStream('public/xxperiment/index.html').pipe(response)
    })
    const answers = ['/circle', '/astray', '/lost', '/gone', '/cut', '/page'].map((position) =>
      refused(url + position),
    )
    expect(await Promise.all(answers)).toEqual([
      'too-many-redirects',
      'wrong-url',
      'wrong-url',
      'bad-status 410',
      expect.stringMatching(/^not-a-feed line \d+$/),
      expect.stringMatching(/^not-a-feed/),
    ])
  })

  test('a server that answers nothing, or never ends', async () => {
    const url = await serving((request, response) => {
      if (request.url === '/slow') response.writeHead(200).write('<rss>')
    })
    expect(await refused(url, 200)).toBe('timed-out')
    expect(await refused(`${url}/slow`, 200)).toBe('timed-out')
  })

  test('a server that hangs up, or is not there', async () => {
    const url = await serving((_request, response) => {
      response.writeHead(200, { 'Content-Length': '5000' }).write(xml.slice(0, 100))
      setTimeout(() => response.destroy(), 50)
    })
    expect(await refused(url)).toMatch(/^unreachable/)
    const source = `http://127.0.0.1:${await freePort()}/feed`
    expect(await refused(source)).toBe('unreachable ECONNREFUSED')
  })
})
