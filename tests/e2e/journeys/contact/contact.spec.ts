import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectDelivered, newVisitor } from '../../support/mail/expect-delivered'
import { expectNotice } from '../../support/expect-notice'
import { messagesFrom } from '../../support/message-row'
import { expect, inBothLanguages, test } from '../../support/test'
import { problemIn } from '../../support/words'

const reference = /[A-HJKMNP-TV-Z2-9]{8}/

async function fill(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields))
    await page.locator(`#contact [name="${name}"]`).fill(value)
}

inBothLanguages(() => {
  test('a message with nothing optional arrives', async ({
    page,
    visit,
    site,
    mailbox,
    language,
    javaScriptEnabled,
    sameDocument,
    t,
  }) => {
    const [email, message] = [newVisitor(), `A word to you, ${randomUUID()}`]
    await page.clock.install()
    await visit('/')
    await sameDocument.mark()
    await fill(page, { name: 'Asha', email, message })
    await page.getByRole('button', { name: t('contact:send') }).click()
    let referenceId: string
    if (javaScriptEnabled) {
      const sent = page.getByRole('button', { name: reference })
      await expect(sent).toBeVisible()
      await expect(sent).toBeFocused()
      const status = page.locator('#contact [role="status"]').filter({ hasText: reference })
      await expect(status).toContainText(t('contact:sentStatus'))
      referenceId = reference.exec((await status.textContent()) ?? '')?.[0] ?? ''
      await expect(page.locator('#contact [name="message"]')).toHaveValue('')
      await page.clock.runFor(2500)
      await expect(sent).toBeVisible()
      await page.clock.runFor(4000)
      await expect(page.getByRole('button', { name: t('contact:send') })).toBeVisible()
      await expect(status).toContainText(referenceId)
      await sameDocument.check()
    } else {
      await expect(page).toHaveURL(/\/contact\/sent\/\w{8}$/)
      await expect(page.getByText(t('contact:confirmation.id'))).toBeVisible()
      await expect(page.locator('main')).toContainText('48')
      referenceId = page.url().split('/').at(-1) ?? ''
    }
    await expectDelivered({ site, mailbox }, referenceId, {
      email,
      message,
      language,
      name: 'Asha',
      source: 'contact',
      intent: null,
      links: null,
    })
  })

  test('a refused message keeps all that was typed, and leads to each field that is wrong', async ({
    page,
    visit,
    watch,
    javaScriptEnabled,
    t,
  }) => {
    const right = {
      name: 'Asha',
      email: newVisitor(),
      message: 'Something to say',
      links: 'https://example.com/cv',
    }
    const wrong = {
      name: ['', 'required'],
      email: ['asha', 'emailFormat'],
      message: [' ', 'required'],
      links: ['my page', 'linkFormat'],
    } as const
    const typed = Object.fromEntries(Object.entries(wrong).map(([name, [value]]) => [name, value]))
    await visit('/')
    await page.locator('#contact').getByLabel(t('contact:intent.careers')).check()
    await fill(page, typed)
    watch.expectStatus(400)
    const send = () => page.getByRole('button', { name: t('contact:send') }).click()
    await send()
    const summary = page.locator('main .summary')
    if (javaScriptEnabled) await expect(summary).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${t('errorTitle', { title: '' }).trim()} `))
    await expect(page.locator('#contact [aria-invalid="true"]')).toHaveCount(4)
    for (const [name, [value, problem]] of Object.entries(wrong)) {
      const field = page.locator(`#contact [name="${name}"]`)
      await expect(field).toHaveValue(value)
      await summary.getByRole('link', { name: problemIn(t, name, problem) }).click()
      if (javaScriptEnabled) await expect(field).toBeFocused()
    }
    await expect(page.locator('#contact [name="intent"][value="careers"]')).toBeChecked()
    await fill(page, right)
    await send()
    await expect(page.locator('main')).toContainText(reference)
  })

  test('on a narrow screen the choice collapses the list, and it opens again @scripts', async ({
    page,
    visit,
    javaScriptEnabled,
    t,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit('/')
    const chips = page.locator('#contact').getByRole('radio')
    await expect(chips.filter({ visible: true })).toHaveCount(4)
    await page.locator('#contact').getByText(t('contact:intent.pilot'), { exact: true }).click()
    await expect(chips.filter({ visible: true })).toHaveCount(javaScriptEnabled ? 1 : 4)
    if (!javaScriptEnabled) return
    await page.getByRole('button', { name: t('contact:otherIntent') }).click()
    await expect(chips.filter({ visible: true })).toHaveCount(4)
    await expect(page.locator('#contact [value="pilot"]')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('#contact [value="sponsorship"]')).toBeChecked()
    await expect(chips.filter({ visible: true })).toHaveCount(4)
  })
})

