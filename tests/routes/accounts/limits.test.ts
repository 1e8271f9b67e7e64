import { expect, test } from 'vitest'
import { englishRecoveryWords } from '~/content/word-lists/recovery-words-en'
import { rules } from '~/domain/limits/rules'
import { issueWordCheck } from '~/domain/recovery/word-check.server'
import * as apiSignIn from '~/routes/api/auth/sign-in'
import * as recoveryWords from '~/routes/auth/recovery-words'
import * as signIn from '~/routes/auth/sign-in'
import * as hidden from '~/routes/forum/hidden'
import * as likePage from '~/routes/forum/like'
import * as postPage from '~/routes/forum/post'
import * as settings from '~/routes/profile/settings'
import { makeComment, makeMember, makePost, signUpMember } from '../../support/forum/factories'
import { getCookie, openPage, submit } from '../../support/http/page-request'
import { submitJson } from '../../support/http/submit-json'
import { said } from '../../support/said-problems'
import { withSettings } from '../../support/with-settings'

withSettings({ RATE_LIMITS: 'on' })

const send = (fields: Record<string, string>, cookie = '') =>
  submit(signIn, '/auth/signin', fields, cookie)
const wrong = { emailOrUsername: 'asha', password: 'not the horse' }
const right = { emailOrUsername: 'asha', password: 'correct horse' }

test('too many wrong sign-ins meet a 429, in the page and in JSON, and what was typed stays', async () => {
  await signUpMember('asha')
  const [{ points }] = rules.signIn
  for (let time = 0; time < points; time++) expect((await send(wrong)).status).toBe(400)
  const last = await send(wrong)
  expect(last.status).toBe(429)
  expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(last.value).toMatchObject({
    notice: 'sign-in-failed',
    lastResult: {
      error: said({ '': 'tooManyMinutes' }),
      initialValue: { emailOrUsername: 'asha' },
    },
  })
  expect(JSON.stringify(last.value)).not.toContain('horse')

  const answer = await submitJson(apiSignIn, '/api/auth/signin', right)
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await answer.json()).toEqual({
    error: 'Too many attempts. Please wait 15 minutes and try again.',
  })
})

test('a browser that signed in before is answered like any other', async () => {
  await signUpMember('asha')
  const cookies = (await send(right)).headers.getSetCookie()
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['session', 'flash'])
  const former = cookies.map((cookie) => cookie.split(';')[0]).join('; ')
  const answers = async (cookie?: string) => {
    const sent = [await send(wrong, cookie), await send(right, cookie)]
    return sent.map(({ status }) => status)
  }
  expect(await answers(former)).toEqual([400, 303])
  for (let time = 0; time < rules.signIn[0].points; time++) await send(wrong)
  expect(await answers()).toEqual([429, 429])
  expect(await answers(former)).toEqual([429, 429])
})

test('a comment and a like that are one too many are refused, and what was typed stays', async () => {
  const member = await makeMember()
  const { id } = await makePost(member)
  const cookie = await getCookie(member)
  const path = `/forum/post/${id}`
  const post = (fields: Record<string, string>) =>
    submit(postPage, path, fields, cookie, { postId: id })
  const like = () => submit(likePage, `${path}/like`, { liked: '1' }, cookie, { postId: id })
  for (let time = 0; time < rules.comment[0].points; time++) await post({ content: 'A comment' })
  const refused = await post({ content: 'One too many' })
  expect(refused).toMatchObject({
    status: 429,
    value: { lastResult: { initialValue: { content: 'One too many' } } },
  })
  for (let time = 0; time < rules.like[0].points; time++) await like()
  const { id: commentId } = await makeComment(await makeMember(), id)
  const presses = [
    like,
    () => post({ like: `true.${commentId}` }),
    () => post({ go: 'helped', comment: commentId, helped: 'true' }),
  ]
  for (const press of presses) {
    const tooMany = await press()
    expect(tooMany.status).toBe(429)
    expect(Number(tooMany.headers.get('Retry-After'))).toBeGreaterThan(0)
  }
})

async function pressUntilRefused(
  press: () => ReturnType<typeof submit>,
  { points }: { points: number },
) {
  for (let time = 0; time < points; time++) await press()
  return press()
}

test('the settings say of a 429 what was not saved', async () => {
  const cookie = await getCookie(await makeMember())
  const fields = { emailNotifications: 'on' }
  const press = () => submit(settings, '/profile/settings', fields, cookie)
  expect(await pressUntilRefused(press, rules.editProfile[0])).toMatchObject({
    status: 429,
    value: {
      notice: 'settings-failed',
      lastResult: { error: { '': [expect.stringMatching(/^Too many attempts/)] } },
    },
  })
})

test('what a member ticked to hide and could not save is ticked when she is back', async () => {
  const cookie = await getCookie(await makeMember())
  const save = () => submit(hidden, '/forum/hidden', { hiddenTopics: 'periods' }, cookie)
  const refused = await pressUntilRefused(save, rules.editProfile[0])
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  const { value } = await openPage(hidden, '/forum/hidden', cookie)
  expect(value).toMatchObject({
    isKept: true,
    topics: expect.arrayContaining([
      expect.objectContaining({ value: 'periods', isTicked: true }),
    ]) as unknown,
  })
})

test('two recovery words that were guessed too often meet a 429', async () => {
  const { id } = await makeMember()
  const token = await issueWordCheck(id, englishRecoveryWords.slice(0, 6), '/forum')
  const path = `/auth/recovery-words?${new URLSearchParams({ check: token })}`
  const press = () => submit(recoveryWords, path, { first: 'x', second: 'y' })
  const refused = await pressUntilRefused(press, rules.wordCheck[0])
  expect(refused).toMatchObject({
    status: 429,
    value: { lastResult: { error: { '': [expect.stringMatching(/^Too many attempts/)] } } },
  })
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
})

test('an edit that meets a 429 is shown again with what was typed', async () => {
  const member = await makeMember()
  const cookie = await getCookie(member)
  const { id: postId } = await makePost(member)
  const typed = { title: 'An edited title', content: 'Edited once more.' }
  const path = `/forum/post/${postId}`
  let times = 0
  const press = () => {
    // The same words again would change nothing and not count.
    typed.content = `Edited once more, for the ${times++}. time.`
    return submit(postPage, path, { go: 'save', ...typed }, cookie, { postId })
  }
  expect(await pressUntilRefused(press, rules.edit[0])).toMatchObject({
    status: 429,
    value: { refused: { notice: 'update-failed', lastResult: { initialValue: typed } } },
  })
})
