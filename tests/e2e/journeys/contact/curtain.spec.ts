import { languageNames } from '~/i18n/languages'
import { answerAll, newAnswers, sendName } from '../../support/answer-curtain'
import { expectDelivered } from '../../support/mail/expect-delivered'
import { expect, inBothLanguages, test } from '../../support/test'

const confirmation = /\/contact\/sent\/\w{8}$/

inBothLanguages(() => {
  test('six pages make a message', async ({ page, visit, site, mailbox, language, t }) => {
    const more = { organization: 'Clinic', phone: '+91 98765 43210' }
    const answers = { ...newAnswers(), ...more }
    await visit('/contact/curtain')
    await answerAll(page.locator('main'), t, answers)
    await expect(page).toHaveURL('/contact/curtain/review')
    await expect(page.locator('main')).toContainText(answers.message)
    await page.getByRole('button', { name: sendName(t) }).focus()
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
      voiceCall: true,
      ...more,
    })
  })

  test('what was typed stays in another language and theme', async ({
    page,
    visit,
    language,
    t,
  }) => {
    await visit('/contact/curtain')
    await page.getByLabel(t('contact:intent.pilot'), { exact: true }).check()
    await page.getByRole('button', { name: t('curtain:next') }).click()
    const name = page.locator('main [name="name"]')
    await name.fill('Asha')
    await page.getByRole('button', { name: t('shell:toDark') }).click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await expect(name).toHaveValue('Asha')
    const other = language === 'en' ? 'hi' : 'en'
    await page.getByRole('link', { name: languageNames[other] }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expect(name).toHaveValue('Asha')
  })

  test('the question of the first step is asked once, and its choices still have a name @scripts', async ({
    page,
    visit,
    t,
  }) => {
    await visit('/contact/curtain')
    const choices = page.getByRole('group', { name: t('curtain:purpose') })
    await expect(choices.getByRole('radio')).toHaveCount(5)
    const legend = await choices.locator('legend').boundingBox()
    expect(legend?.width).toBeLessThanOrEqual(1)
  })

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

  test('the second press of a double click leaves the step alone that the first has led to @scripts', async ({
    page,
    visit,
    t,
  }) => {
    const next = page.getByRole('button', { name: t('curtain:next') })
    await visit('/contact/curtain')
    await page.getByLabel(t('contact:intent.pilot'), { exact: true }).check()
    await next.click()
    await expect(page).toHaveURL('/contact/curtain/name')
    // If the empty step were sent, the site would refuse it, and the browser would report a 400.
    await next.dispatchEvent('click', { detail: 2 })
    await page.locator('main [name="name"]').fill('Asha')
    await next.click()
    await expect(page).toHaveURL('/contact/curtain/message')
  })

  test('a step is refused with words and keeps what was typed', async ({
    page,
    visit,
    watch,
    javaScriptEnabled,
    t,
  }) => {
    watch.expectStatus(400, 2)
    await visit('/contact/curtain')
    await page.getByRole('button', { name: t('curtain:next') }).click()
    const summary = page.locator('main .summary')
    await expect(summary).toContainText(t('problems:own.required.intent'))
    if (javaScriptEnabled) {
      await expect(summary).toBeFocused()
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(300)
      await expect(summary).toBeFocused()
    }
    await page.getByLabel(t('contact:intent.other'), { exact: true }).check()
    await page.getByRole('button', { name: t('curtain:next') }).click()
    await expect(page.locator('main [name="name"]')).toBeVisible()
    await page.locator('main [name="organization"]').fill('Clinic')
    await page.getByRole('button', { name: t('curtain:next') }).click()
    await expect(summary).toContainText(t('problems:own.required.name'))
    await expect(page.locator('main [name="organization"]')).toHaveValue('Clinic')
    await expect(page).toHaveTitle(new RegExp(`^${t('errorTitle', { title: '' }).trim()} `))
  })

  test('over the landing page it is the same flow in place @scripts', async ({
    page,
    visit,
    site,
    mailbox,
    language,
    sameDocument,
    t,
  }) => {
    await visit('/')
    await sameDocument.mark()
    const before = await page.title()
    const door = page.getByRole('link', { name: t('contact:guided') })
    await door.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: t('curtain:step.purpose') })).toBeFocused()
    const answers = newAnswers()
    await answerAll(dialog, t, answers)
    const step = { number: 6, count: 6, step: t('curtain:step.review') }
    const ofStep = { page: t('curtain:stepTitle', step), community: t('community') }
    await expect(page).toHaveTitle(t('pageTitle', ofStep))
    await dialog.getByRole('link', { name: t('curtain:change.message') }).click()
    await expect(dialog.locator('[name="message"]')).toHaveValue(answers.message)
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: t('contact:close') }).click(),
    ]) {
      await close()
      await expect(dialog).toBeHidden()
      await expect(door).toBeFocused()
      await expect(page).toHaveTitle(before)
      await door.click()
      await expect(dialog.locator('[name="message"]')).toHaveValue(answers.message)
    }
    await dialog.getByRole('button', { name: t('curtain:next') }).click()
    await dialog.getByRole('button', { name: sendName(t) }).focus()
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
