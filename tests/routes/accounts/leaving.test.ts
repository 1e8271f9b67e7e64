import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { rules } from '~/domain/limits/rules'
import * as deleted from '~/routes/profile/deleted'
import * as deletePage from '~/routes/profile/settings/delete'
import * as exportPage from '~/routes/profile/settings/export'
import * as file from '~/routes/profile/settings/export/file'
import { makeMember, makePost, signUpMember } from '../../support/forum/factories'
import { beginSessionsAt } from '../../support/forum/session-start'
import { pageFrame } from '../../support/http/page-frame'
import {
  getCookie,
  getRequest,
  openPage,
  routeArguments,
  submit,
} from '../../support/http/page-request'
import { said } from '../../support/said-problems'
import { withSettings } from '../../support/with-settings'

withSettings({ RATE_LIMITS: 'on', GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' })

const password = 'correct horse'
const exportPath = '/profile/settings/export'
const deletePath = '/profile/settings/delete'
const choices = { namedItems: 'stay', anonymousItems: 'go' }

async function formKeyFor(cookie: string) {
  const { value } = await openPage(deletePage, deletePath, cookie)
  return (value as { idempotencyKey: string }).idempotencyKey
}

describe('the export', () => {
  test('is a file that the browser saves, after the password', async () => {
    const member = await signUpMember('asha')
    await makePost(member, { title: 'Mine alone' })
    const cookie = await getCookie(member)
    const wrong = await submit(exportPage, exportPath, { password: 'not it' }, cookie)
    expect(wrong).toMatchObject({
      status: 400,
      value: { lastResult: { error: said({ password: 'passwordWrong' }) } },
    })
    expect(JSON.stringify(wrong.value)).not.toContain('not it')
    const done = await submit(exportPage, exportPath, { password }, cookie)
    expect(done.status).toBe(303)
    const renewed = done.headers.get('Set-Cookie')?.split(';')[0]
    const download = getRequest(done.headers.get('Location') ?? '', renewed)
    const answer = await file.loader(routeArguments(download))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="xxperiment-\d{4}-\d\d-\d\d\.json"$/,
      ) as string,
      'cache-control': 'no-store, no-transform',
    })
    expect(await answer.json()).toMatchObject({ posts: [{ title: 'Mine alone' }] })
  })

  test('is for its member alone, and not without a ticket', async () => {
    const openFile = async (cookie = '') =>
      (await openPage(file, `${exportPath}/file?ticket=x`, cookie)).headers.get('Location')
    expect(await openFile()).toBe(`/auth/signin?${new URLSearchParams({ redirectTo: exportPath })}`)
    expect(await openFile(await getCookie(await makeMember()))).toBe(exportPath)
  })

  test('may be had five times an hour', async () => {
    let cookie = await getCookie(await makeMember())
    const statuses = []
    for (let time = 0; time <= rules.export[0].points; time++) {
      const { status, headers } = await submit(exportPage, exportPath, {}, cookie)
      statuses.push(status)
      cookie = headers.get('Set-Cookie')?.split(';')[0] ?? cookie
    }
    expect(statuses.pop()).toBe(429)
    expect(new Set(statuses)).toEqual(new Set([303]))
  })
})

describe('leaving', () => {
  test('signs out everywhere and says that the account is gone, also when sent twice', async () => {
    const member = await signUpMember('asha')
    const [here, there] = [await getCookie(member), await getCookie(member)]
    const fields = { ...choices, password, idempotencyKey: await formKeyFor(here) }
    const refused = await submit(deletePage, deletePath, { ...fields, password: 'no' }, here)
    expect(refused).toMatchObject({
      status: 400,
      value: {
        lastResult: { error: said({ password: 'passwordWrong' }), initialValue: choices },
      },
    })
    const done = await submit(deletePage, deletePath, fields, here)
    expect([done.status, done.headers.get('Location')]).toEqual([303, '/profile/deleted'])
    expect(done.headers.get('Set-Cookie')).toMatch(/^session=;.*Expires=Thu, 01 Jan 1970/)
    for (const cookie of [here, there]) {
      expect(await pageFrame('/', cookie)).toMatchObject({ member: null })
    }
    expect((await openPage(deleted, '/profile/deleted')).status).toBe(200)
    const again = await submit(deletePage, deletePath, fields, here)
    expect(again.headers.get('Location')).toBe('/profile/deleted')
  })

  test('sends members who did not leave away from its last page', async () => {
    const cookie = await getCookie(await makeMember())
    const page = await openPage(deleted, '/profile/deleted', cookie)
    expect(page.headers.get('Location')).toBe('/profile')
  })

  test('never takes the account of whoever has signed in since the form was opened', async () => {
    const [asha, ravi] = [await makeMember(), await makeMember()]
    const idempotencyKey = await formKeyFor(await getCookie(asha))
    for (const key of [idempotencyKey, 'forged']) {
      const fields = { ...choices, idempotencyKey: key }
      const answer = await submit(deletePage, deletePath, fields, await getCookie(ravi))
      expect(answer.headers.get('Location')).toBe(deletePath)
    }
    expect(await db.user.count()).toBe(2)
  })

  test('is for members without a password a matter of a sign-in of just now', async () => {
    const member = await makeMember()
    const cookie = await getCookie(member)
    const needed = async () => (await openPage(deletePage, deletePath, cookie)).value
    expect(await needed()).toMatchObject({ needed: null })
    const idempotencyKey = await formKeyFor(cookie)
    await beginSessionsAt(new Date(Date.now() - 10 * 60_000))
    expect(await needed()).toMatchObject({ needed: 'google', hasGoogle: false })
    await db.connection.create({
      data: { userId: member.id, provider: 'google', providerId: '42' },
    })
    expect(await needed()).toMatchObject({ needed: 'google', hasGoogle: true })
    const late = await submit(deletePage, deletePath, { ...choices, idempotencyKey }, cookie)
    expect(late.status).toBe(400)
    await beginSessionsAt(new Date())
    const done = await submit(deletePage, deletePath, { ...choices, idempotencyKey }, cookie)
    expect(done.headers.get('Location')).toBe('/profile/deleted')
  })
})
