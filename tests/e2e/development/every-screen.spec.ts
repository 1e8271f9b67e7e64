import type { Page } from '@playwright/test'
import { newAccount, signUp } from '../support/member'
import { publishComment, publishPost } from '../support/publish'
import { connectBy } from '../support/scripts/arrival'
import { expect, test, untilHydrated } from '../support/test'

const forAll = ['/', '/forum', '/forum?type=general', '/forum?type=episode']
const forVisitors = ['/auth/signin', '/auth/signup', '/forum?notice=post-not-found']
const forMembers = ['/forum/new', '/profile']

test.use({ intro: true })

// One worker, one warming up.
test.describe.configure({ mode: 'default' })

// The development server bundles what the browser asks for when it is first asked, and reloads pages
// meanwhile; these visits are not part of the test.
test.beforeAll(async ({ browser, site }) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ baseURL: site.url })
  await connectBy(context, { effectiveType: '4g' })
  const page = await context.newPage()
  await signUp(context.request, newAccount())
  const post = await publishPost(context.request, { title: 'To warm up' })
  for (const path of [...forAll, ...forMembers, post]) await warmUp(page, path)
  await context.clearCookies()
  for (const path of forVisitors) await warmUp(page, path)
  await warmUpLateScripts(page)
  await context.close()
})

// React prints what differs between the server's page and its own only in a development build.
for (const [language, theme] of [
  ['en', 'light'],
  ['hi', 'dark'],
] as const)
  test.describe(language, () => {
    test.use({ language })

    test(`no screen complains in ${theme}`, async ({ page, context, visit, watch, site }) => {
      test.setTimeout(120_000)
      await context.addCookies([{ name: 'theme', value: theme, url: site.url }])
      for (const path of [...forAll, ...forVisitors]) await visit(path)
      watch.expectStatus(404)
      await visit('/nowhere')
      const account = newAccount()
      await signUp(context.request, account)
      const title = `Post of ${account.username}`
      const post = await publishPost(context.request, { title })
      const comment = await publishComment(context.request, post, { content: 'एक टिप्पणी' })
      const reply = { content: 'A reply', parentCommentId: comment, isAnonymous: true }
      await publishComment(context.request, post, reply)
      for (const path of [...forAll, ...forMembers, post, `${post}?reply=${comment}`])
        await visit(path)
      await page.goto('/forum')
      await untilHydrated(page)
      await page.getByRole('link', { name: title }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    })
  })

async function warmUp(page: Page, path: string) {
  await expect(async () => {
    await page.goto(path)
    await untilHydrated(page)
  }).toPass({ timeout: 60_000 })
}

// What is only loaded when it is wanted: the toast and the tooltip.
async function warmUpLateScripts(page: Page) {
  await expect(async () => {
    await page.goto('/forum?notice=post-not-found')
    await expect(page.locator('.notice button')).toBeVisible()
    await page.locator('header form button').hover()
    await expect(page.getByRole('tooltip')).toHaveCount(1)
  }).toPass({ timeout: 60_000 })
}
