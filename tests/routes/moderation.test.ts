import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import { toIsoDay } from '~/domain/day'
import { formatDay } from '~/i18n/use-translation'
import * as expert from '~/routes/moderation/expert'
import * as item from '~/routes/moderation/item'
import * as profile from '~/routes/profile/own-profile'
import * as reveals from '~/routes/profile/reveals'
import { makeExpert } from '../support/forum/experts'
import {
  makeMember,
  makeModerator,
  makePost,
  signUpMember,
  memberAgain,
} from '../support/forum/factories'
import { getCookie, openPage, submit } from '../support/http/page-request'
import { said } from '../support/said-problems'
import { withSettings } from '../support/with-settings'

withSettings({ RATE_LIMITS: 'on' })

const title = 'My bitch of a boss'
const content = 'वह रंडी कहकर बुलाता है, see https://example.com/ about it.'

async function open(itemId: string, member?: Member, cookie?: string) {
  const path = `/moderation/post/${itemId}`
  const sent = cookie ?? (member && (await getCookie(member)))
  return openPage(item, path, sent, { kind: 'post', itemId })
}

describe('what was typed where words are masked', () => {
  test('is on the page of a moderator and of an admin, without its author', async () => {
    const author = await makeMember('typed_by')
    // A new account may not post the link.
    await db.user.update({ where: { id: author.id }, data: { createdAt: new Date(0) } })
    const { id } = await makePost(author, { title, content, isAnonymous: true })
    for (const role of ['moderator', 'admin'] as const) {
      const { status, value } = await open(id, await makeModerator(role))
      expect(status).toBe(200)
      expect(value).toMatchObject({
        item: { title: 'My ***** of a boss' },
        author: 'Anonymous',
        original: {
          title,
          richText: [
            [
              'वह रंडी कहकर बुलाता है, see ',
              { text: 'https://example.com/', href: 'https://example.com/' },
              ' about it.',
            ],
          ],
        },
      })
      expect(JSON.stringify(value)).not.toMatch(/typed_by/)
    }
  })

  test('is on no page of others, the author’s own among them', async () => {
    const author = await makeMember()
    const { id } = await makePost(author, { title, content })
    for (const member of [author, await makeMember()]) {
      const { status, value } = await open(id, member)
      expect([status, value]).toEqual([403, null])
    }
    const { status, headers } = await open(id)
    expect(status).toBe(303)
    expect(headers.get('Location')).toContain('/auth/signin?')
  })
})

const password = 'correct horse staple'
const reveal = { action: 'reveal', reason: 'law' }

async function moderatorWithPassword() {
  const { id, ...member } = await signUpMember('mod_with_password', password)
  await db.user.update({ where: { id }, data: { role: 'moderator' } })
  return memberAgain({ ...member, id, secondStepAt: new Date() })
}

async function press(
  itemId: string,
  moderator: Member,
  fields: Record<string, string>,
  cookie?: string,
) {
  const path = `/moderation/post/${itemId}`
  const sent = cookie ?? (await getCookie(moderator))
  return submit(item, path, fields, sent, { kind: 'post', itemId })
}

describe('the form of a reveal', () => {
  test('comes back for a wrong password, with the reason and without what was typed', async () => {
    const moderator = await moderatorWithPassword()
    const { id } = await makePost(await makeMember(), { isAnonymous: true })
    const refused = await press(id, moderator, { ...reveal, password: 'a wrong one' })
    expect(refused.status).toBe(400)
    expect(refused.value).toMatchObject({
      lastResult: { initialValue: reveal, error: said({ password: 'passwordWrong' }) },
    })
    expect(JSON.stringify(refused.value)).not.toContain('a wrong one')
    const told = await press(id, moderator, { ...reveal, password })
    expect(told.value).toMatchObject({ revealed: { username: expect.any(String) as string } })
  })

  test('is in words, too, when it was tried too often', async () => {
    const moderator = await moderatorWithPassword()
    const { id } = await makePost(await makeMember(), { isAnonymous: true })
    const tries = []
    for (let turn = 0; turn < 12; turn++)
      tries.push(await press(id, moderator, { ...reveal, password: 'a wrong one' }))
    const last = tries.at(-1)
    expect(last?.status).toBe(429)
    expect(last?.value).toMatchObject({ lastResult: { initialValue: reveal } })
  })

  test('renews the session once the password is right, so that a copy of its cookie is worth nothing', async () => {
    const moderator = await moderatorWithPassword()
    const { id } = await makePost(await makeMember(), { isAnonymous: true })
    const before = await getCookie(moderator)
    const refused = await press(id, moderator, { ...reveal, password: 'a wrong one' }, before)
    expect(refused.headers.get('Set-Cookie')).toBeNull()
    expect((await open(id, moderator, before)).status).toBe(200)
    const told = await press(id, moderator, { ...reveal, password }, before)
    const after = told.headers.get('Set-Cookie')?.split(';')[0]
    expect((await open(id, moderator, before)).status).toBe(303)
    expect((await open(id, moderator, after)).status).toBe(200)
  })

  test('leaves its author a line in the profile and a page', async () => {
    const [author, moderator] = [await makeMember(), await moderatorWithPassword()]
    const { id } = await makePost(author, { isAnonymous: true })
    const cookie = await getCookie(author)
    const seen = async (screen: Parameters<typeof openPage>[0], path: string) =>
      (await openPage(screen, path, cookie)).value
    expect(await seen(profile, '/profile')).toMatchObject({
      isRevealed: false,
    })
    await press(id, moderator, { ...reveal, password })
    expect(await seen(profile, '/profile')).toMatchObject({
      isRevealed: true,
    })
    const page = await seen(reveals, '/profile/reveals')
    const day = formatDay('en', toIsoDay(new Date()))
    expect(page).toEqual({ reveals: [{ day, reason: 'law' }] })
    expect(JSON.stringify(page)).not.toContain(id)
  })
})

test('a mark that is taken away with two presses is no missing page', async () => {
  const [admin, { id }] = [await makeModerator('admin'), await makeExpert()]
  const cookie = await getCookie(admin)
  const path = `/moderation/experts/${id}`
  for (const press of [1, 2]) {
    const fields = { step: 'remove', reason: 'asked' }
    const { status, headers } = await submit(expert, path, fields, cookie, { memberId: id })
    expect([press, status, headers.get('Location')]).toEqual([press, 303, '/moderation/experts'])
  }
})
