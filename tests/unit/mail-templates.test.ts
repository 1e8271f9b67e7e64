import { describe, expect, test } from 'vitest'
import { floors, intents } from '~/domain/contact/choices'
import { sources } from '~/domain/contact/sources'
import { templates, type MailKind } from '~/domain/mail/templates/index'
import english from '~/i18n/locales/en/messages'
import hindi from '~/i18n/locales/hi/messages'
import { mailLanguage, mailTranslations } from '~/domain/mail/translations'

const payload = {
  threads: '3',
  token: 'the-token',
  postId: 'the-post',
  commentId: 'the-comment',
  unsubscribe: 'the-unsubscribe-token',
  leave: 'the-leaving-token',
  referenceId: 'ABCD2345',
  state: 'decided',
  source: 'curtain',
  intent: 'pilot',
  name: 'Asha',
  email: 'asha@example.com',
  voiceCall: 'true',
  message: 'First line\nsecond line',
}
// Some mail programs remove it.
const sheet = /<style>[^<]*<\/style>/
const siteUrl = 'https://forum.example'
const kinds = Object.keys(templates) as MailKind[]
const write = (kind: MailKind, language: 'en' | 'hi', change = {}) =>
  templates[kind]({
    language,
    translations: mailTranslations(language),
    payload: { ...payload, ...change },
    siteUrl,
  })

function keysOf(translations: object, path = ''): string[] {
  return Object.entries(translations).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value as object, `${path}${key}.`) : `${path}${key}`,
  )
}

test('each kind has a name on the page of failed mails', () => {
  for (const { kinds: names } of [english, hindi])
    expect(Object.keys(names).sort()).toEqual([...kinds].sort())
})

test('Hindi has exactly the keys of English', () => {
  expect(keysOf(mailTranslations('hi'))).toEqual(keysOf(mailTranslations('en')))
  expect(mailLanguage('fr')).toBe('en')
})

test('a mail about a grievance says by when its next steps are due', () => {
  const receivedAt = '2026-11-29T08:35:00.000Z'
  const say = (kind: MailKind, language: 'en' | 'hi', state: string) =>
    write(kind, language, { state, receivedAt }).text.replaceAll('\u00a0', ' ')
  expect(say('grievanceReceived', 'en', '')).toContain('by Monday, 30 November, 14:05 (')
  expect(say('grievanceReceived', 'hi', '')).toMatch(/14:05 तक मिलने की सूचना देनी है.*\n.*तक फ़ैसला/)
  expect(say('grievanceState', 'hi', 'received')).toContain('सोमवार, 30 नवंबर, 14:05 तक')
  expect(say('grievanceState', 'en', 'acknowledged')).toContain('by Monday, 14 December, 14:05 (')
  expect(say('grievanceState', 'en', 'decided')).not.toContain('14:05')
})

