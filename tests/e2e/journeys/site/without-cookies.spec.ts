import { followHeader } from '../../support/go-on'
import { addPasskeyRow } from '../../support/passkeys/passkey-rows'
import { addAuthenticator, withoutAutofill } from '../../support/passkeys/virtual-authenticator'
import { refuseCookies } from '../../support/refuse-cookies'
import { sendSignIn } from '../../support/sign-in-again'
import { expect, inBothLanguages, test, untilHydrated } from '../../support/test'
import { problemIn } from '../../support/words'

inBothLanguages(() => {
  test('signing in without cookies says that they are needed', async ({
    page,
    context,
    visit,
    newMember,
    t,
  }) => {
    const account = await newMember()
    await refuseCookies(context)
    await visit('/auth/signin')
    await sendSignIn(page, account)
    await expect(page.locator('.notice')).toContainText(t('notice.cookies-refused.title'))
    await expect(page).toHaveURL(/\/forum/)
  })

  test('signing in with cookies that were not there before leaves no trace of it', async ({
    page,
    context,
    visit,
    newMember,
    t,
  }) => {
    const account = await newMember()
    await visit('/auth/signin')
    await context.clearCookies()
    await sendSignIn(page, account)
    await expect(page).toHaveURL('/forum')
    await expect(page.locator('.notice')).toContainText(t('notice.signed-in.title'))
    await followHeader(page, t('profile'))
    await expect(page).toHaveURL('/profile')
  })

  test('signing in with a second step without cookies says so too, and leads back @scripts', async ({
    page,
    context,
    visit,
    newMember,
    databaseAt,
    site,
    t,
  }) => {
    const account = await newMember()
    await addPasskeyRow(databaseAt(site.databaseUrl), account.username, ['111122223333'])
    await refuseCookies(context)
    await visit('/auth/signin?redirectTo=/forum/help')
    await sendSignIn(page, account)
    await expect(page.locator('.notice')).toContainText(t('notice.cookies-refused.description'))
    await expect(page).toHaveURL(/\/auth\/signin\?redirectTo=%2Fforum%2Fhelp/)
  })

  test('so does a choice that is kept in a cookie', async ({
    page,
    context,
    visit,
    javaScriptEnabled,
    t,
  }) => {
    await refuseCookies(context)
    await visit('/forum')
    await page.getByRole('button', { name: t('neutralTitles') }).click()
    await expect(page.locator('.notice')).toContainText(t('notice.cookies-refused.title'))
    if (javaScriptEnabled) await untilHydrated(page)
    // With scripts, the theme needs no cookie.
    await page.getByRole('button', { name: t('toDark') }).click()
    if (javaScriptEnabled) await expect(page.locator('html')).toHaveClass('dark')
    else await expect(page.locator('.notice')).toContainText(t('notice.cookies-refused.title'))
  })

  test('a first choice in a browser with cookies says nothing of them @scripts', async ({
    page,
    visit,
    t,
  }) => {
    await visit('/forum')
    const titles = page.getByRole('button', { name: t('neutralTitles') })
    await titles.click()
    await expect(titles).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL('/forum')
    await expect(page.locator('.notice')).toHaveCount(0)
  })

  test('a passkey without cookies says that they are needed @scripts', async ({
    page,
    context,
    visit,
    member,
    watch,
    t,
  }) => {
    await withoutAutofill(context)
    await addAuthenticator(page)
    await visit('/profile/settings/passkeys')
    await page.locator('main [name="password"]').fill(member.password)
    await page.getByRole('button', { name: t('passkeys:continue') }).click()
    await page.getByRole('button', { name: t('passkeys:makeButton') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('codes:codesTitle'))
    await refuseCookies(context)
    await context.clearCookies()
    await visit('/auth/signin')
    watch.expectStatus(400)
    await page.getByRole('button', { name: t('auth:passkey.signIn') }).click()
    await expect(page.locator('.summary')).toContainText(problemIn(t, '', 'cookiesNeeded'))
  })

  test('the guided flow without cookies says that they are needed', async ({
    page,
    context,
    visit,
    t,
  }) => {
    await refuseCookies(context)
    await visit('/contact/curtain')
    await page.getByLabel(t('contact:intent.pilot'), { exact: true }).check()
    await page.getByRole('button', { name: t('curtain:next') }).click()
    await expect(page.locator('.notice')).toContainText(t('notice.cookies-refused.title'))
    await expect(page.getByRole('link', { name: t('contact:title') })).toBeVisible()
  })

  test('so does its dialog @scripts', async ({ page, context, visit, watch, t }) => {
    await refuseCookies(context)
    await visit('/')
    await page.getByRole('link', { name: t('contact:guided') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('contact:intent.pilot'), { exact: true }).check()
    await dialog.getByRole('button', { name: t('curtain:next') }).click()
    await dialog.locator('[name="name"]').fill('Asha')
    watch.expectStatus(400)
    await dialog.getByRole('button', { name: t('curtain:next') }).click()
    await expect(dialog.locator('.summary')).toContainText(problemIn(t, '', 'cookiesNeeded'))
    await expect(dialog.locator('[name="name"]')).toHaveValue('Asha')
  })
})
