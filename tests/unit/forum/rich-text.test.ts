import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { toRichText } from '~/domain/rich-text/rich-text.server'
import { toPlainText } from '~/domain/rich-text/rich-text'
import '~/i18n/i18n.server'
import { RichTextBody } from '~/ui/forum/item-parts'

const naughtyStrings = JSON.parse(
  readFileSync(new URL('../../data/naughty-strings.json', import.meta.url), 'utf8'),
) as string[]

function render(text: string) {
  return renderToStaticMarkup(createElement(RichTextBody, { richText: toRichText(text) }))
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Returns the text that a reader sees. React escapes every `<` of the text, so each remaining one belongs to a tag. */
function textOf(markup: string) {
  const text = markup
    .replaceAll('</li><li>', '\n- ')
    .replaceAll(/(?:<\/p>|<\/ul>)(?=<)(?!<\/div)/g, '\n\n')
    .replaceAll('<ul><li>', '- ')
    .replace(/<[^>]*>/g, '')
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}

function linksOf(text: string) {
  return toRichText(text)
    .flatMap((block) => ('items' in block ? block.items.flat() : block))
    .flatMap((segment) => (typeof segment === 'string' ? [] : [[segment.text, segment.href]]))
}

const withOneBlankLine = (text: string) => text.replace(/\n(?:[^\S\n]*\n)+/g, '\n\n')
const allowedTags =
  /^<(?:\/?(?:p|ul|li)|\/a|div class="text"(?: lang="\w\w")? dir="auto"|\/div|a href="https?:[^"]*" rel="nofollow ugc noopener")>$/i

function expectOnlyText(text: string) {
  const markup = render(text)
  expect(textOf(markup)).toBe(withOneBlankLine(text))
  expect(toPlainText(toRichText(text))).toBe(withOneBlankLine(text))
  const tags = markup.match(/<[^>]*>/g) ?? []
  expect(tags.filter((tag) => !allowedTags.test(tag))).toEqual([])
}

describe('what a member wrote comes back as text, paragraphs and safe links', () => {
  test('every naughty string', () => {
    expect(naughtyStrings.length).toBeGreaterThan(400)
    for (const text of naughtyStrings) expectOnlyText(text)
  })

  test('any text, with links among it', () => {
    const pieces = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.constantFrom('\n', '\n\n', ' ', '<b>', '"', 'www.', 'http://', 'https://', 'javascript:'),
    )
    fc.assert(fc.property(fc.array(pieces), (parts) => expectOnlyText(parts.join(''))))
  })
})

test('blank lines make paragraphs and single breaks stay', () => {
  expect(toRichText('one\ntwo\n\nthree\n \t\n\nfour')).toEqual([['one\ntwo'], ['three'], ['four']])
})

test('lines that begin with a dash make a list, where there are two of them', () => {
  const text = 'What I tried:\n- to eat\n- https://a.example/b\nNothing lasts.\n\n- Asha'
  expect(toRichText(text)).toEqual([
    ['What I tried:'],
    { items: [['to eat'], [{ text: 'https://a.example/b', href: 'https://a.example/b' }]] },
    ['Nothing lasts.'],
    ['- Asha'],
  ])
  expect(render('- one\n- two')).toContain('<ul><li>one</li><li>two</li></ul>')
  const [long] = toRichText('- x\n'.repeat(101).trim())
  expect(long).toEqual(['- x\n'.repeat(101).trim()])
})

test.each([
  ['See https://example.com/a?b=1&c=(d).', [['https://example.com/a?b=1&c=(d)']]],
  ['(http://example.com)', [['http://example.com']]],
  ['www.example.org, and', [['www.example.org', 'https://www.example.org']]],
  ['HTTPS://EXAMPLE.COM/X', [['HTTPS://EXAMPLE.COM/X']]],
  ['https://हिन्दी.भारत/पथ और', [['https://हिन्दी.भारत/पथ']]],
  ['देखें:https://a.example/क', [['https://a.example/क']]],
  ['two https://a.example,https://b.example', [['https://a.example'], ['https://b.example']]],
])('%s is a link where it is meant', (text, links) => {
  expect(linksOf(text)).toEqual(links.map(([words, href]) => [words, href ?? words]))
})

const page = 'https://example.org/page'

const marks = [
  '। ॥ ” ’ » ´ › … ؟ ، ؛ ۔ 。 、 ， ！ ？ ： ； ． ｡ 」 』 】 ） 〉 》 ］ ｝ “ „ « 「 ‟ 〞 ❞ ། ။ ។ ። ᠃ ՝ ։ ‼ ⁈ \u200B \u200C \u200D',
  '\u200E \u200F \u202C \u2060 \u2069 \uFEFF \u00AD \u061C \u2800 \u3164 \u180E . , ; : ! ? ) ] } " \' > * ` | .”',
  '।” ”। ). …) .)” 》。 !\u200F \u200B. ।।। – —',
].flatMap((line) => line.split(' '))

test.each(marks)('the mark %j after a link is none of it', (mark) => {
  for (const rest of ['', ' and', '\nand']) {
    expect(linksOf(`(${page}${mark}${rest}`)).toEqual([[page, page]])
    const url = `${page}?a=1#b`
    expect(linksOf(url + mark + rest)).toEqual([[url, url]])
    expect(linksOf(`https://example.org${mark}${rest}`)[0]?.[0]).toBe('https://example.org')
  }
})

test.each(['।', '”', '。', '؟', '」', '\u200B', '\u200F', '\u2060'])(
  'the mark %j ends a link although no space follows',
  (mark) => {
    expect(linksOf(`${page}${mark}और`)).toEqual([[page, page]])
    expect(linksOf(`${page}${mark}${page}`)).toEqual([
      [page, page],
      [page, page],
    ])
  },
)

test.each([
  'https://en.wikipedia.org/wiki/Iron_(element)',
  'https://zh.wikipedia.org/wiki/鐵（元素）',
  'https://hi.wikipedia.org/wiki/लोहा_(तत्व)',
  'https://fr.wikipedia.org/wiki/L’Équipe',
  'https://ca.wikipedia.org/wiki/Col·lecció',
  'https://example.org/क्\u200Dष',
  'https://fa.wikipedia.org/wiki/می\u200Cخواهم',
  'https://example.org/❤\uFE0F',
  'https://example.org/a–b/',
  'https://example.org/a,b;c:d?e=f!g',
])('%s is a link as a whole', (url) => {
  expect(linksOf(`(${url}), and`)).toEqual([[url, url]])
  expect(linksOf(`“${url}”।`)).toEqual([[url, url]])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://files.example',
  '//example.com',
  'help.It is example.com',
  'me@example.com and mailto:me@example.com',
  'http:// and https:///',
  'xhttps://example.com',
])('%s is no link', (text) => {
  expect(linksOf(text)).toEqual([])
})

test('an address of more than a thousand characters stays text rather than being cut', () => {
  expect(linksOf(`https://example.com/${'a'.repeat(900)}`)).toHaveLength(1)
  expect(linksOf(`https://example.com/${'a'.repeat(1_000)}`)).toEqual([])
})

test('hostile text of the greatest length is split in little time', () => {
  const hostile = ['www.', 'http:', 'http://a.b/"', 'a@', 'http://a '].map((piece) =>
    piece.repeat(20_000 / piece.length),
  )
  const started = process.cpuUsage()
  hostile.forEach(toRichText)
  // The library's own search would take five seconds for these.
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1_000)
})
