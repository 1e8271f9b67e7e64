import type { Page } from '@playwright/test'
import { expect, test, untilHydrated, withScripts } from '../../support/test'
import { getWords } from '../../support/words'

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('language'), localStorage.getItem('theme')])

test.describe('without cookies', withScripts, () => {
  test('language and theme come back from the storage, before anything is seen', async ({
    page,
    context,
    visit,
  }) => {
    await visit('/forum')
    await page.evaluate(() => {
      localStorage.setItem('language', 'hi')
      localStorage.setItem('theme', 'dark')
    })
    await context.clearCookies()
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new PerformanceObserver(() => seen.push(document.documentElement.lang)).observe({
        type: 'paint',
        buffered: true,
      })
    })
    for (const path of ['/forum', '/', '/auth/signin']) {
      await visit(path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
      await expect(page.locator('html')).toHaveClass('dark')
      await expect(page).toHaveURL(path)
      expect(await stored(page)).toEqual(['hi', 'dark'])
      expect(await page.evaluate(() => (window as { seen?: string[] }).seen)).not.toContain('en')
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(getWords('hi')('auth:welcome'))
  })

  test('a page that cannot be loaded changes neither language nor address', async ({
    page,
    context,
    visit,
    watch,
    t,
  }) => {
    await visit('/')
    await page.evaluate(() => localStorage.setItem('language', 'hi'))
    await context.clearCookies()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await untilHydrated(page)
    await context.clearCookies()
    watch.expectStatus(0)
    await page.route(/\/forum\.data/, (route) => route.abort())
    const words = getWords('hi')
    await page
      .locator('header')
      .getByRole('link', { name: words('forum') })
      .click()
    await expect(page.locator('main h1')).toHaveText(words('failure.posts'))
    await expect(page).toHaveURL('/forum')
    expect(t('failure.posts')).toBe('Failed to load posts')
    expect((await stored(page))[0]).toBe('hi')
  })
})
