import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expectDelivered, newVisitor } from '../../support/expect-delivered'
import { expect, inBothLanguages, test, withScripts } from '../../support/test'
import type { Words } from '../../support/words'

const confirmation = /\/contact\/sent\/\w{8}$/

type Answers = { email: string; message: string; organization?: string; phone?: string }

/** Answers all six questions in `where`, as far as the review. */
async function answerAll(where: Locator, t: Words, answers: Answers) {
  const next = () => where.getByRole('button', { name: t('curtain:next') }).click()
  await where.getByLabel(t('contact:intent.pilot'), { exact: true }).check()
  await next()
  await where.locator('[name="name"]').fill('Asha')
  await where.locator('[name="organization"]').fill(answers.organization ?? '')
  await next()
  await where.locator('[name="message"]').fill(answers.message)
  await next()
  await where.locator('[name="email"]').fill(answers.email)
  await where.locator('[name="phone"]').fill(answers.phone ?? '')
  await next()
  await expect(where.locator('[name="voiceCall"]')).toBeVisible()
  if (answers.phone) await where.locator('[name="voiceCall"]').check()
  await next()
  await expect(where.getByText(t('curtain:reviewText'))).toBeVisible()
}

const newAnswers = (): Answers => ({ email: newVisitor(), message: `Guided ${randomUUID()}` })

async function hold(page: Page, button: Locator, milliseconds: number) {
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('the button is not there')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.clock.runFor(milliseconds)
}

/** Counts the forms that the page sends from now on. */
function countSent(page: Page) {
  let sent = 0
  page.on('request', (request) => (sent += Number(request.method() === 'POST')))
  return () => sent
}

