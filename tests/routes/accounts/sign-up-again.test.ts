import { expect, test } from 'vitest'
import * as signUpRoute from '~/routes/auth/sign-up'
import { cookiesIn, openPage, submit } from '../../support/http/page-request'

const password = 'correct horse'
const form = { username: 'meena', withoutEmail: 'on', password, confirmPassword: password }

async function loadedAgain(cookie: string) {
  const { headers } = await openPage(signUpRoute, '/auth/signup', cookie)
  return headers.get('Location')
}

test('who loads the page of the new words again is led to where others are made', async () => {
  const { headers } = await submit(signUpRoute, '/auth/signup', form)
  expect(await loadedAgain(cookiesIn(headers))).toBe('/profile/settings/recovery-words')
})
