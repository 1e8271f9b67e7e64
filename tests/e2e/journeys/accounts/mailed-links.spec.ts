import { linkIn } from '../../support/mail/mailbox'
import { newAccount, signUp } from '../../support/member'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('verification is seen to go on, and leads home', async ({
    page,
    visit,
    context,
    mailbox,
    javaScriptEnabled,
    t,
  }) => {
    const account = newAccount()
    await signUp(context.request, account)
    const letter = await mailbox(account.email).untilThereAre(1)
    await visit(linkIn(letter, '/auth/verify-email'))
    const heading = page.getByRole('heading', { level: 1 })
    let goOn = () => {}
    if (javaScriptEnabled) {
      const isWanted = new Promise<void>((resolve) => (goOn = resolve))
      await page.route(/verify-email\.data/, async (route) => {
        await isWanted
        await route.continue()
      })
    }
    await page.getByRole('button', { name: t('auth:verifyButton') }).click()
    if (javaScriptEnabled) {
      await expect(heading).toHaveText(t('auth:verifying'))
      await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
    }
    goOn()
    await expect(heading).toHaveText(t('auth:emailVerified'))
    await expect(page).toHaveTitle(new RegExp(`^${t('auth:emailVerified')}`))
    if (javaScriptEnabled) await expect(heading).toBeFocused()
    await page.getByRole('link', { name: t('auth:backToHome') }).click()
    await expect(page).toHaveURL('/xxperiment/index.html')
  })
})
