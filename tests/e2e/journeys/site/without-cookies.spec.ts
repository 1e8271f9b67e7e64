import type { BrowserContext } from '@playwright/test'
import { followHeader } from '../../support/go-on'
import { sendSignIn } from '../../support/sign-in-again'
import { expect, inBothLanguages, test, withScripts } from '../../support/test'
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
    await context.clearCookies()
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

  test('so does its dialog', withScripts, async ({ page, context, visit, watch, t }) => {
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

// What is sent is answered without cookies, as a browser that refuses them takes it.
async function refuseCookies(context: BrowserContext) {
  await context.route('**', async (route, request) => {
    if (request.method() !== 'POST') return route.fallback()
    // The browser would add the first after this.
    const sent = { 'sec-fetch-site': 'same-origin', ...(await request.allHeaders()) }
    const answer = await route.fetch({ headers: sent, maxRedirects: 0 })
    // Playwright keeps them itself.
    await context.clearCookies()
    const { 'set-cookie': _, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
  })
}