describe.each(kinds)('%s', (kind) => {
  test.each(['en', 'hi'] as const)('is complete in %s, in text and HTML', (language) => {
    const { subject, text, html } = write(kind, language)
    expect(subject).not.toMatch(/[{}\n]/)
    for (const part of [text, html]) {
      expect(part).toContain('forum.example')
      expect(part).toContain(`${siteUrl}/`)
      expect(part.replace(sheet, '')).not.toMatch(/\{|undefined/)
    }
    expect(html).toContain(`<html lang="${language}">`)
    expect(/\p{Script=Devanagari}/u.test(subject + text)).toBe(language === 'hi')
  })

  test('keeps its colours and its button where the style sheet is taken away', () => {
    const html = write(kind, 'en').html.replace(sheet, '')
    const { subject } = write(kind, 'en')
    expect(html).toContain('<body class="page" style="margin:0;padding:24px 12px;background-color:')
    // The second style belongs to mails whose link most recipients do not need.
    expect(html).toMatch(
      /<td class="(button" style="background-color:|quiet" style="border:2px solid )#[^"]+"><a [^>]*;color:#/,
    )
    expect(html).toMatch(new RegExp(`<h1 style="[^"]+">${subject.replace('?', '\\?')}</h1>`))
  })

  test('loads nothing, so that nobody learns that it was read', () => {
    expect(write(kind, 'en').html).not.toMatch(/<img|<link|<script|url\(|src=/)
  })
})

test('nothing in a payload becomes markup', () => {
  const { html } = write('verifyEmail', 'en', { token: `"><b onload='x'>&` })
  expect(html).not.toMatch(/<b |"><b/)
  expect(write('somethingNew', 'en', { unsubscribe: '"><b>' }).html).not.toContain('"><b>')
})

test('links lead where they say', () => {
  expect(write('verifyEmail', 'en').text).toContain(`${siteUrl}/auth/verify-email?token=the-token`)
  expect(write('resetPassword', 'en').text).toContain(
    `${siteUrl}/auth/reset-password?token=the-token`,
  )
  const { text, unsubscribeUrl } = write('somethingNew', 'en')
  expect(text).toContain(`${siteUrl}/profile\n`)
  expect(write('digest', 'en').text).toContain(`${siteUrl}/profile/answers\n`)
  expect(text).not.toMatch(/the-post|the-comment/)
  expect(unsubscribeUrl).toBe(`${siteUrl}/unsubscribe?token=the-unsubscribe-token`)
  expect(text).toContain(unsubscribeUrl)
  for (const kind of ['somethingWaiting', 'dangerWaiting'] as const)
    expect(write(kind, 'en').text).toContain(`${siteUrl}/profile/settings#notifications\n`)
})

test('a button that can give an account away has its danger above it', () => {
  const { text } = write('connectGoogle', 'en')
  expect(text).toMatch(/someone else would get into your account[^]*Connect Google:\nhttps:/)
})

test('a mail about the second step, its codes or a passkey leads all the way out', () => {
  const changes = [
    'googleConnected',
    'secondStepAdded',
    'secondStepRemoved',
    'recoveryCodesRenewed',
    'passkeyAdded',
  ]
  for (const kind of changes as MailKind[]) {
    const { text, html } = write(kind, 'en')
    const button = /\n {3}It was not me: https:\/\/forum\.example\/auth\/forgot-password\n2\. /
    expect(text).toMatch(/\n1\. Press “It was not me” and set a new password\./)
    expect(text).toMatch(button)
    expect(html.match(/<td class="quiet"/g)).toHaveLength(1)
    expect(html).toMatch(/<li [^>]*>Press “It was not me”[^<]*<div [^]*?class="quiet"[^]*?<\/li>/)
    expect(text).toMatch(/\d\. .*rite to us[^:]*: https:\/\/forum\.example\/#contact\n/)
    expect(html).toMatch(/<li [^>]*><a href="https:\/\/forum\.example\/#contact"/)
  }
})

test('the company gets all that was typed, line by line; the sender nothing of it', () => {
  const { text, html, subject } = write('messageReceived', 'en')
  expect(subject).toBe('New message ABCD2345')
  expect(text).toContain(
    'From the guided form\nAbout: Pilot Project\nName: Asha\nEmail: asha@example.com\nWants a voice call\n',
  )
  expect(text).toContain('First line\nsecond line')
  expect(text).toContain(`${siteUrl}/moderation/messages/ABCD2345`)
  expect(html).toContain('First line<br>\nsecond line')
  expect(write('messageReceived', 'en', { message: '<b>"' }).html).toContain('&lt;b&gt;&quot;')
  const receipt = write('messageReceipt', 'en')
  expect(receipt.text).toContain('48 hours')
  expect(receipt.text).toContain(`${siteUrl}/contact/sent/ABCD2345`)
  expect(receipt.text + receipt.html + receipt.subject).not.toMatch(/Asha|asha@|First line/)
})

describe('what the company reads', () => {
  const languages = ['en', 'hi'] as const
  const internal = /contact_to|curtain|undefined|\b(partnership|pilot|sponsorship|lobby|clinical)\b/

  test.each(languages.flatMap((language) => sources.map((source) => [language, source] as const)))(
    'has words for everything chosen, in %s, through %s',
    (language, source) => {
      const texts = [
        ...intents.map((intent) => write('messageReceived', language, { source, intent })),
        ...floors.map((floor) => write('messageReceived', language, { source, floor })),
      ].flatMap(({ text, html }) => [text, html.replace(sheet, '')])
      for (const each of texts) {
        expect(each).not.toMatch(internal)
        expect(each).not.toContain('CONTACT_TO')
        expect(each).toContain(mailTranslations(language).messageReceived.source[source])
      }
    },
  )
})
