import { expect, test } from 'vitest'
import { changeEmail } from '~/domain/accounts/verify-email.server'
import { mailConnectLink } from '~/domain/accounts/connect-google.server'
import { forgotPassword } from '~/domain/accounts/reset-password.server'
import { unsubscribeToken } from '~/domain/mail/unsubscribe.server'
import { unsubscribeListsToken, subscribe } from '~/domain/contact/subscribe.server'
import auth from '~/i18n/locales/en/auth'
import * as connect from '~/routes/auth/connect-google'
import * as reset from '~/routes/auth/reset-password'
import * as verify from '~/routes/auth/verify-email'
import * as confirm from '~/routes/contact/confirm-subscription'
import * as leave from '~/routes/contact/leave-lists'
import * as unsubscribe from '~/routes/profile/unsubscribe'
import { newBrowser, signUpMember } from '../../support/forum/factories'
import { lastToken } from '../../support/mail/mailed'
import { visitor } from '../../support/forum/messages'
import { getCookie, openPage } from '../../support/http/page-request'
import { dumpDatabase } from '../../support/database/dump-database'

type Page = Parameters<typeof openPage>[0]

test('no page that a mail leads to changes anything before its button is pressed', async () => {
  const member = await signUpMember('asha')
  const email = member.email
  const confirmation = await lastToken('verifyEmail')
  await changeEmail(member, { email: 'new@example.com', password: 'correct horse' })
  await forgotPassword({ email }, newBrowser())
  await mailConnectLink(member.id, 'sub-1')
  await subscribe({ email, list: 'waitlist' }, visitor)
  const links: [Page, string][] = [
    [verify, confirmation],
    [verify, await lastToken('verifyEmail')],
    [reset, await lastToken('resetPassword')],
    [connect, await lastToken('connectGoogle')],
    [confirm, await lastToken('confirmSubscription')],
    [leave, unsubscribeListsToken(email)],
    [unsubscribe, unsubscribeToken(member.id, email)],
  ]
  const cookie = await getCookie(member)
  const before = await dumpDatabase()
  for (const [page, token] of links) {
    const { status } = await openPage(page, `/link?${new URLSearchParams({ token })}`, cookie)
    expect(status).toBe(200)
  }
  expect(await dumpDatabase()).toEqual(before)
})

test('the title of the page that connects Google says its state', () => {
  const root = { id: 'root', data: { language: 'en', refused: false, neutralTitles: false } }
  const titled = (state: string) =>
    connect.meta({ matches: [root], data: { state } } as unknown as Parameters<
      typeof connect.meta
    >[0])
  for (const state of ['mailed', 'done', 'confirm', 'unknown'] as const)
    expect(titled(state)?.[0]).toEqual({
      title: expect.stringMatching(new RegExp(`^${auth.connectGoogle[state]}`)) as string,
    })
})
