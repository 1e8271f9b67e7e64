import type { Locator, Page } from '@playwright/test'
import { openMenu } from '../../support/open-menu'
import { expect, inBothLanguages, test, untilHydrated, withScripts } from '../../support/test'
import { saved } from '../../support/press-and-save'
import { publishPost } from '../../support/publish'
import { beforeScripts, holdScripts } from '../../support/scripts/arrival'

const moments = ['during', 'after'] as const
type Moment = (typeof moments)[number]

/** Presses while scripts are loading. The page hydrates between down and up, or after the press. */
async function pressAs(page: Page, moment: Moment, release: () => void, what: Locator) {
  await what.scrollIntoViewIfNeeded()
  const box = await what.boundingBox()
  if (!box) throw new Error('it is not there')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  if (moment === 'during') release()
  if (moment === 'during') await untilHydrated(page)
  await page.mouse.up()
}

for (const moment of moments) {
  test.describe(`scripts that come ${moment} the first press`, withScripts, () => {
    test('a comment is posted once, with all that was typed', async ({ page, member, t }) => {
      const { request } = member.context
      const path = await publishPost(request, { title: `Late ${moment} ${member.username}` })
      const release = await holdScripts(page)
      await page.goto(path, beforeScripts)
      await page.locator('main [name="content"]').pressSequentially('Typed without scripts')
      await page.locator('main [name="isAnonymous"]').check()
      await pressAs(
        page,
        moment,
        release,
        page.getByRole('button', { name: t('forum:postComment') }),
      )
      await expect(page).toHaveURL(/#posted$/)
      release()
      await untilHydrated(page)
      await page.reload()
      await expect(page.getByText('Typed without scripts')).toHaveCount(1)
      await expect(page.locator('.comment')).not.toContainText(member.displayName)
    })

    test('a like counts once', async ({ page, member, t }) => {
      const { request } = member.context
      const path = await publishPost(request, { title: `Liked ${moment} ${member.username}` })
      const release = await holdScripts(page)
      await page.goto(path, beforeScripts)
      const like = page.getByRole('button', { name: t('forum:like'), exact: true })
      await saved(page, () => pressAs(page, moment, release, like))
      await expect(like).toHaveAttribute('aria-pressed', 'true')
      release()
      await untilHydrated(page)
      await page.reload()
      await expect(like).toHaveAttribute('aria-pressed', 'true')
      await expect(page.locator('#like')).toContainText(t('forum:likes', { count: 1 }))
    })

    test('a link to a dialog leads to the same form', async ({ page, t }) => {
      const release = await holdScripts(page)
      await page.goto('/', beforeScripts)
      await pressAs(page, moment, release, page.getByRole('link', { name: t('contact:guided') }))
      const heading = page.getByRole('heading', { name: t('curtain:step.purpose') })
      await expect(heading).toBeVisible()
      const opened = page.getByRole('dialog')
      await expect(opened).toHaveCount(moment === 'after' ? 0 : 1)
      release()
    })
  })
}

inBothLanguages(withScripts, () => {
  test('nothing that was typed or opened is lost when scripts come', async ({
    page,
    member,
    t,
  }) => {
    const { request } = member.context
    const path = await publishPost(request, {
      title: `Edited ${member.username}`,
      content: 'As it was written.',
    })
    const release = await holdScripts(page)
    await page.goto(path, beforeScripts)
    await openMenu(page.locator('article.post'))
    await page.locator('article.post button[value="edit"]').click()
    const content = page.locator('main [name="content"]')
    await page.locator('main [name="title"]').fill('Another title')
    await page.locator('main [name="isAnonymous"][value="on"]').check()
    await content.fill('Before, as it was written.')
    await content.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(6, 6))
    release()
    await untilHydrated(page)
    await expect(content).toBeFocused()
    await expect(content).toHaveValue('Before, as it was written.')
    await expect(page.locator('main [name="title"]')).toHaveValue('Another title')
    await expect(page.locator('main [name="isAnonymous"][value="on"]')).toBeChecked()
    await page.keyboard.type('!')
    await expect(content).toHaveValue('Before!, as it was written.')
    await page.getByRole('button', { name: t('writing:save') }).click()
    await expect(page.locator('main h1')).toHaveText('Another title')
    await expect(page.locator('main')).toContainText('Before!, as it was written.')
  })

  test('what is chosen without scripts stays chosen', async ({ page, member }) => {
    const release = await holdScripts(page)
    await page.goto('/forum/new', beforeScripts)
    await page.locator('main [name="type"][value="episode"]').check()
    await page.locator('main [name="episodeId"]').selectOption({ index: 1 })
    await page.locator('main [name="title"]').fill(`Chosen ${member.username}`)
    release()
    await untilHydrated(page)
    await expect(page.locator('main [name="type"][value="episode"]')).toBeChecked()
    await expect(page.locator('main [name="episodeId"]')).not.toHaveValue('')

    await page.unrouteAll()
    const releaseAgain = await holdScripts(page)
    await page.goto('/contact/waitlist', beforeScripts)
    const radio = page.locator('main [value="notify"]')
    await radio.check()
    releaseAgain()
    await untilHydrated(page)
    await expect(radio).toBeChecked()
  })

  test('who goes on to the next field while scripts come stays there', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/auth/signup', beforeScripts)
    const [email, password] = [
      page.locator('main [name="email"]'),
      page.locator('main [name="password"]'),
    ]
    await email.fill('asha@example.org')
    // React reads the focus when it hydrates, before its effects.
    await password.evaluate((next: HTMLInputElement) => {
      const own = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement')
      Object.defineProperty(document, 'activeElement', {
        configurable: true,
        get() {
          queueMicrotask(() => next.focus())
          Reflect.deleteProperty(document, 'activeElement')
          return own?.get?.call(document) as Element
        },
      })
    })
    release()
    await untilHydrated(page)
    await page.keyboard.type('a quiet harbour 7f')
    await expect(email).toHaveValue('asha@example.org')
    await expect(password).toHaveValue('a quiet harbour 7f')
  })

  test('who corrects a refused form stays in its field', async ({ page, watch, t }) => {
    const release = await holdScripts(page)
    await page.goto('/auth/signup', beforeScripts)
    await page.locator('main [name="username"]').fill('x')
    watch.expectStatus(400)
    await page.locator('main form button.button').click()
    await expect(page.getByRole('heading', { name: t('forms:summary') })).toBeVisible()
    const username = page.locator('main [name="username"]')
    await username.fill('corrected')
    release()
    await untilHydrated(page)
    await expect(username).toBeFocused()
    await expect(username).toHaveValue('corrected')
  })

  test('who has scrolled on after a reload stays there', async ({ page, visit }) => {
    await visit('/privacy')
    await page.evaluate(() => scrollTo(0, 200))
    const release = await holdScripts(page)
    await page.reload(beforeScripts)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
    // The browser restores the position again when the page has loaded, unless the visitor scrolls.
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
    release()
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => scrollY)).toBe(500)
  })
})