test('a double click makes one message @scripts', async ({ page, visit, site, t }) => {
  const email = newVisitor()
  await visit('/')
  await fill(page, { name: 'Asha', email, message: 'Pressed twice' })
  await page.getByRole('button', { name: t('contact:send') }).dblclick()
  await expect(page.locator('main')).toContainText(reference)
  await expect.poll(() => messagesFrom(site, email)).toBe(1)
})

test('the second press of a double click leaves the form alone that the first has sent @scripts', async ({
  page,
  visit,
  site,
}) => {
  const email = newVisitor()
  const button = page.locator('#contact form .button')
  const send = async (message: string) => {
    await fill(page, { name: 'Asha', email, message })
    await button.click()
    await expect(page.locator('#contact [name="message"]')).toHaveValue('')
  }
  await visit('/')
  await send('Pressed twice')
  // If it were sent, the site would refuse it, and the browser would report a 400.
  await button.dispatchEvent('click', { detail: 2 })
  await send('Said later')
  await expect.poll(() => messagesFrom(site, email)).toBe(2)
})

test('a second message that cannot be sent stays in the form @scripts', async ({
  page,
  visit,
  network,
  t,
}) => {
  const message = page.locator('#contact [name="message"]')
  const send = page.locator('#contact form .button')
  await visit('/')
  await fill(page, { name: 'Asha', email: newVisitor(), message: 'The first' })
  await send.click()
  await expect(message).toHaveValue('')
  await fill(page, { name: 'Asha', email: newVisitor(), message: 'The second' })
  await network.goOffline()
  await send.click()
  await expectNotice(page, t, 'sign-in-unsent')
  await expect(message).toHaveValue('The second')
  await network.goOnline()
  await send.click()
  await expect(message).toHaveValue('')
})

test('nobody whose browser hides it meets the honeypot @scripts', async ({ page, visit, t }) => {
  await visit('/')
  await expect(page.locator('[name="subject"]')).toBeHidden()
  const label = t('contact:leaveEmpty')
  await expect(page.locator('#contact')).not.toMatchAriaSnapshot(`- textbox "${label}"`)
})

test('who fills in the honeypot is told so and can send @scripts', async ({
  page,
  visit,
  site,
  watch,
  t,
}) => {
  watch.expectStatus(400)
  const email = newVisitor()
  await visit('/')
  await fill(page, { name: 'Asha', email, message: 'Written in a text browser' })
  // A text browser shows hidden fields.
  await page.locator('[name="subject"]').evaluate((input: HTMLInputElement) => {
    input.value = 'Hello'
  })
  await page.getByRole('button', { name: t('contact:send') }).click()
  const honeypot = page.getByLabel(t('contact:leaveEmpty'))
  await expect(honeypot).toBeVisible()
  await expect(page.getByRole('group', { name: t('forms:summary') })).toContainText(
    t('problems:leaveEmpty'),
  )
  expect(await messagesFrom(site, email)).toBe(0)
  await honeypot.fill('')
  await page.getByRole('button', { name: t('contact:send') }).click()
  await expect(page.locator('main')).toContainText(reference)
  await expect.poll(() => messagesFrom(site, email)).toBe(1)
})
