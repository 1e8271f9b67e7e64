import type { Locator, Page } from '@playwright/test'
import { expectNotice } from '../../support/expect-notice'
import { followLink } from '../../support/follow-link'
import { followHeader } from '../../support/go-on'
import { publishPost, untilVisitorsSeeIt } from '../../support/publish'
import { expect, test } from '../../support/test'
import type { Words } from '../../support/words'

const nobody = '/forum/post/no-such-post'

test('a success leaves after five seconds, where scripts run', async ({
  page,
  visit,
  member,
  javaScriptEnabled,
  t,
}) => {
  const post = await publishPost(member.context.request, { title: `Toast ${member.username}` })
  await page.clock.install()
  await visit(post)
  await page.locator('main [name="content"]').fill('Something to be told about')
  await page.getByRole('button', { name: t('forum:postComment') }).click()
  await expectNotice(page, t, 'comment-posted')
  const notice = page.locator('.notice')
  if (javaScriptEnabled) {
    await expect(toastRegion(page, t).locator('.notice')).toBeVisible()
    await page.clock.runFor(4000)
    await expect(notice).toHaveAttribute('data-state', 'open')
    await page.clock.runFor(1500)
    await expect(notice).toHaveCount(0)
  } else expect(await animationsOf(notice), 'the notice does not change').toBe(0)
})

test('an error leaves the address and stays until it is closed, and a reload shows it no more @scripts', async ({
  page,
  visit,
  t,
}) => {
  await page.clock.install()
  await visit(nobody)
  await expectNotice(page, t, 'post-not-found')
  await expect(page).toHaveURL('/forum')
  await expect(toastRegion(page, t).locator('.notice')).toBeVisible()
  await page.clock.runFor(6000)
  // A closing toast remains for a moment.
  await expect(page.locator('.notice')).toHaveAttribute('data-state', 'open')
  const close = page.locator('.notice').getByRole('button', { name: t('closeNotice') })
  await close.click()
  await expect(page.locator('.notice')).toHaveCount(0)
  await page.reload()
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('.notice')).toHaveCount(0)
})

test('F8 goes to the notices @scripts', async ({ page, visit, t }) => {
  await visit(nobody)
  await expect(page.locator('.notice').getByRole('button')).toBeVisible()
  // A notice is visible a moment before its keys work.
  await expect(async () => {
    await page.keyboard.press('F8')
    await expect(toastRegion(page, t).locator(':focus')).toHaveCount(1, { timeout: 500 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(page.locator('.notice')).toHaveCount(0)
})

test('an error goes with the next page', async ({ page, visit, javaScriptEnabled, t }) => {
  await visit(nobody)
  await expectNotice(page, t, 'post-not-found')
  if (javaScriptEnabled) await expect(page.locator('.notice').getByRole('button')).toBeVisible()
  await followHeader(page, t('signIn'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:welcome'))
  await expect(page.locator('.notice')).toHaveCount(0)
})

test('what is wrong with a form is said once: in its summary, without a toast', async ({
  page,
  visit,
  watch,
  t,
}) => {
  await page.addInitScript(() => {
    const focused: string[] = []
    Object.assign(window, { focused })
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) focused.push(target.className || target.tagName)
    })
  })
  await visit('/forum')
  await followLink(page, t('signUp'))
  await expect(page).toHaveURL('/auth/signup')
  watch.expectStatus(400)
  await page.getByRole('button', { name: t('auth:createAccount') }).click()
  const summary = page.locator('main .summary')
  await expect(summary).toContainText(t('notice.sign-up-failed.title'))
  await expect(summary).toHaveAccessibleDescription(new RegExp(t('notice.sign-up-failed.title')))
  await expect(page.locator('.notice')).toHaveCount(0)
  const said = page.getByRole('status').filter({ hasText: t('notice.sign-up-failed.title') })
  await expect(said).toHaveCount(0)
  const focused = await page
    .evaluate(() => (window as { focused?: string[] }).focused ?? [])
    .catch(() => [])
  expect(focused.filter((each) => each === 'INPUT')).toEqual([])
})

test('a profile that the server fails to send says so, and leads to signing in @scripts', async ({
  visit,
  watch,
  member: { page },
  t,
}) => {
  await visit('/forum')
  watch.expectStatus(0, 2)
  await page.route(/\/profile\.data/, (route) => route.abort())
  await followHeader(page, t('profile'))
  await expectNotice(page, t, 'profile-not-loaded')
  expect(t('notice.profile-not-loaded.description')).toBe('Failed to load profile')
})

for (const [what, link, data] of [
  ['posts', 'forum', /\/forum\.data/],
  ['post', 'post', /\/forum\/post\/.*\.data/],
] as const)
  test(`where the ${what} cannot be loaded, a screen says so @scripts`, async ({
    page,
    visit,
    watch,
    newAuthor,
    t,
  }) => {
    const author = await newAuthor()
    const title = `Unloaded ${author.username}`
    await publishPost(author.request, { title })
    await untilVisitorsSeeIt()
    await visit(link === 'forum' ? '/' : '/forum')
    watch.expectStatus(0)
    await page.route(data, (route) => route.abort())
    const name = link === 'forum' ? t('forum') : title
    await page.getByRole('link', { name, exact: true }).first().click()
    await expect(page.locator('main h1')).toHaveText(t(`failure.${what}`))
    await expect(page.locator('main')).toContainText(t('failure.error'))
    await expect(page).toHaveTitle(
      new RegExp(`^${t('errorTitle', { title: t(`failure.${what}`) })}`),
    )
  })

/** Returns the region of toasts, which is loaded with the first toast. */
function toastRegion(page: Page, t: Words) {
  return page.getByRole('region', { name: `${t('notices')} (F8)` })
}

/** Counts the animations that a part of the page has started. Without scripts, nothing else could remove it. */
function animationsOf(part: Locator) {
  return part.evaluate((element) => element.getAnimations({ subtree: true }).length)
}
