import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import { listPasskeys } from '~/domain/passkeys/own-passkeys.server'
import * as item from '~/routes/moderation/item'
import * as moderated from '~/routes/moderation/member'
import * as changing from '~/routes/profile/settings/change-passkey'
import * as email from '~/routes/profile/settings/email'
import * as exporting from '~/routes/profile/settings/export'
import * as password from '~/routes/profile/settings/password'
import * as words from '~/routes/profile/settings/recovery-words'
import { makeMember, makePost, signUpMember } from '../support/forum/factories'
import { giveRole } from '../support/forum/give-role'
import { givePasskey } from '../support/forum/passkeys'
import { addTwoFactor } from '../support/forum/two-factor'
import { pageFrame } from '../support/http/page-frame'
import {
  captureResponse,
  getCookie,
  cookiesIn,
  getRequest,
  postRequest,
  routeArguments,
} from '../support/http/page-request'

type Fields = Record<string, string>
type Given = ReturnType<typeof routeArguments>
type Form = { action: (given: Given) => unknown; path: string; fields: Fields; params?: Fields }

const own = { password: 'correct horse' }
const fresh = { password: 'battery staple', confirmPassword: 'battery staple' }

const changePassword: Form = {
  action: password.action,
  path: '/profile/settings/password',
  fields: { currentPassword: 'correct horse', ...fresh },
}
const changeEmail: Form = {
  action: email.action,
  path: '/profile/settings/email',
  fields: { email: 'new@example.com', ...own },
}
const exportAll: Form = { action: exporting.action, path: '/profile/settings/export', fields: own }

async function reveal({ username }: Member): Promise<Form> {
  await giveRole(db, username, 'moderator')
  const { id: itemId } = await makePost(await makeMember(), { isAnonymous: true })
  const path = `/moderation/post/${itemId}`
  const params = { kind: 'post', itemId }
  const request = getRequest(path, cookie)
  const { moderationActions } = await item.loader(routeArguments(request, params))
  const { idempotencyKey = '' } = moderationActions.find(({ action }) => action === 'reveal') ?? {}
  const fields = { action: 'reveal', reason: 'law', idempotencyKey, ...own }
  return { action: item.action, path, fields, params }
}

async function removeEmail(): Promise<Form> {
  const path = '/profile/settings/recovery-words'
  const { former } = await words.loader(routeArguments(getRequest(path, cookie)))
  return { action: words.action, path, fields: { change: 'remove-email', former, ...own } }
}

async function removePasskey(): Promise<Form> {
  await givePasskey(member)
  const [passkey] = await listPasskeys(member.id)
  const passkeyId = passkey?.id ?? ''
  cookie = await getCookie({ ...member, secondStepAt: new Date() })
  const path = `/profile/settings/passkeys/${passkeyId}`
  return { action: changing.action, path, fields: own, params: { passkeyId } }
}

async function resetTwoFactor({ username }: Member): Promise<Form> {
  await giveRole(db, username, 'admin')
  const other = await signUpMember('ravi')
  await addTwoFactor(other)
  const path = `/moderation/member/${other.id}`
  const params = { memberId: other.id }
  const request = getRequest(path, cookie)
  const { moderationActions } = await moderated.loader(routeArguments(request, params))
  const { idempotencyKey = '' } =
    moderationActions.find(({ action }) => action === 'removeSecondStep') ?? {}
  const fields = { action: 'removeSecondStep', reason: 'lostCodes', idempotencyKey, ...own }
  return { action: moderated.action, path, fields, params }
}

const press = ({ action, path, fields, params = {} }: Form, cookie: string) =>
  captureResponse(action(routeArguments(postRequest(path, fields, cookie), params)))

let member: Member
let cookie: string

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  member = await signUpMember('asha')
  cookie = await getCookie(member)
})

afterEach(() => vi.useRealTimers())

describe.each([
  ['of the password', () => changePassword],
  ['of the address', () => changeEmail],
  ['of the export', () => exportAll],
  ['of a reveal', () => reveal(member)],
  ['of the removal of the email', removeEmail],
  ['of the removal of a passkey', removePasskey],
  ['of the reset of a second step', () => resetTwoFactor(member)],
])('the form %s, pressed twice', (_, makeForm) => {
  test('answers as the first time', async () => {
    const form = await makeForm()
    await expectSame(await press(form, cookie), await press(form, cookie))
  })

  test('answers as the first time, both at once', async () => {
    const form = await makeForm()
    await expectSame(...(await Promise.all([press(form, cookie), press(form, cookie)])))
  })
})

test('a reveal, pressed twice, is one line in the log', async () => {
  const form = await reveal(member)
  await Promise.all([press(form, cookie), press(form, cookie)])
  await press(form, cookie)
  expect(await db.auditEntry.count()).toBe(1)
})

test('the removal of the email, pressed twice, shows the same words', async () => {
  const form = await removeEmail()
  const shown = async () => {
    const { newWords } = (await press(form, cookie)).value as { newWords?: { words: unknown } }
    return newWords?.words
  }
  const first = await shown()
  expect(first).toHaveLength(6)
  expect(await shown()).toEqual(first)
})

type Answer = Awaited<ReturnType<typeof captureResponse>>

async function expectSame(first: Answer, second: Answer) {
  expect(first.status).toBeLessThan(400)
  expect(second.status).toBe(first.status)
  expect(second.headers.get('Location') ?? '').not.toContain('signin')
  expect(cookiesIn(second.headers)).toBe(cookiesIn(first.headers))
  expect((await pageFrame('/', cookiesIn(second.headers))).member).not.toBeNull()
}

describe('the cookie of before', () => {
  const isRefused = async (form: Form) =>
    (await press(form, cookie)).headers.get('Location')?.startsWith('/auth/signin') ?? false

  beforeEach(async () => {
    expect((await press(exportAll, cookie)).status).toBe(303)
  })

  test('opens no page, and no other form', async () => {
    expect((await pageFrame('/', cookie)).member).toBeNull()
    expect(await isRefused(changeEmail)).toBe(true)
  })

  test('gets no new one for a wrong password', async () => {
    const wrong = await press({ ...exportAll, fields: { password: 'wrong horse' } }, cookie)
    expect([wrong.status, wrong.headers.has('Set-Cookie')]).toEqual([400, false])
  })

  test('is refused after ten seconds', async () => {
    vi.setSystemTime(Date.now() + 9_000)
    expect(await isRefused(exportAll)).toBe(false)
    vi.setSystemTime(Date.now() + 1_000)
    expect(await isRefused(exportAll)).toBe(true)
  })

  test('is refused at once when another session has changed the password', async () => {
    expect((await press(changePassword, await getCookie(member))).status).toBe(303)
    expect(await isRefused(exportAll)).toBe(true)
  })
})
