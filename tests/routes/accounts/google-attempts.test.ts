import { describe, expect, test, vi } from 'vitest'
import { minute } from '~/domain/durations'
import { db } from '~/database/db.server'
import { rules } from '~/domain/limits/rules'
import { noticeFromUrl } from '~/http/presenters/notices.server'
import * as callback from '~/routes/api/auth/google-callback'
import * as begin from '~/routes/api/auth/google'
import * as signIn from '~/routes/auth/sign-in'
import { makeMember } from '../../support/forum/factories'
import { asha, visitGoogle, withGoogle } from '../../support/http/google-visit'
import {
  captureResponse,
  getCookie,
  openPage,
  routeArguments,
} from '../../support/http/page-request'
import { withSettings } from '../../support/with-settings'

withGoogle()

/** Creates a browser that keeps its cookies, with the URLs of Google's answers to each visit. */
function browser() {
  let cookie = ''
  const visit = async (loader: typeof begin.loader, path: string) => {
    const answer = await openPage({ loader }, path, cookie)
    for (const set of answer.headers.getSetCookie()) {
      if (!set.startsWith('google=')) continue
      cookie = /Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(set) ? '' : (set.split(';')[0] ?? '')
    }
    return answer.headers.get('Location') ?? ''
  }
  return {
    cookie: () => cookie,
    leave: async (redirectTo: string) => {
      const query = new URLSearchParams({ redirectTo })
      const there = await visit(begin.loader, `/api/auth/google?${query}`)
      const redirected = await fetch(there, { redirect: 'manual' })
      const back = new URL(redirected.headers.get('Location') ?? '')
      return back.pathname + back.search
    },
    comeBack: (url: string) => visit(callback.loader, url),
  }
}

// Makes the provider answer as this person.
const become = () => visitGoogle(asha)

test('two tabs both finish, in any order, and each goes where it was to', async () => {
  await become()
  const { leave, comeBack } = browser()
  const first = await leave('/profile')
  const second = await leave('/forum/new')
  expect(await comeBack(first)).toBe('/profile')
  expect(await comeBack(second)).toBe('/forum/new')
  expect(await comeBack(second)).toBe('/auth/signin?notice=sign-in-expired')
  expect(await db.user.count()).toBe(1)
})

test('whoever comes back without any cookie is told that they are needed', async () => {
  await become()
  const address = await browser().leave('/profile')
  const request = new Request(`http://localhost:3000${address}`)
  const answer = await captureResponse(callback.loader(routeArguments(request)))
  expect(answer.headers.get('Location')).toBe('/auth/signin?notice=cookies-refused')
})

test('whoever takes longer than ten minutes is told so, and keeps the way back', async () => {
  await become()
  const { leave, comeBack } = browser()
  const address = await leave('/profile')
  const later = Date.now() + 11 * minute
  vi.spyOn(Date, 'now').mockReturnValue(later)
  expect(await comeBack(address)).toBe('/auth/signin?notice=sign-in-expired&redirectTo=%2Fprofile')
})

test('a browser keeps five attempts, and none once they are done', async () => {
  await become()
  const tabs = browser()
  const urls: string[] = []
  for (let count = 0; count < 6; count++) urls.push(await tabs.leave(`/forum?cursor=${count}`))
  expect(tabs.cookie().length).toBeLessThan(4_000)
  const [oldest = '', ...others] = urls
  expect(await tabs.comeBack(oldest)).toBe('/auth/signin?notice=sign-in-expired')
  for (const [index, url] of others.entries())
    expect(await tabs.comeBack(url)).toBe(`/forum?cursor=${index + 1}`)
  expect(tabs.cookie()).toBe('')
})

test('five long ways back fit in the cookie', async () => {
  await become()
  const tabs = browser()
  const url = await tabs.leave(`/forum?q=${'क'.repeat(300)}`)
  for (let count = 0; count < 4; count++) await tabs.leave(`/forum?q=${'x'.repeat(180)}`)
  expect(tabs.cookie().length).toBeLessThan(4_000)
  expect(await tabs.comeBack(url)).toBe('/forum')
})

test('whoever cancels there, or fails, still comes to the page that was asked for', async () => {
  await become()
  const { leave, comeBack } = browser()
  const failing = (await leave('/forum/new')).replace(/code=[^&]*/, 'code=none')
  const cancelled = (await leave('/profile?tab=liked')).replace(/code=[^&]*/, 'error=access_denied')
  const plain = (await leave('')).replace(/code=[^&]*/, 'error=access_denied')
  expect(await comeBack(cancelled)).toBe(
    '/auth/signin?notice=google-cancelled&redirectTo=%2Fprofile%3Ftab%3Dliked',
  )
  expect(await comeBack(plain)).toBe('/auth/signin?notice=google-cancelled')
  expect(await comeBack(failing)).toBe('/auth/signin?notice=google-down&redirectTo=%2Fforum%2Fnew')
})

test.each([
  'आशा@example.com',
  'asha@उदाहरण.भारत',
  '"asha k"@example.com',
  'asha@@example.com',
  `${'a'.repeat(250)}@example.com`,
  'asha@example.com\r\nBcc: all@example.com',
])('%j, which no mail of ours can reach, makes no account', async (email) => {
  const answer = await visitGoogle({ ...asha, sub: 'sub-9', email, hd: 'another.example' })
  const known = await db.user.findMany({ select: { email: true } })
  expect(answer.headers.get('Location')).toBe(
    '/auth/signin?notice=google-address-unusable&redirectTo=%2Fforum%2Fnew',
  )
  expect(known).toEqual([])
})

test('on a phone that others use too, the cookie of an attempt ends with the browser', async () => {
  const begun = async (query: string) =>
    (await openPage(begin, `/api/auth/google?${query}`)).headers.get('Set-Cookie')
  expect(await begun('')).toMatch(/^google=.*Max-Age=3600/)
  expect(await begun('sharedDevice=on')).toMatch(
    /^google=[^;]+; Path=\/api\/auth\/google; HttpOnly; SameSite=Lax$/,
  )
})

test('a choice of the phone that comes twice is refused', async () => {
  const answer = await openPage(begin, '/api/auth/google?sharedDevice=on&sharedDevice=0')
  expect(answer.status).toBe(400)
})

describe('at the limit', () => {
  withSettings({ RATE_LIMITS: 'on' })

  test('a complete sign-in is free, and one too many is told so on the page of sign-in', async () => {
    await become()
    const { leave, comeBack } = browser()
    const counted = async () => (await db.rateLimit.findMany()).map(({ points }) => points)
    expect(await comeBack(await leave('/profile'))).toBe('/profile')
    // A new account counts.
    expect(await counted()).toEqual([2])
    expect(await comeBack(await leave('/profile'))).toBe('/profile')
    expect(await counted()).toEqual([2])
    const url = await leave('/profile')
    await db.rateLimit.updateMany({ data: { points: rules.google[0].points } })
    const refused = '/auth/signin?notice=too-many&redirectTo=%2Fprofile'
    expect(await comeBack(url)).toBe(refused)
    const start = await openPage(begin, '/api/auth/google?redirectTo=/profile')
    expect([start.status, start.headers.get('Location')]).toEqual([302, refused])
    expect(noticeFromUrl(new Request(`http://localhost${refused}`))).toBe('too-many')
    // A member who only confirms by Google is led back with the notice.
    const back = await openPage(signIn, refused, await getCookie(await makeMember()))
    expect(back.headers.get('Location')).toBe('/profile')
    expect(back.headers.get('Set-Cookie')).toMatch(/^flash=/)
  })
})
