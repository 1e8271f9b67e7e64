import { expectNotice } from '../../support/expect-notice'
import { newAccount } from '../../support/member'
import { publishPost } from '../../support/publish'
import { expect, test } from '../../support/test'

const nobody = '/forum/post/no-such-post'

test('a success leaves after five seconds, where scripts run', async ({
  page,
  visit,
  member,
  javaScriptEnabled,
  t,
}) => {
  const post = await publishPost(member.context.request, { title: `Toast ${member.username}` })
  await visit(post)
  await page.locator('main [name="content"]').fill('Something to be told about')
  await page.getByRole('button', { name: t('forum:postComment') }).click()
  await expectNotice(page, t, 'comment-posted')
  const shown = Date.now()
  const notice = page.locator('.notice')
  await page.waitForTimeout(4000)
  await expect(notice).toBeVisible()
  if (javaScriptEnabled) {
    await expect(notice).toHaveCount(0, { timeout: 3500 })
    expect(Date.now() - shown).toBeGreaterThan(4500)
  } else {
    await page.waitForTimeout(2500)
    await expect(notice).toBeVisible()
  }
})

test('an error stays until it is closed, where scripts run', async ({
  page,
  visit,
  javaScriptEnabled,
  t,
}) => {
  await visit(nobody)
  await expectNotice(page, t, 'post-not-found')
  await page.waitForTimeout(6000)
  await expectNotice(page, t, 'post-not-found')
  if (!javaScriptEnabled) return
  await page
    .locator('.notice')
    .getByRole('button', { name: t('closeNotice') })
    .click()
  await expect(page.locator('.notice')).toHaveCount(0)
})

test('an error that came by the address leaves it, and a reload shows it no more, where scripts run', async ({
  page,
  visit,
  javaScriptEnabled,
  t,
}) => {
  await visit(nobody)
  await expectNotice(page, t, 'post-not-found')
  if (!javaScriptEnabled) return
  await expect(page).toHaveURL('/forum')
  await page.reload()
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('.notice')).toHaveCount(0)
})

test('F8 goes to the notices, where scripts run', async ({ page, visit, javaScriptEnabled, t }) => {
  await visit(nobody)
  await expectNotice(page, t, 'post-not-found')
  if (!javaScriptEnabled) return
  await expect(page.locator('.notice').getByRole('button')).toBeVisible()
  await page.keyboard.press('F8')
  const region = page.getByRole('region', { name: t('noticesHotkey') })
  await expect(region.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('.notice')).toHaveCount(0)
})

test('a new notice takes the place of the old one', async ({ page, visit, watch, t }) => {
  await visit('/auth/signin')
  await page.locator('main [name="emailOrUsername"]').fill(newAccount().username)
  await page.locator('main [name="password"]').fill('no password of mine')
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const answer = page.waitForResponse((response) => response.status() === 400)
    await page.locator('main form button.button').click()
    await answer
    watch.expectStatus(400)
    await expect(page.locator('main .summary')).toContainText(t('forms:problem.invalidCredentials'))
    await page.locator('main [name="emailOrUsername"]').fill(newAccount().username)
    await page.locator('main [name="password"]').fill('still none')
  }
  expect(await page.locator('.notice').count()).toBeLessThanOrEqual(1)
})