inBothLanguages(() => {
  for (const isFull of [false, true]) {
    test(`six pages make a message, ${isFull ? 'with' : 'without'} what is optional`, async ({
      page,
      visit,
      site,
      mailbox,
      language,
      t,
    }) => {
      const more = isFull ? { organization: 'Clinic', phone: '+91 98765 43210' } : {}
      const answers = { ...newAnswers(), ...more }
      await visit('/contact/curtain')
      await answerAll(page.locator('main'), t, answers)
      await expect(page).toHaveURL('/contact/curtain/review')
      await expect(page.locator('main')).toContainText(answers.message)
      await page.getByRole('button', { name: t('curtain:send') }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(confirmation)
      await expect(page.getByText(t('contact:confirmation.id'), { exact: true })).toBeVisible()
      await expect(page.locator('main')).toContainText('48')
      const referenceId = page.url().split('/').at(-1) ?? ''
      await expect(page.getByLabel(t('contact:confirmation.link'))).toHaveValue(page.url())
      await expectDelivered({ site, mailbox }, referenceId, {
        email: answers.email,
        message: answers.message,
        language,
        source: 'curtain',
        intent: 'pilot',
        name: 'Asha',
        organization: more.organization ?? null,
        phone: more.phone ?? null,
        voiceCall: isFull ? 1 : 0,
      })
    })
  }

  test('Back, reloading and the browser’s own Back lose nothing', async ({ page, visit, t }) => {
    await visit('/contact/curtain')
    await page.getByLabel(t('contact:intent.pilot'), { exact: true }).check()
    await page.getByRole('button', { name: t('curtain:next') }).click()
    await page.locator('main [name="organization"]').fill('A name is still missing')
    await page.getByRole('button', { name: t('curtain:back') }).click()
    await expect(page).toHaveURL('/contact/curtain')
    await expect(page.getByLabel(t('contact:intent.pilot'), { exact: true })).toBeChecked()
    await page.getByRole('button', { name: t('curtain:next') }).click()
    await expect(page.locator('main [name="organization"]')).toHaveValue('A name is still missing')
    await page.reload()
    await expect(page.locator('main [name="organization"]')).toHaveValue('A name is still missing')
    await page.locator('main [name="name"]').fill('Asha')
    await page.getByRole('button', { name: t('curtain:next') }).click()
    await expect(page).toHaveURL('/contact/curtain/message')
    await page.goBack()
    await expect(page.locator('main [name="name"]')).toHaveValue('Asha')
  })

  test('a step is refused with words and keeps what was typed', async ({
    page,
    visit,
    watch,
    t,
  }) => {
    watch.expectStatus(400, 2)
    await visit('/contact/curtain')
    await page.getByRole('button', { name: t('curtain:next') }).click()
    await expect(page.locator('main .summary')).toContainText(t('problems:missing.intent'))
    await page.getByLabel(t('contact:intent.other'), { exact: true }).check()
    await page.getByRole('button', { name: t('curtain:next') }).click()
    await expect(page.locator('main [name="name"]')).toBeVisible()
    await page.locator('main [name="organization"]').fill('Clinic')
    await page.getByRole('button', { name: t('curtain:next') }).click()
    await expect(page.locator('main .summary')).toContainText(t('problems:missing.name'))
    await expect(page.locator('main [name="organization"]')).toHaveValue('Clinic')
    await expect(page).toHaveTitle(new RegExp(`^${t('errorTitle', { title: '' }).trim()} `))
  })

  test('no step can be skipped by its address', async ({ page, visit, t }) => {
    for (const step of ['name', 'message', 'email', 'extras', 'review']) {
      await visit(`/contact/curtain/${step}`)
      await expect(page).toHaveURL('/contact/curtain')
    }
    await page.getByLabel(t('contact:intent.careers'), { exact: true }).check()
    await page.getByRole('button', { name: t('curtain:next') }).click()
    await expect(page).toHaveURL('/contact/curtain/name')
    await visit('/contact/curtain/review')
    await expect(page).toHaveURL('/contact/curtain/name')
  })

  test('the review leads to a change and back', async ({ page, visit, t }) => {
    await visit('/contact/curtain')
    await answerAll(page.locator('main'), t, newAnswers())
    await page.getByRole('link', { name: t('curtain:change.name') }).click()
    await expect(page.locator('main [name="name"]')).toHaveValue('Asha')
    await page.locator('main [name="name"]').fill('Meera')
    await page.getByRole('button', { name: t('curtain:next') }).click()
    await expect(page).toHaveURL('/contact/curtain/review')
    await expect(page.locator('main .review')).toContainText('Meera')
  })

  test('over the landing page it is the same flow in place', async ({
    page,
    visit,
    site,
    mailbox,
    language,
    javaScriptEnabled,
    sameDocument,
    t,
  }) => {
    await visit('/')
    await sameDocument.mark()
    const door = page.getByRole('link', { name: t('contact:guided') })
    await door.click()
    if (!javaScriptEnabled) return expect(page).toHaveURL('/contact/curtain')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: t('curtain:step.purpose') })).toBeFocused()
    const answers = newAnswers()
    await answerAll(dialog, t, answers)
    await dialog.getByRole('link', { name: t('curtain:change.message') }).click()
    await expect(dialog.locator('[name="message"]')).toHaveValue(answers.message)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(door).toBeFocused()
    await door.click()
    await expect(dialog.locator('[name="message"]')).toHaveValue(answers.message)
    await dialog.getByRole('button', { name: t('curtain:next') }).click()
    await dialog.getByRole('button', { name: t('curtain:send') }).focus()
    await page.keyboard.press('Space')
    await expect(dialog.getByText(t('contact:confirmation.id'), { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/')
    await sameDocument.check()
    const referenceId = (await dialog.locator('code').textContent()) ?? ''
    const { email, message } = answers
    const row = { email, message, language, source: 'curtain' }
    await expectDelivered({ site, mailbox }, referenceId, row)
  })
})

test.describe('holding the button', withScripts, () => {
  test.beforeEach(async ({ visit, page, t }) => {
    await page.clock.install()
    await visit('/contact/curtain')
    await answerAll(page.locator('main'), t, newAnswers())
  })

  test('a short press sends nothing and says so', async ({ page, t }) => {
    const button = page.getByRole('button', { name: t('curtain:send') })
    const sent = countSent(page)
    await button.click()
    await expect(page.getByText(t('curtain:tooShort'))).toBeVisible()
    expect(sent()).toBe(0)
    await expect(page).toHaveURL('/contact/curtain/review')
  })

  test('holding until it is full, and letting go, sends', async ({ page, t }) => {
    const button = page.getByRole('button', { name: t('curtain:send') })
    const sent = countSent(page)
    await hold(page, button, 300)
    await expect(page.getByText(t('curtain:keepHolding'))).toBeVisible()
    await page.clock.runFor(1000)
    await expect(page.getByText(t('curtain:letGo'))).toBeVisible()
    expect(sent()).toBe(0)
    await page.mouse.up()
    await expect(page).toHaveURL(confirmation)
  })

  test('sliding off gives up, also when the pointer comes back', async ({ page, t }) => {
    const button = page.getByRole('button', { name: t('curtain:send') })
    const sent = countSent(page)
    await hold(page, button, 1500)
    const box = await button.boundingBox()
    await page.mouse.move(0, 0)
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
    await page.mouse.up()
    await page.clock.runFor(500)
    expect(sent()).toBe(0)
    await expect(page).toHaveURL('/contact/curtain/review')
    // Keys work all the same afterwards.
    await button.focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(confirmation)
  })

  test('a click without a pointer, as of a screen reader, sends at once', async ({ page, t }) => {
    const button = page.getByRole('button', { name: t('curtain:send') })
    await button.evaluate((element: HTMLButtonElement) => element.click())
    await expect(page).toHaveURL(confirmation)
  })

  test('nothing moves where motion is reduced', async ({ page, t }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const button = page.getByRole('button', { name: t('curtain:send') })
    await hold(page, button, 300)
    const seconds = await button.evaluate(
      (element) => getComputedStyle(element, '::before').transitionDuration,
    )
    expect(seconds).toBe('0s')
    await page.clock.runFor(1000)
    await expect(page.getByText(t('curtain:letGo'))).toBeVisible()
    await page.mouse.up()
    await expect(page).toHaveURL(confirmation)
  })

  test('the confirmation’s link is copied', async ({ page, context, t }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: t('curtain:send') }).press('Enter')
    await page.getByRole('button', { name: t('contact:confirmation.copy') }).click()
    await expect(page.getByText(t('contact:confirmation.copied'))).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })
})
