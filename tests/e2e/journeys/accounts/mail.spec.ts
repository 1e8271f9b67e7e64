import { mailTranslations } from '~/domain/mail/translations'
import { expectNotice } from '../../support/expect-notice'
import { expectResult, sayAfter } from '../../support/expect-result'
import { goToProfile } from '../../support/go-on'
import { bringNotificationsForward } from '../../../support/mail/bring-forward'
import { linkIn } from '../../support/mail/mailbox'
import { newAccount } from '../../support/member'
import { publishComment, publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('sign up, confirm the address, be told of a comment, and stop the mails', async ({
    page,
    visit,
    context,
    visitor,
    site,
    newAuthor,
    mailbox,
    language,
    javaScriptEnabled,
    watch,
    t,
  }) => {
    const account = newAccount()
    const words = mailTranslations(language)
    const letters = mailbox(account.email)
    const field = (name: string) => page.locator(`main [name="${name}"]`)

    await test.step('sign up', async () => {
      await visit('/auth/signup')
      for (const name of ['username', 'displayName', 'email', 'password'] as const)
        await field(name).fill(account[name])
      await field('confirmPassword').fill(account.password)
      await page.getByRole('button', { name: t('auth:createAccount') }).click()
      await expectNotice(page, t, 'signed-up')
    })

    await test.step('open the link of the mail', async () => {
      const letter = await letters.untilThereAre(1)
      expect(letter.subject).toBe(words.verifyEmail.subject)
      await goToProfile(page, t)
      await expect(page.getByText(t('profile:notVerified'))).toBeVisible()
      await visit(linkIn(letter, '/auth/verify-email'))
      await page.getByRole('button', { name: t('auth:verifyButton') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:emailVerified'))
      await page.getByRole('link', { name: t('auth:goToForum') }).click()
      await expect(page).toHaveURL('/forum')
      await goToProfile(page, t)
      await expect(page.getByText(t('profile:verified'))).toBeVisible()
    })

    await test.step('go back to it while the server cannot be reached', async () => {
      if (!javaScriptEnabled) return
      watch.expectStatus(400)
      await visit('/auth/verify-email?token=none')
      await page.getByRole('link', { name: t('auth:emailSettings') }).click()
      await expect(page).toHaveURL('/profile/settings/email')
      await page.route('**/auth/verify-email.data*', (route) => route.abort())
      watch.expectStatus(0)
      await page.goBack()
      await expect(page.locator('main')).toContainText(t('auth:notReached'))
      await page.unroute('**/auth/verify-email.data*')
    })

    const other = await newAuthor()
    const first = await publishPost(context.request, { title: `First of ${account.username}` })

    const letter = await test.step('be told of a comment', async () => {
      await publishComment(other.request, first, { content: 'A secret' })
      await bringNotificationsForward(site)
      const letter = await letters.untilThereAre(2)
      expect(letter.subject).toBe(words.somethingNew.subject)
      for (const hidden of ['A secret', 'First of', other.username, other.displayName])
        expect(JSON.stringify(letter)).not.toContain(hidden)
      expect(letter.text).not.toContain('/forum/')
      await visit(linkIn(letter, '/profile'))
      await expect(page).toHaveURL('/profile')
      await expect(page.locator('main a[href="/profile/answers"]')).toBeVisible()
      return letter
    })

    await test.step('stop the mails, signed out', async () => {
      const link = linkIn(letter, '/unsubscribe')
      const headers = new Map(letter.headers.map(({ key, value }) => [key, value]))
      expect(headers.get('list-unsubscribe')).toContain(link)
      expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
      await visit(link, visitor)
      await sayAfter(visitor, javaScriptEnabled, t('profile:unsubscribe.stop'))
      await expectResult(visitor, javaScriptEnabled, t('profile:unsubscribe.off'))
    })
  })

  test('a forgotten password', async ({
    page,
    visit,
    newMember,
    mailbox,
    javaScriptEnabled,
    t,
  }) => {
    const member = await newMember()
    const letters = mailbox(member.email)
    const field = (name: string) => page.locator(`main [name="${name}"]`)
    const fresh = `${member.password} anew`

    await test.step('ask for a link', async () => {
      await visit('/auth/signin')
      await page.getByRole('link', { name: t('auth:forgotPassword') }).click()
      await field('email').fill(member.email.toUpperCase())
      await sayAfter(page, javaScriptEnabled, t('auth:sendLink'))
      await expectResult(page, javaScriptEnabled, t('auth:connectGoogle.mailed'))
      await expect(page.locator('main')).toContainText(t('notice.reset-sent.description'))
    })

    await test.step('set a new one', async () => {
      const letter = await letters.untilThereAre(1)
      await visit(linkIn(letter, '/auth/reset-password'))
      await field('password').fill(fresh)
      await field('confirmPassword').fill(fresh)
      await page.getByRole('button', { name: t('auth:setPassword'), exact: true }).click()
      await expect(page).toHaveURL('/forum')
      await expectNotice(page, t, 'password-changed')
      await letters.untilThereAre(2)
    })
  })
})
