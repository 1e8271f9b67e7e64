import type { Page } from '@playwright/test'
import { publishPost } from '../../support/publish'
import { beforeScripts, holdScripts } from '../../support/scripts/arrival'
import { expect, test, untilHydrated, withScripts } from '../../support/test'

const written = 'Written, and then sent'

test.describe('what was sent before scripts came', withScripts, () => {
  test('is no draft any more, though this device had kept it', async ({
    page,
    visit,
    member,
    t,
  }) => {
    const title = `Sent draft ${member.username}`
    await visit(await publishPost(member.context.request, { title }))
    await comment(page).fill(written)
    await expect.poll(() => draftsOf(page)).toHaveLength(1)
    const release = await holdScripts(page)
    await page.reload(beforeScripts)
    await comment(page).fill(written)
    await page.getByRole('button', { name: t('forum:postComment') }).click()
    await expect(page).toHaveURL(/#posted$/)
    release()
    await untilHydrated(page)
    await expectNothingKept(page)
  })

  test('is no draft, though scripts come before the answer', async ({ page, member, t }) => {
    const title = `Slow answer ${member.username}`
    const path = await publishPost(member.context.request, { title })
    const alive = await sayWhenHydrated(page)
    const release = await holdScripts(page)
    await page.goto(path, beforeScripts)
    await comment(page).fill(written)
    const answer = await holdAnswer(page)
    await page.getByRole('button', { name: t('forum:postComment') }).click({ noWaitAfter: true })
    await answer.asked()
    release()
    await alive()
    answer.release()
    await expect(page).toHaveURL(/#posted$/)
    await untilHydrated(page)
    await expectNothingKept(page)
  })

  test('signs out of all drafts too', async ({ page, visit, member, t }) => {
    const title = `Signed out ${member.username}`
    await visit(await publishPost(member.context.request, { title }))
    await comment(page).fill(written)
    await expect.poll(() => draftsOf(page)).toHaveLength(1)
    await holdScripts(page)
    await page.goto('/profile', beforeScripts)
    await page
      .getByRole('button', { name: t('signOut') })
      .first()
      .click()
    await expect(page).toHaveURL(/#signed-out$/)
    expect(await draftsOf(page)).toEqual([])
  })
})

function comment(page: Page) {
  return page.locator('main [name="content"]')
}

function draftsOf(page: Page) {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))
}

async function expectNothingKept(page: Page) {
  await expect(comment(page)).toHaveValue('')
  expect(await draftsOf(page)).toEqual([])
  await page.reload()
  await untilHydrated(page)
  await expect(comment(page)).toHaveValue('')
}

/**
 * Holds back a form's request.
 * @returns a promise that resolves when it has been sent, and a function that releases it
 */
async function holdAnswer(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const asked = page.waitForRequest((request) => request.method() === 'POST')
  await page.route('**/forum/post/*', async (route) => {
    if (route.request().method() === 'POST') await released
    await route.continue()
  })
  return { asked: () => asked, release }
}

/**
 * While a response is pending, Playwright checks nothing, so the page must report hydration.
 * @returns a function that waits for it
 */
async function sayWhenHydrated(page: Page) {
  const said = page.waitForEvent('console', (message) => message.text() === 'alive')
  await page.addInitScript(() => {
    const options = { attributeFilter: ['data-js'] }
    const say = () => console.log('alive')
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(say).observe(document.documentElement, options),
    )
  })
  return () => said
}
