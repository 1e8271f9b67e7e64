import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import * as root from '~/root'
import * as twoFactor from '~/routes/auth/second-step'
import * as settings from '~/routes/profile/settings/second-step'
import * as memberPage from '~/routes/moderation/member'
import * as queue from '~/routes/moderation/queue'
import { generateCode } from '../support/codes'
import { makeModerator, makePost, memberAgain, signUpMember } from '../support/forum/factories'
import { giveRole } from '../support/forum/give-role'
import { addTwoFactor } from '../support/forum/two-factor'
import {
  captureResponse,
  cookiesIn,
  getCookie,
  getRequest,
  openPage,
  postRequest,
  routeArguments,
  submit,
} from '../support/http/page-request'
import { said } from '../support/said-problems'

// No time step may begin in the middle of a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

type Screen = {
  loader?: (given: LoaderFunctionArgs) => Promise<unknown>
  action?: (given: ActionFunctionArgs) => Promise<unknown>
}

const screens = import.meta.glob<Screen>('../../app/routes/moderation/*.{ts,tsx}')
// These forms have no action and no reason.
const formOf = (file: string): Record<string, string> =>
  /(?:grievance|question|experts?)\.tsx$/.test(file) ? {} : { action: 'reveal', reason: 'law' }
const setUpPath = '/profile/settings/second-step'

test('each screen of moderation leads a team member without a second step to setting one up', async () => {
  const { id } = await makePost(await makeModerator())
  const params = { kind: 'post', itemId: id, memberId: id, referenceId: 'ABC' }
  const cookie = await getCookie({ ...(await makeModerator('admin')), secondStepAt: null })
  let asked = 0
  for (const [file, load] of Object.entries(screens)) {
    const { loader, action } = await load()
    const sent = [
      [loader, getRequest('/moderation', cookie)],
      [action, postRequest('/moderation', formOf(file), cookie)],
    ] as const
    for (const [handle, request] of sent) {
      if (!handle) continue
      const { status, headers } = await captureResponse(handle(routeArguments(request, params)))
      expect([status, headers.get('Location')], file).toEqual([303, setUpPath])
      asked += 1
    }
  }
  expect(asked).toBeGreaterThan(11)
  const { value } = await openPage(settings, setUpPath, cookie)
  expect(value).toMatchObject({ demand: expect.stringContaining('administrators') as string })
  const shell = await openPage(root, '/forum', cookie)
  expect(shell.value).toMatchObject({ member: { moderation: 'Moderation' } })
})

test('a session that began before the second step had to be done goes on after the code', async () => {
  const asha = await signUpMember('asha')
  const { key } = await addTwoFactor(asha)
  await giveRole(db, 'asha', 'moderator', null)
  const session = await getCookie(asha)
  const shut = await openPage(queue, '/moderation', session)
  const path = `/auth/second-step?${new URLSearchParams({ redirectTo: '/moderation' })}`
  expect([shut.status, shut.headers.get('Location')]).toEqual([303, path])
  const waiting = `${session}; ${cookiesIn(shut.headers)}`
  const asked = await openPage(twoFactor, path, waiting)
  expect(asked.value).toEqual({
    redirectTo: '/moderation',
    hasPasskey: false,
    hasApp: true,
    mayTrust: true,
  })
  const form = { code: generateCode(key), redirectTo: '/moderation' }
  const done = await submit(twoFactor, path, form, waiting)
  expect([done.status, done.headers.get('Location')]).toEqual([303, '/moderation'])
  expect((await openPage(queue, '/moderation', cookiesIn(done.headers))).status).toBe(200)
  const former = await openPage(queue, '/moderation', session)
  expect(former.headers.get('Location')).toContain('/signin')
})

test('an administrator finds the form where somebody has a second step, and it goes with it', async () => {
  const asha = await signUpMember('asha')
  await addTwoFactor(asha)
  const { id } = await signUpMember('chandra')
  await giveRole(db, 'chandra', 'admin')
  const admin = await memberAgain({ ...asha, id, secondStepAt: new Date() })
  const path = `/moderation/member/${asha.id}`
  const params = { memberId: asha.id }
  const offered = async (cookie: string) => {
    const request = getRequest(path, cookie)
    const { moderationActions } = await memberPage.loader(routeArguments(request, params))
    return moderationActions.map(({ action }) => action)
  }
  const send = (fields: Record<string, string>, cookie: string) =>
    submit(memberPage, path, fields, cookie, params)
  const before = await getCookie(admin)
  expect(await offered(before)).toContain('removeSecondStep')
  const form = { action: 'removeSecondStep', reason: 'lostCodes' }
  const refused = await send({ ...form, password: 'wrong' }, before)
  expect(refused.value).toMatchObject({
    lastResult: { error: said({ password: 'passwordWrong' }) },
  })
  const done = await send({ ...form, password: 'correct horse' }, before)
  expect([done.status, done.headers.get('Location')]).toEqual([303, path])
  const after = cookiesIn(done.headers)
  expect(after).not.toBe('')
  expect(await offered(after)).not.toContain('removeSecondStep')
})
