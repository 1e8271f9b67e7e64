import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { editProfile } from '~/domain/accounts/edit-profile.server'
import type { ProblemKey } from '~/domain/problems'
import { problemSentence } from '~/http/problem-sentence.server'
import * as apiMe from '~/routes/api/auth/me'
import * as apiSignUp from '~/routes/api/auth/sign-up'
import * as signUp from '~/routes/auth/sign-up'
import * as profile from '~/routes/profile/edit-profile'
import * as password from '~/routes/profile/settings/password'
import { makeMember, signUpMember, unwrap } from '../../support/forum/factories'
import { getCookie, submit, type Route } from '../../support/http/page-request'
import { submitJson } from '../../support/http/submit-json'

type Fields = Record<string, string>

const both = (password: string) => ({ password, confirmPassword: password })
const account = { username: 'nila', email: 'nila@example.com', ...both('correct horse') }

/** Returns the answers of a page and its JSON call: the status, and the message at the field. */
async function askBoth(
  page: Route,
  call: Route,
  fields: Fields,
  field: string,
  language: string,
  cookie = '',
) {
  const query = `?lng=${language}`
  const form = await submit(page, `/x${query}`, fields, cookie)
  const { lastResult } = form.value as {
    lastResult: { error: Record<string, string[]>; initialValue: Fields }
  }
  const method = call === apiMe ? 'PATCH' : 'POST'
  const answer = await submitJson(call, `/api/x${query}`, fields, cookie, method)
  const body = (await answer.json()) as { fields: Fields }
  return [form.status, lastResult.error[field], answer.status, [body.fields[field]]]
}

const refused = (language: 'en' | 'hi', field: string, problem: ProblemKey) => {
  const sentence = [problemSentence(language, field, problem)]
  return [400, sentence, 400, sentence]
}

test.each(['en', 'hi'] as const)(
  'a name that is taken is refused at sign-up and in the profile, in %s',
  async (language) => {
    const kavita = await makeMember('kavita_p')
    unwrap(await editProfile(kavita, { displayName: 'Kavita Rao' }))
    const displayName = 'kаvita RAO'
    const expected = refused(language, 'displayName', 'nameTaken')
    const fields = { ...account, displayName }
    expect(await askBoth(signUp, apiSignUp, fields, 'displayName', language)).toEqual(expected)
    const cookie = await getCookie(await makeMember('other'))
    const typed = { displayName, bio: 'New words' }
    expect(await askBoth(profile, apiMe, typed, 'displayName', language, cookie)).toEqual(expected)
    expect(await db.user.count()).toBe(2)
  },
)

test('a common password is refused at sign-up and when it is changed', async () => {
  const weak = 'laxmi@1234'
  const expected = refused('hi', 'password', 'passwordCommon')
  const fields = { ...account, ...both(weak) }
  expect(await askBoth(signUp, apiSignUp, fields, 'password', 'hi')).toEqual(expected)
  const cookie = await getCookie(await signUpMember('asha'))
  const change = { currentPassword: 'correct horse', ...both(weak) }
  const answer = await submit(password, '/profile/settings/password?lng=hi', change, cookie)
  expect(answer).toMatchObject({
    status: 400,
    value: { lastResult: { error: { password: expected[1] } } },
  })
  expect(JSON.stringify(answer.value)).not.toContain(weak)
})

test('the sentence about a password says what to do', () => {
  expect(problemSentence('en', 'password', 'passwordCommon')).toContain('three or four words')
  expect(problemSentence('hi', 'password', 'passwordCommon')).toContain('तीन-चार शब्द')
})
