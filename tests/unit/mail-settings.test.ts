import { expect, test } from 'vitest'
import { readEnv } from '~/runtime/env.server'

test('the sender is no-reply at the site, and has the name of its host, unless told', () => {
  const site = { SITE_URL: 'https://forum.example:8443' }
  const name = 'forum.example'
  expect(readEnv(site).MAIL_FROM).toEqual({ name, address: 'no-reply@forum.example' })
  expect(readEnv({ ...site, MAIL_FROM: 'hello@mail.example' }).MAIL_FROM).toEqual({
    name,
    address: 'hello@mail.example',
  })
  expect(readEnv({ MAIL_FROM: 'The Forum <hello@forum.example>' }).MAIL_FROM).toEqual({
    name: 'The Forum',
    address: 'hello@forum.example',
  })
})

test('a refused password says how to write its %', () => {
  const read = (password: string) => readEnv({ MAIL_URL: `smtp://u:${password}@mail.example` })
  expect(() => read('100%')).toThrow('%25')
  expect(read('100%25').MAIL_URL).toContain('100%25')
})

test('unset and empty mean no mail server', () => {
  expect(readEnv({ MAIL_URL: '' }).MAIL_URL).toBeUndefined()
  expect(readEnv({ MAIL_URL: 'smtp://u:p@mail.example:587' }).MAIL_URL).toBe(
    'smtp://u:p@mail.example:587',
  )
})

test.each([
  ['MAIL_URL', 'mail.example'],
  ['MAIL_URL', 'https://mail.example'],
  ['MAIL_URL', 'smtp://'],
  ['MAIL_URL', 'smtp://u:100%safe@mail.example'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'a@example.com, b@example.com'],
  ['MAIL_FROM', 'A\r\nBcc: b@example.com <a@example.com>'],
  ['CONTACT_TO', 'us'],
])('%s cannot be %j', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(`${name} must be`)
})
