import { expect, test } from 'vitest'
import { anonymousForum } from '../../support/forum/anonymous-forum'
import { giveRole } from '../../support/forum/give-role'
import { endsSession } from '../../support/http/ends-session'
import { parseCookies, send } from '../../support/http/raw-http'
import { routeUrls } from '../../support/http/route-urls'
import { inDatabase } from '../../support/in-database'
import { siteForFile } from '../../support/site/site-for-file'

const site = await siteForFile()
const forum = await anonymousForum(site)

const refresh = /<meta http-equiv="refresh" content="610; url=\/auth\/leave\?idle=true"\/>/
const inNoscript = new RegExp(`<noscript>${refresh.source}</noscript>`)

async function signIn(name: 'reader' | 'admin', sharedDevice: 'on' | 'off') {
  const { username, password } = forum.members[name]
  const body = {
    emailOrUsername: username,
    password,
    ...(sharedDevice === 'on' && { sharedDevice }),
  }
  const Cookie = parseCookies(await send(`${site.url}/auth/signin`, { body }))
  if (name === 'admin') await inDatabase(site, (database) => giveRole(database, username, 'admin'))
  return Cookie
}

const isTyped = (input: string) => !/type="(?:hidden|checkbox|radio|submit)"/.test(input)

function hasTextField(page: string) {
  const forms = page.replace(/<form\b[^>]*method="get".*?<\/form>/gs, '')
  return forms.includes('<textarea') || (forms.match(/<input\b[^>]*>/g) ?? []).some(isTyped)
}

async function pagesOf(Cookie: string) {
  const pages: { route: string; url: string; text: string }[] = []
  for (const [route, list] of Object.entries(routeUrls))
    for (const url of endsSession(route) ? [] : list(forum.world)) {
      const { status, headers, text } = await send(site.url + url, { headers: { Cookie } })
      const isHtml = headers['content-type']?.startsWith('text/html')
      if (status === 200 && isHtml) pages.push({ route, url, text })
    }
  return pages
}

// Pages of a route with a text field may also have none, for example after a report. An episode may play for longer.
const otherRoutes = ['contact/elevator/:floor?', 'forum/:kind/:itemId/report', 'episodes/:episode']

test.each(['reader', 'admin'] as const)(
  'without scripts an idle page of the %s is left on a shared phone, unless somebody may write there',
  async (name) => {
    const pages = await pagesOf(await signIn(name, 'on'))
    expect(pages.filter(({ text }) => hasTextField(text)).length).toBeGreaterThan(20)
    const wrong = pages.filter(({ route, text }) => {
      const isLeft = inNoscript.test(text)
      return isLeft === (hasTextField(text) || otherRoutes.includes(route))
    })
    expect(wrong.map(({ url }) => url)).toEqual([])
  },
)

test('in the lite version a browser with scripts leaves it too', async () => {
  const Cookie = `${await signIn('reader', 'on')}; lite=1`
  const { text } = await send(`${site.url}/profile`, { headers: { Cookie } })
  expect(text).toMatch(refresh)
  expect(text).not.toMatch(inNoscript)
})

test('the page of new recovery words is left too, and says in its title what it is only to her', async () => {
  const password = 'correct horse battery'
  const form = { withoutEmail: 'on', password, confirmPassword: password }
  const signUp = (username: string, more = {}) =>
    send(`${site.url}/auth/signup`, { body: { ...form, ...more, username } })
  const shared = await signUp('shared_words', { sharedDevice: 'on' })
  expect(shared.text).toContain('data-recovery-word')
  expect(shared.headers.refresh).toBe('610; url=/auth/leave?idle=true')
  expect(shared.text).toContain('<title>XX Health</title>')
  const own = await signUp('own_words')
  expect(own.headers).not.toHaveProperty('refresh')
  expect(own.text).toContain('<title>Your six recovery words – The XXperiment</title>')
})

test('a page of a shared phone has the quick exit, also outside the forum', async () => {
  const readAs = async (sharedDevice: 'on' | 'off') => {
    const Cookie = await signIn('reader', sharedDevice)
    return (await send(`${site.url}/episodes`, { headers: { Cookie } })).text
  }
  expect(await readAs('on')).toContain('action="/auth/leave"')
  expect(await readAs('off')).not.toContain('action="/auth/leave"')
})

test('pages of visitors and of other phones stay', async () => {
  for (const Cookie of ['', await signIn('reader', 'off')])
    expect((await send(`${site.url}/forum`, { headers: { Cookie } })).text).not.toContain(
      'http-equiv="refresh"',
    )
})
