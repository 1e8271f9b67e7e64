import { expect, onTestFinished, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { minute } from '~/domain/durations'
import * as editProfile from '~/routes/profile/edit-profile'
import * as help from '~/routes/forum/help'
import * as newPost from '~/routes/forum/new-post'
import * as postPage from '~/routes/forum/post'
import { makeMember, makePost } from '../../support/forum/factories'
import { pageFrame } from '../../support/http/page-frame'
import {
  cookiesIn,
  getCookie,
  getRequest,
  openPage,
  routeArguments,
  submit,
} from '../../support/http/page-request'

const after = (cookie: string, { headers }: { headers: Headers }) =>
  `${cookie}; ${cookiesIn(headers)}`

async function publish(fields: Record<string, string>, cookie: string) {
  const form = {
    title: 'A fine title',
    content: 'Long enough content.',
    type: 'general',
    ...fields,
  }
  return submit(newPost, '/forum/new', form, cookie)
}

test('an author who writes about a crisis gets the helplines on the next page, once, and the post is published', async () => {
  const cookie = await getCookie(await makeMember())
  const published = await publish({ content: 'मैं मर जाना चाहती हूँ, कोई सुने।' }, cookie)
  expect([published.status, await db.post.count()]).toEqual([303, 1])
  const { callout, cookies } = await pageFrame('/forum?lng=hi', after(cookie, published))
  expect(cookies).toEqual([expect.stringMatching(/^flash=; Max-Age=0/)])
  for (const number of ['112', '181', '14416', '7827170170'])
    expect(callout).toContain(`href="tel:${number}"`)
  expect(callout).toContain('यह बोझ अकेले न उठाएँ')
  expect((await pageFrame('/forum', cookie)).callout).toBeNull()
})

test('a notice is void after five minutes, though its cookie ends with the browser', async () => {
  const cookie = await getCookie(await makeMember())
  const published = await publish({ content: 'This bitch of a day.' }, cookie)
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(Date.now() + 5 * minute)
  expect((await pageFrame('/forum', after(cookie, published))).callout).toBeNull()
})

test('whose words were masked is told so, and nobody else', async () => {
  const cookie = await getCookie(await makeMember())
  const published = await publish({ content: 'This bitch of a day.' }, cookie)
  const other = await getCookie(await makeMember())
  expect((await pageFrame('/forum', after(other, published))).callout).toBeNull()
  const { callout } = await pageFrame('/forum', after(cookie, published))
  expect(callout).toContain('Some words were masked in what others see.')
  expect(callout).not.toContain('tel:')
})

test.each([
  ['anonymous', { isAnonymous: 'on' }, true],
  ['named', { isAnonymous: 'false' }, false],
])('an %s post says where its answers appear, once', async (_, fields, isUnnamed) => {
  const cookie = await getCookie(await makeMember())
  const published = await publish(fields, cookie)
  expect([published.status, published.headers.get('Location')]).toEqual([303, '/forum'])
  const { callout, notice } = await pageFrame('/forum', after(cookie, published))
  expect(notice?.title).toBe('Post created!')
  expect(callout).toContain('href="/profile/answers"')
  const { id } = await db.post.findFirstOrThrow()
  expect(callout).toContain(`href="/forum/post/${id}"`)
  expect(callout?.includes('Other members do not see your name.')).toBe(isUnnamed)
  expect(callout).not.toMatch(/masked|tel:/)
  expect((await pageFrame('/forum', cookie)).callout).toBeNull()
})

test('a comment leads to what its author is told', async () => {
  const member = await makeMember()
  const { id } = await makePost(member)
  const cookie = await getCookie(member)
  const path = `/forum/post/${id}`
  const form = { content: 'My husband beats me' }
  const answer = await submit(postPage, path, form, cookie, { postId: id })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${path}#posted`])
  const { callout } = await pageFrame(path, after(cookie, answer))
  expect(callout).toContain('id="posted"')
  const read = await openPage(postPage, path, after(cookie, answer), { postId: id })
  expect(read.value).toMatchObject({ posted: null, comments: [{ isOwn: true }] })
})

test('a masked bio is told of on the profile, without helplines', async () => {
  const cookie = await getCookie(await makeMember())
  const fields = { displayName: 'Asha', bio: 'Survivor of suicide, and no bitch.' }
  const saved = await submit(editProfile, '/profile/edit', fields, cookie)
  const { callout } = await pageFrame('/profile', after(cookie, saved))
  expect([callout?.includes('masked'), callout?.includes('tel:')]).toEqual([true, false])
})

test('an address cannot make callouts', async () => {
  expect((await pageFrame('/forum?notice=post-created+help')).callout).toBeNull()
})

test('the page of helplines and the standing line are there for everybody, in both languages', async () => {
  const { id } = await makePost(await makeMember())
  for (const [language, words] of [
    ['en', 'You are not alone'],
    ['hi', 'यह बोझ अकेले न उठाएँ'],
  ]) {
    const page = await help.loader(routeArguments(getRequest(`/forum/help?lng=${language}`)))
    expect(page.title).toBe(words)
    expect(page.lines.map(({ number }) => number)).toContain('112')
    const post = await openPage(postPage, `/forum/post/${id}?lng=${language}`, '', { postId: id })
    expect((post.value as { disclaimer: string }).disclaimer).toContain('href="/forum/help"')
  }
})

test('who has just signed up is welcomed on the next page in its language, once', async () => {
  const cookie = await getCookie(await makeMember(), 'signed-up')
  const { callout: welcome } = await pageFrame('/forum?lng=hi', cookie)
  expect(welcome).toContain('नमस्ते कहें')
  expect(welcome?.match(/<li>/g)).toHaveLength(3)
  expect(welcome).not.toContain('दस मिनट')
})

test('the welcome is for the forum: it waits above a profile, and until recovery words are checked', async () => {
  const member = await makeMember()
  const cookie = await getCookie(member, 'signed-up')
  for (const page of ['/profile', '/profile/settings/email', '/auth/recovery-words?check=x'])
    expect(await pageFrame(page, cookie)).toMatchObject({
      callout: null,
      notice: null,
      cookies: [],
    })
  await db.user.update({ where: { id: member.id }, data: { recoveryUnchecked: true } })
  const asked = await pageFrame('/forum', cookie)
  expect(asked).toMatchObject({ notice: null, cookies: [] })
  expect(asked.callout).not.toContain('id="welcome"')
  await db.user.update({ where: { id: member.id }, data: { recoveryUnchecked: false } })
  const { callout, notice, cookies } = await pageFrame('/forum', cookie)
  expect(callout).toContain('id="welcome"')
  expect(notice?.title).toBe('Account created!')
  expect(cookies).toEqual([expect.stringMatching(/^flash=; Max-Age=0/)])
})
