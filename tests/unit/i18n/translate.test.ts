import { describe, expect, test } from 'vitest'
import { getI18n } from '~/i18n/i18n.server'
import { languages, type Language } from '~/i18n/languages'
import { en } from '~/i18n/locales/en'
import { hi } from '~/i18n/locales/hi'
import { translate, type Texts, type Values } from '~/i18n/use-translation'

// Only i18next reads lists of texts.
const trees = { en, hi } as unknown as Record<Language, Record<string, Texts>>
const counts = [undefined, 0, 1, 2, 5, 1000, 1_234_567]
const typed = ['Asha', '', '{{', '$& $1', '$t(shell:company)', '<b>&amp;</b>', 'हिन्दी']

function keysOf(texts: Texts): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? key : keysOf(text).map((inner) => `${key}.${inner}`),
  )
}

/** Yields keys as the code uses them, with every value that a text of the namespace may take. */
function* asked(texts: Texts) {
  const names = [...JSON.stringify(texts).matchAll(/\{\{(\w+)(, number)?\}\}/g)]
  const keys = keysOf(texts).map((key) => key.replace(/_(zero|one|other)$/, ''))
  for (const [index, count] of counts.entries()) {
    const given = names.map(([, name, number]) => [name, number ? 1234 + index : typed[index]])
    const values = { ...Object.fromEntries(given), count } as Values
    for (const key of new Set(keys)) yield [key, values] as const
  }
}

test('Hindi spells a word in one way', () => {
  expect(JSON.stringify(hi)).not.toMatch(/हिंदी|तारीख़|पोस्टें|पेज का नाम छिपाएँ/)
})

describe.each(languages)('in %s', (language) => {
  test.each(Object.keys(trees[language]))('every text of %s is the one of i18next', (namespace) => {
    const texts = trees[language][namespace] ?? {}
    const t = getI18n(language).getFixedT(language, namespace as 'shell') as (
      key: string,
      values: Values,
    ) => string
    let seen = 0
    for (const [key, values] of asked(texts)) {
      const said = translate(texts, language, key, values)
      expect([key, values, said]).toEqual([key, values, t(key, values)])
      seen += said === key ? 0 : 1
    }
    expect(seen).toBeGreaterThan(counts.length)
  })
})

test('a key without a text is the text', () => {
  for (const key of ['none', 'none.at.all', 'title.too.deep'])
    expect(translate({ title: 'A title' }, 'en', key)).toBe(key)
})

test.each([0, 7, 999, 1000, 12_345, 99_999, 100_000, 1_234_567, -1234, 1234.5])(
  'the digits of %d are grouped as Intl does it',
  (value) => {
    for (const language of languages)
      expect(translate({ text: '{{value, number}}' }, language, 'text', { value })).toBe(
        new Intl.NumberFormat(language).format(value),
      )
  },
)
