import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { replaceNonceByHashes } from '~/http/micro-cache/cached-page.server'

const computeHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('scripts with the nonce get a hash each, and the nonce is removed', () => {
  const { html, hashes } = replaceNonceByHashes(
    '<script nonce="abc">one()</script><script nonce="abc" type="module" async="">two\n()</script>',
    'abc',
  )
  expect(hashes).toEqual([computeHash('one()'), computeHash('two\n()')])
  expect(html).toBe('<script>one()</script><script type="module" async="">two\n()</script>')
})

test('an injected script gets no hash and does not run', () => {
  const { hashes } = replaceNonceByHashes(
    '<script>evil()</script><script nonce="guess">evil()</script><script nonce="abc">own()</script>',
    'abc',
  )
  expect(hashes).toEqual([computeHash('own()')])
})

test('data and files need no hash', () => {
  const data = '<script type="application/ld+json" nonce="abc">{}</script>'
  const file = '<script nonce="abc" src="/assets/a.js"></script>'
  expect(replaceNonceByHashes(data + file, 'abc').hashes).toEqual([])
})

test('bytes beyond ASCII are hashed as the browser reads them', () => {
  const text = 'say("नमस्ते")'
  const html = Buffer.from(`<script nonce="abc">${text}</script>`).toString('latin1')
  expect(replaceNonceByHashes(html, 'abc').hashes).toEqual([computeHash(text)])
})
