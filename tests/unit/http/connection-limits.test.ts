import { readFileSync } from 'node:fs'
import express from 'express'
import { afterEach, describe, expect, test } from 'vitest'
import {
  keepOrClose,
  connectionLimits,
  createHttpServer,
  type ConnectionLimits,
} from '~/http/server/connections.server'
import { startLocalServer } from '../../support/site/local-server'
import { openConnection } from '../../support/http/raw-connection'

const names = Object.keys(connectionLimits) as (keyof ConnectionLimits)[]
const whole = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
const cleanups: (() => void)[] = []

afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()))

async function connectTo(limits: Partial<ConnectionLimits>) {
  const app = express()
  app.use(keepOrClose(limits.maxRequestsPerSocket ?? connectionLimits.maxRequestsPerSocket))
  app.get('/', (_request, response) => void response.send('here'))
  app.post('/', (request, response) => {
    request.resume().once('end', () => response.send('taken'))
  })
  const { server, url } = await startLocalServer(app, limits)
  const connection = await openConnection(url)
  cleanups.push(
    () => server.closeAllConnections(),
    () => connection.close(),
    () => void server.close(),
  )
  return connection
}

test('the server of the site has the limits that the document names', () => {
  const server = createHttpServer()
  expect(server).toMatchObject({
    headersTimeout: connectionLimits.headersTimeout,
    requestTimeout: connectionLimits.requestTimeout,
    keepAliveTimeout: connectionLimits.keepAliveTimeout,
    maxRequestsPerSocket: connectionLimits.maxRequestsPerSocket,
  })
  const text = readFileSync('docs/reliability.md', 'utf8')
  for (const name of names)
    expect(text).toMatch(new RegExp(`\`${name}\` +\\| ${limitWords(connectionLimits[name])} `))
})

describe('a connection', () => {
  const quick = { connectionsCheckingInterval: 20 }

  test('whose headers do not come is answered with 408 and ends', async () => {
    const connection = await connectTo({ ...quick, headersTimeout: 50, requestTimeout: 60_000 })
    await connection.write('GET / HTTP/1.1\r\nHost: ')
    const answer = await connection.answer()
    expect(answer?.status).toBe(408)
    for (const name of ['content-security-policy', 'permissions-policy', 'referrer-policy'])
      expect(answer?.head).toContain(`\r\n${name}: `)
    await connection.ended
  })

  test('on which nothing ever comes ends without a word', async () => {
    const connection = await connectTo({ ...quick, headersTimeout: 50 })
    expect(await connection.answer()).toBeNull()
  })

  test('whose body trickles is answered with 408 and ends', async () => {
    const connection = await connectTo({ ...quick, headersTimeout: 100, requestTimeout: 200 })
    await connection.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n')
    const trickle = setInterval(() => void connection.write('x'), 20)
    const answer = await connection.answer()
    clearInterval(trickle)
    expect(answer?.status).toBe(408)
    expect(answer?.head).toMatch(/^connection: close/im)
    await connection.ended
  })

  test('that is kept ends when no further request comes', async () => {
    const connection = await connectTo({ keepAliveTimeout: 50 })
    await connection.write(whole)
    expect((await connection.answer())?.status).toBe(200)
    await connection.ended
  })

  test('ends with the last request that it may have, which says so', async () => {
    const connection = await connectTo({ maxRequestsPerSocket: 3 })
    const ends = []
    for (let time = 0; time < 3; time++) {
      await connection.write(whole)
      const answer = await connection.answer()
      expect(answer?.status).toBe(200)
      ends.push(/^connection: close/im.test(answer?.head ?? ''))
    }
    expect(ends).toEqual([false, false, true])
    await connection.ended
  })
})

function limitWords(limit: number) {
  return limit > 1_000 ? `${limit / 1_000} s` : limit.toLocaleString('en')
}
