import { createInstance, type i18n } from 'i18next'
import { beforeEach, expect, test, vi } from 'vitest'
import { translateOnce } from '~/i18n/translate-once.server'

const resources = {
  en: { shell: { name: 'Name', hello: 'Hello {{who}}' }, forum: { name: 'Forum' } },
  hi: { shell: { name: 'नाम' }, forum: {} },
}

let instance: i18n
let lookUps: () => number

beforeEach(async () => {
  instance = createInstance()
  await instance.init({
    lng: 'en',
    fallbackLng: 'en',
    ns: ['shell', 'forum'],
    defaultNS: 'shell',
    resources,
  })
  const spy = vi.spyOn(instance, 't')
  lookUps = () => spy.mock.calls.length
  translateOnce(instance)
})

const fixed = (...of: Parameters<i18n['getFixedT']>) =>
  instance.getFixedT(...of) as unknown as (key: string, values?: object) => string

test('a text without values is looked up once', () => {
  for (let times = 0; times < 3; times++) {
    expect(fixed('en', 'shell')('name')).toBe('Name')
    expect(fixed(null, ['shell', 'forum'])('forum:name')).toBe('Forum')
  }
  expect(lookUps()).toBe(2)
})

test('languages and namespaces are told apart', () => {
  const texts = () =>
    [fixed('en', 'shell'), fixed('hi', 'shell'), fixed('en', 'forum')].map((t) => t('name'))
  expect([texts(), texts()]).toEqual([
    ['Name', 'नाम', 'Forum'],
    ['Name', 'नाम', 'Forum'],
  ])
})

test('a text with values is made each time', () => {
  const t = fixed('en', 'shell')
  expect(['Asha', 'Ravi'].map((who) => t('hello', { who }))).toEqual(['Hello Asha', 'Hello Ravi'])
})
