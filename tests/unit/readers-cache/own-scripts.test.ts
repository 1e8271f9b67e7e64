import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withoutNonce } from '~/http/readers-cache/own-scripts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('scripts that came with the nonce are named by their hashes, and the nonce is gone', () => {
  const { html, hashes } = withoutNonce(
    '<script nonce="abc">one()</script><script nonce="abc" type="module" async="">two\n()</script>',
    'abc',
  )
  expect(hashes).toEqual([hashOf('one()'), hashOf('two\n()')])
  expect(html).toBe('<script>one()</script><script type="module" async="">two\n()</script>')
})

test('what somebody else got into the page has no hash, and does not run', () => {
  const { hashes } = withoutNonce(
    '<script>evil()</script><script nonce="guess">evil()</script><script nonce="abc">own()</script>',
    'abc',
  )
  expect(hashes).toEqual([hashOf('own()')])
})

test('data and files need no hash', () => {
  const data = '<script type="application/ld+json" nonce="abc">{}</script>'
  const file = '<script nonce="abc" src="/assets/a.js"></script>'
  expect(withoutNonce(data + file, 'abc').hashes).toEqual([])
})

test('bytes beyond ASCII are hashed as the browser reads them', () => {
  const text = 'say("नमस्ते")'
  const html = Buffer.from(`<script nonce="abc">${text}</script>`).toString('latin1')
  expect(withoutNonce(html, 'abc').hashes).toEqual([hashOf(text)])
})
