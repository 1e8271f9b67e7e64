import express, { type RequestHandler } from 'express'
import { expect, test } from 'vitest'
import { recordAnswer, type Answer } from '~/http/members-cache/record-answer.server'
import { startLocalServer } from '../../support/site/local-server'

/** What is recorded of an answer, and what arrives of it. */
async function recordedOf(handler: RequestHandler) {
  const kept: Answer[] = []
  const app = express().use((_request, response, next) => {
    response.locals.nonce = 'first-nonce'
    response.setHeader('X-Before', 'set before')
    recordAnswer(response, (answer) => kept.push(answer))
    next()
  }, handler)
  const { url, server } = await startLocalServer(app)
  const response = await fetch(url, { redirect: 'manual' })
  const text = await response.text()
  server.close()
  return { kept, text }
}

test('keeps the bytes in all their pieces, and puts another nonce into them', async () => {
  const { kept, text } = await recordedOf((_request, response) => {
    response.write('<script nonce="first-nonce">/* नमस्ते')
    response.write(Buffer.from(' é */</script>'))
    response.end('<script nonce="first-nonce" src="/a.js"></script>')
  })
  expect(kept[0]?.bodyWith('first-nonce').toString()).toBe(text)
  expect(kept[0]?.bodyWith('second').toString()).toBe(
    '<script nonce="second">/* नमस्ते é */</script><script nonce="second" src="/a.js"></script>',
  )
  expect(kept[0]?.size).toBe(Buffer.byteLength(text))
})

test('keeps the headers that came with the answer, and not those of this request', async () => {
  const { kept } = await recordedOf((_request, response) => {
    response.append('Content-Type', 'text/html; charset=utf-8').append('Vary', 'Cookie').end('x')
  })
  expect(kept[0]?.headers).toEqual([
    ['content-type', 'text/html; charset=utf-8'],
    ['vary', 'Cookie'],
  ])
})

test.each([
  ['a cookie', (_request, response) => response.cookie('a', 'b').end('x')],
  ['an error', (_request, response) => response.status(404).end('x')],
  ['a redirect', (_request, response) => response.redirect(303, '/')],
] satisfies [string, RequestHandler][])('keeps nothing with %s', async (_, handler) => {
  expect((await recordedOf(handler)).kept).toEqual([])
})

test('keeps nothing that broke off', async () => {
  const kept: Answer[] = []
  const app = express().use((_request, response) => {
    response.locals.nonce = 'n'
    recordAnswer(response, (answer) => kept.push(answer))
    response.write('half of it')
    response.destroy()
  })
  const { url, server } = await startLocalServer(app)
  await expect(fetch(url).then((response) => response.text())).rejects.toThrow()
  server.close()
  expect(kept).toEqual([])
})

test('its words are true until the next minute of what was just written', async () => {
  const writtenAt = Date.now() - 40_000
  const { kept } = await recordedOf((_request, response) => {
    response.end(`<time datetime="${new Date(writtenAt).toISOString()}">just now</time>`)
  })
  expect(kept[0]?.lastsUntil).toBe(writtenAt + 60_000)
})
