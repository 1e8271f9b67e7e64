import type { Locator, Page } from '@playwright/test'
import { publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('signing in and liking need no pointer', async ({ page, visit, newAuthor, t }) => {
    const account = await newAuthor()
    const title = `Keys of ${account.username}`
    await publishPost(account.request, { title })

    await visit('/forum')
    await tabTo(page, page.getByRole('link', { name: t('signIn'), exact: true }).first())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/auth/signin')
    await tabTo(page, page.locator('main [name="emailOrUsername"]'))
    await page.keyboard.type(account.username)
    await tabTo(page, page.locator('main [name="password"]'))
    await page.keyboard.type(account.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/forum')

    await tabTo(page, page.getByRole('link', { name: title }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const like = page.getByRole('button', { name: t('forum:like'), exact: true })
    await tabTo(page, like)
    await page.keyboard.press('Space')
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('#like')).toContainText(t('forum:likes', { count: 1 }))
  })
})

test('keys that are pressed while the page starts do no harm @scripts', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const press = () => {
      document.body?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
      if (performance.now() < 2_000) setTimeout(press)
    }
    press()
  })
  for (const path of ['/forum', '/auth/signin']) await visit(path)
})

/** Presses Tab until the element has the focus, like a person who watches the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`60 presses of Tab do not lead to ${String(target)}`)
}
