import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '~/database/db.server'
import { getSqliteUrl } from '../../support/forum/sample-content'
import { publishAs, signUpAt } from '../../support/http/raw-member'
import { startSite, type Site } from '../../support/site/site-server'
import { isLynxHere, openLynx, type Lynx } from '../../support/text-browser/lynx'

let site: Site
let database: Database
let lynx: Lynx
let thread: string
const password = 'a long enough one'

beforeAll(async () => {
  site = await startSite({ environment: { RATE_LIMITS: 'off' } })
  database = openDatabase(getSqliteUrl(site))
  lynx = openLynx(site.url)
  const other = await signUpAt(site)
  thread = await publishAs(other, 'A question to all')
  await other.send(thread, { body: { content: 'Whoever knows it' } })
})

afterAll(async () => {
  lynx.remove()
  await database.$disconnect()
  await site.remove()
})

// `npx tsx tools/ensure-browser.ts` installs Lynx. The checks of a change run it first.
describe.skipIf(!isLynxHere && !process.env.CI)('with Lynx', () => {
  test('somebody joins, publishes, comments and replies', async () => {
    const account = { username: 'lynx_reader', email: 'lynx@example.org' }
    lynx.send('/auth/signup', { ...account, password, confirmPassword: password })
    expect(await database.user.findUnique({ where: { usernameKey: 'lynx_reader' } })).toMatchObject(
      account,
    )
    lynx.send(lynx.linkOn('/forum', '/forum/new'), {
      title: 'From a text browser',
      content: 'It works without anything',
    })
    expect(lynx.read('/forum')).toContain('From a text browser')

    lynx.send(thread, { content: 'I know a little' })
    lynx.send(lynx.linkOn(thread, 'reply='), { content: 'And this is a reply' })
    expect(
      await database.comment.findMany({
        orderBy: { createdAt: 'asc' },
        select: { content: true, parentId: true },
      }),
    ).toEqual([
      { content: 'Whoever knows it', parentId: null },
      { content: 'I know a little', parentId: null },
      { content: 'And this is a reply', parentId: expect.any(String) as string },
    ])
  })

  test('somebody writes to the company in each of the three ways', async () => {
    const sender = { name: 'Asha', email: 'asha@example.org' }
    lynx.send('/', { ...sender, message: 'By the form' })
    lynx.send('/contact/elevator/lobby', { ...sender, message: 'By the elevator' })
    lynx.send('/contact/curtain', { 'intent=pilot': true })
    lynx.send('/contact/curtain/name', { name: sender.name })
    lynx.send('/contact/curtain/message', { message: 'By the guided flow' })
    lynx.send('/contact/curtain/email', { email: sender.email })
    lynx.send('/contact/curtain/extras', { voiceCall: true })
    lynx.send('/contact/curtain/review', {})
    expect(
      await database.message.findMany({
        orderBy: { createdAt: 'asc' },
        select: { source: true, message: true, name: true, email: true },
      }),
    ).toEqual([
      { ...sender, source: 'contact', message: 'By the form' },
      { ...sender, source: 'elevator', message: 'By the elevator' },
      { ...sender, source: 'curtain', message: 'By the guided flow' },
    ])
  })

  test('what is hidden elsewhere says to be left empty, and stands last', () => {
    for (const url of ['/contact/waitlist', '/contact/elevator/lobby', '/contact/curtain']) {
      const page = lynx.read(url)
      expect(page, url).toMatch(/\(BUTTON\)[^\n]*\n[\s\S]*Leave this empty/)
    }
  })

  test('somebody without an account sends a grievance', async () => {
    const visitor = openLynx(site.url)
    try {
      const sent = { name: 'Asha', email: 'asha@example.org', address: '/forum' }
      visitor.send('/grievance', { ...sent, message: 'It names my sister' })
      const { referenceId } = await database.grievance.findFirstOrThrow()
      expect(visitor.read(`/grievance/${referenceId}`)).toContain('Received')
    } finally {
      visitor.remove()
    }
  })

  test('the screens for finding, episodes and complaints say what they are for', () => {
    const screens = {
      '/forum?topic=periods&language=en&sort=unanswered': ['Periods', 'English', 'Unanswered'],
      '/forum/hidden': ['Menopause', '(BUTTON) Save'],
      '/forum/before-you-write': ['(BUTTON)'],
      '/episodes': ['Episodes', '(BUTTON)'],
      '/episodes/ask': ['(BUTTON)'],
      '/grievance': ['(BUTTON)'],
      '/community': ['The first figures come'],
      '/auth/recover': ['(BUTTON)'],
      '/profile/settings': ['Never', '(BUTTON)'],
    }
    for (const [url, words] of Object.entries(screens))
      for (const word of words) expect(lynx.read(url), url).toContain(word)
  })
})
