import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import '~/i18n/i18n.server'
import { FiguresTable } from '~/ui/figures/figures-table'
import { ExpertMark } from '~/ui/forum/expert'

test('a figure about a word or language says in which language its label is', () => {
  const rows = ['हिन्दी', 'मासिक धर्म PCOS', 'English'].map((label, index) => {
    return { key: label, label, count: index + 1, cells: ['1'] }
  })
  const props = { id: 'words', title: 'Words', head: ['Word', 'Days'], rows, hasChart: true }
  const markup = renderToStaticMarkup(createElement(FiguresTable, props))
  const marked = [...markup.matchAll(/<(th|li) [^>]*lang="(\w+)">([^<]+)/g)]
  const expected = [
    ['हिन्दी', 'hi'],
    ['मासिक धर्म PCOS', 'hi'],
    ['English', 'en'],
  ]
  for (const tag of ['th', 'li'])
    expect(
      marked.filter(([, name]) => name === tag).map(([, , lang, label]) => [label, lang]),
    ).toEqual(expected)
})

test('the mark of an expert in another language than the page says so', () => {
  const render = (mark: string) =>
    renderToStaticMarkup(createElement(ExpertMark, { mark, note: '' }))
  expect(render('दिल्ली मेडिकल काउंसिल 12345')).toContain('lang="hi"')
  expect(render('Delhi Medical Council 12345')).not.toContain('lang')
})
