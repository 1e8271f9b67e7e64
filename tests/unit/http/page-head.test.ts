import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageHead, pageTitle } from '~/i18n/page-head'
import '~/i18n/i18n.server'

const siteUrl = 'https://xx.example'

function headOf(search: string, root: object = {}, parameters?: string[]) {
  const data = { language: 'en', refused: false, siteUrl, ...root }
  const screen = {
    matches: [{ id: 'root', data }],
    location: { pathname: '/forum', search },
  }
  return pageHead(screen, { title: () => 'Words', description: () => 'More words', parameters })
}

const hrefs = (head: ReturnType<typeof headOf>) =>
  head.flatMap((tag) => ('href' in tag ? [[tag.hrefLang ?? tag.rel, tag.href]] : []))

test('a page has a canonical address, its languages and what is shown where it is shared', () => {
  const head = headOf('?notice=signed-in&x=1')
  expect(hrefs(head)).toEqual([
    ['canonical', `${siteUrl}/forum`],
    ['en', `${siteUrl}/forum?lng=en`],
    ['hi', `${siteUrl}/forum?lng=hi`],
    ['x-default', `${siteUrl}/forum`],
  ])
  expect(head).toEqual(
    expect.arrayContaining([
      { title: 'Words – The XXperiment' },
      { name: 'description', content: 'More words' },
      { property: 'og:title', content: 'Words' },
      { property: 'og:url', content: `${siteUrl}/forum` },
      { property: 'og:locale', content: 'en_IN' },
    ]),
  )
  expect(JSON.stringify(head)).not.toContain('noindex')
})

test('parameters that make another page belong to its address, and so does a chosen language', () => {
  const head = headOf('?lng=hi&cursor=a%26b&type=episode&episodeId=', { language: 'hi' }, [
    'type',
    'episodeId',
    'cursor',
  ])
  const url = `${siteUrl}/forum?type=episode&cursor=a%26b`
  expect(hrefs(head)).toEqual([
    ['canonical', `${url}&lng=hi`],
    ['en', `${url}&lng=en`],
    ['hi', `${url}&lng=hi`],
    ['x-default', url],
  ])
  expect(hrefs(headOf('?lng=%22%3E'))[0]).toEqual(['canonical', `${siteUrl}/forum`])
})

test('searches and screens without a head of their own are left out of indexes', () => {
  const noIndex = { name: 'robots', content: 'noindex' }
  expect(headOf('?q=pain')).toContainEqual(noIndex)
  expect(hrefs(headOf('?q=pain'))).toEqual([])
  expect(pageTitle([{ id: 'root', data: { language: 'en' } }], () => 'Sign In')).toEqual([
    { title: 'Sign In – The XXperiment' },
    noIndex,
  ])
})

test('a page of members’ words shows no subject where its address is shared', () => {
  for (const language of ['en', 'hi']) {
    const data = { language, refused: false, neutralTitles: false, siteUrl }
    const screen = {
      matches: [{ id: 'root', data }],
      location: { pathname: '/forum/post/x', search: '' },
    }
    const labels = { title: () => 'Bleeding', description: () => 'Pain', isPersonal: true }
    const head = pageHead(screen, labels)
    const shared = head.filter((tag) => /^(og|twitter):/.test(nameOf(tag)))
    expect(JSON.stringify(shared)).not.toMatch(/Bleeding|Pain/)
    const question = language === 'en' ? 'A question in the community' : 'समुदाय में एक सवाल'
    expect(shared.find((tag) => nameOf(tag) === 'og:title')).toMatchObject({ content: question })
    expect(head).toContainEqual({ title: 'Bleeding – The XXperiment' })
    expect(head).toContainEqual({ name: 'description', content: 'Pain' })
  }
})

test('a search is not named where its address is shared', () => {
  const head = headOf('?q=pain').filter((tag) => /^(og|twitter):/.test(nameOf(tag)))
  expect(head.length).toBeGreaterThan(5)
  expect(JSON.stringify(head)).not.toMatch(/[wW]ords|pain/)
})

test('what is shared has the site’s picture, as large as it says', () => {
  const head = headOf('')
  const picture = `${siteUrl}/link-preview.png`
  expect(head).toEqual(
    expect.arrayContaining([
      { property: 'og:image', content: picture },
      { property: 'og:image:alt', content: 'The XXperiment by XX Health' },
    ]),
  )
  const file = readFileSync('public/link-preview.png')
  const size = [file.readUInt32BE(16), file.readUInt32BE(20)].map(String)
  const told = ['og:image:width', 'og:image:height'].map((name) =>
    head.flatMap((tag) => (nameOf(tag) === name && 'content' in tag ? tag.content : [])),
  )
  expect(told.flat()).toEqual(size)
  expect(file.length).toBeLessThan(60_000)
})

test('a page with a picture of its own shares it', () => {
  const matches = [{ id: 'root', data: { language: 'en', refused: false, siteUrl } }]
  const screen = { matches, location: { pathname: '/episodes/1', search: '' } }
  const picture = { path: '/episodes/1/cover/large.jpg', alt: 'Sleep' }
  const head = pageHead(screen, { title: () => 'Sleep', description: () => 'Words', picture })
  const shared = head.filter((tag) => /image|card/.test(nameOf(tag) ?? ''))
  expect(shared).toEqual([
    { property: 'og:image', content: `${siteUrl}${picture.path}` },
    { property: 'og:image:alt', content: 'Sleep' },
    { name: 'twitter:card', content: 'summary' },
    { name: 'twitter:image:alt', content: 'Sleep' },
  ])
})

function nameOf(tag: ReturnType<typeof pageHead>[number]) {
  const { property, name } = tag as { property?: string; name?: string }
  return property ?? name ?? ''
}

test('a refused form says so in the title alone', () => {
  const head = headOf('', { refused: true })
  expect(head).toContainEqual({ title: 'Error: Words – The XXperiment' })
  expect(head).toContainEqual({ property: 'og:title', content: 'Words' })
})

test('neutral titles tell nothing of the page, nor does a page that cannot know what is wanted', () => {
  for (const search of ['', '?q=pain']) {
    const head = JSON.stringify(headOf(search, { neutralTitles: true }))
    expect(head).toContain('{"title":"XX Health"}')
    expect(head).not.toMatch(/[wW]ords|XXperiment/)
  }
  const head = headOf('', { neutralTitles: true, refused: true })
  expect(head).toContainEqual({ title: 'Error: XX Health' })
  expect(head).toContainEqual({ property: 'og:title', content: 'XX Health' })
  expect(pageTitle([], () => 'Sign In')).toContainEqual({ title: 'XX Health' })
})
