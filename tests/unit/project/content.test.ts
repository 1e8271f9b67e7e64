import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { resolveYear } from '~/domain/day'
import { hero, landingContent } from '~/content/landing'
import { team } from '~/content/team'
import { inLanguage } from '~/content/text'
import { languages } from '~/i18n/languages'

test('one language is taken out of both, and everything else stays', () => {
  const content = { a: { en: 'one', hi: 'एक' }, b: [{ en: 'two', hi: 'दो' }], c: 3, d: { e: 'x' } }
  expect(inLanguage(content, 'hi')).toEqual({ a: 'एक', b: ['दो'], c: 3, d: { e: 'x' } })
})

test('no text is empty, and no Hindi text is English left over', () => {
  const english = JSON.stringify(landingContent('en'))
  const hindi = JSON.stringify(landingContent('hi'))
  for (const json of [english, hindi]) expect(json).not.toContain('""')
  expect(english.match(/\p{Script=Devanagari}/gu)?.length).toBeLessThan(150)
  expect(hindi.match(/\p{Script=Devanagari}/gu)?.length).toBeGreaterThan(2000)
})

test('Hindi has one word for an author, a removal’s review and an edit', () => {
  const folder = 'app/i18n/locales/hi'
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  expect(texts.join('').match(/लिखने वाली|अपील|(?:पोस्ट|टिप्पणी) बद(?:ल दी|ली) गई/g)).toBeNull()
})

test('the year is the one chosen, or the current one', () => {
  vi.useFakeTimers({ now: new Date('2031-05-05') })
  expect(resolveYear(2024)).toBe(2024)
  expect(resolveYear('now')).toBe(2031)
  vi.useRealTimers()
})

test('the stylesheet can unfold every word of the tagline', () => {
  for (const language of languages)
    expect(hero.tagline[language].split(' ').length).toBeLessThanOrEqual(12)
})

test('every member of the team has a face of their own', () => {
  const files = team.members.map(({ portrait }) => `${portrait}.svg`)
  expect(files.toSorted()).toEqual(readdirSync('public/portraits').toSorted())
})
