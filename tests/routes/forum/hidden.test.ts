import { expect, test } from 'vitest'
import '~/i18n/i18n.server'
import { contentNotes, topics } from '~/content/topics'
import { db } from '~/database/db.server'
import { openHidden, sealHidden } from '~/domain/members/hidden-content.server'
import { publishPost } from '~/domain/posts/publish-post.server'
import * as hidden from '~/routes/forum/hidden'
import * as list from '~/routes/forum/list'
import * as home from '~/routes/marketing/home'
import { makeMember, unwrap } from '../../support/forum/factories'
import { getCookie, openPage, submit } from '../../support/http/page-request'

const boxes: [string, string][] = [
  ['hiddenTopics', 'pregnancy'],
  ['hiddenTopics', 'periods'],
  ['hiddenNotes', 'loss'],
]

const text = { title: 'Morning sickness', content: 'Does it ever end?', type: 'general' }

test('a visitor’s choice is a cookie, which the list keeps to and says so, and an empty one ends', async () => {
  unwrap(await publishPost(await makeMember(), { ...text, topic: 'pregnancy' }))
  const answer = await submit(hidden, '/forum/hidden', boxes)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/forum'])
  const cookie = answer.headers.get('Set-Cookie') ?? ''
  expect(cookie).toMatch(/hidden=periods.pregnancy~loss;.*HttpOnly/)

  const listed = async (sent: string) =>
    (await openPage(list, '/forum', sent)).value as {
      posts: { title: string }[]
      hidden: { text: string } | null
    }
  const kept = await listed(cookie.split(';')[0] ?? '')
  expect(kept.posts.map(({ title }) => title)).not.toContain(text.title)
  expect(kept.hidden?.text).toBe('Posts about some topics are hidden, as you chose.')
  for (const other of ['', 'hidden=', 'hidden=gossip~x~y', `hidden=${'x'.repeat(3000)}`]) {
    const shown = await listed(other)
    expect(shown.posts.map(({ title }) => title)).toContain(text.title)
    expect(shown.hidden).toBeNull()
  }

  const ended = await submit(hidden, '/forum/hidden', {})
  expect(ended.headers.get('Set-Cookie')).toMatch(/hidden=;.*Max-Age=0/)
})

test('what a visitor or a member hides is not on the front page either', async () => {
  const [author, member] = [await makeMember(), await makeMember()]
  unwrap(await publishPost(author, { ...text, topic: 'pregnancy' }))
  unwrap(await publishPost(author, { ...text, title: 'A loss', contentNote: 'loss' }))
  unwrap(await publishPost(author, { ...text, title: 'Something else' }))
  const asked = async (cookie?: string) =>
    ((await openPage(home, '/', cookie)).value as { asked: { title: string }[] }).asked.map(
      ({ title }) => title,
    )
  expect(await asked()).toEqual(['Something else', 'A loss', text.title])
  expect(await asked('hidden=periods.pregnancy~loss')).toEqual(['Something else'])
  const sealedHidden = sealHidden({ hiddenTopics: ['pregnancy'], hiddenNotes: ['loss'] })
  await db.user.update({ where: { id: member.id }, data: { sealedHidden } })
  expect(await asked(await getCookie(member))).toEqual(['Something else'])
})

test('a form from before sign-in changes the member’s account, and no cookie', async () => {
  const member = await makeMember()
  const answer = await submit(hidden, '/forum/hidden', boxes, await getCookie(member))
  expect(answer.headers.get('Set-Cookie') ?? '').not.toContain('hidden=')
  const { sealedHidden } = await db.user.findUniqueOrThrow({ where: { id: member.id } })
  expect(openHidden(sealedHidden)).toMatchObject({ hiddenTopics: ['periods', 'pregnancy'] })
})

test('what a member ticked before her session was lost is ticked when she is back', async () => {
  const member = await makeMember()
  const open = async () => {
    const { value } = await openPage(hidden, '/forum/hidden', await getCookie(member))
    const { topics: ofTopics, notes, ...page } = value as Page
    const ticked = [...ofTopics, ...notes].filter(({ isTicked }) => isTicked)
    return { ...page, ticked: ticked.map(({ label }) => label) }
  }
  const { idempotencyKey } = await open()
  await db.session.deleteMany()
  const late = await submit(hidden, '/forum/hidden', [...boxes, ['idempotencyKey', idempotencyKey]])
  expect(late.headers.get('Location')).toBe('/auth/signin?redirectTo=%2Fforum%2Fhidden')
  const ticked = [topics.periods.en, topics.pregnancy.en, contentNotes.loss.en.label]
  expect(await open()).toMatchObject({ isKept: true, ticked })

  const untick = { idempotencyKey: (await open()).idempotencyKey }
  await submit(hidden, '/forum/hidden', untick, await getCookie(member))
  expect(await open()).toMatchObject({ isKept: false, ticked: [] })
})

type Box = { label: string; isTicked: boolean }
type Page = { topics: Box[]; notes: Box[]; isKept: boolean; idempotencyKey: string }

test.each([
  ['hiddenTopics', 'gossip'],
  ['hiddenNotes', ''],
  ['topic-pregnancy', 'on'],
])('an unknown box is refused: %s=%s', async (name, value) => {
  expect((await submit(hidden, '/forum/hidden', { [name]: value })).status).toBe(400)
})
