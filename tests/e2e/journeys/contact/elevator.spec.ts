import { randomUUID } from 'node:crypto'
import { floors, type Floor } from '~/domain/contact/choices'
import { languageNames } from '~/i18n/languages'
import { expectDelivered, newVisitor } from '../../support/mail/expect-delivered'
import { expect, inBothLanguages, test, withScripts } from '../../support/test'

inBothLanguages(() => {
  test('a message from a floor', async ({ page, visit, site, mailbox, language, t }) => {
    const [email, message] = [newVisitor(), `From below ${randomUUID()}`]
    const more = { organization: 'Clinic', phone: '+91 98765 43210' }
    await visit('/contact/elevator')
    await page.getByRole('link', { name: t('elevator:floor.clinical') }).click()
    await expect(page).toHaveURL('/contact/elevator/clinical')
    const floor = t('elevator:floor.clinical')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(t('elevator:arrived', { floor }))
    await expect(page.getByText(t('elevator:ding'), { exact: true })).toBeVisible()
    await expect(page.getByText(t('elevator:place', { number: 3, count: 5 }))).toBeVisible()
    for (const [name, value] of Object.entries({ name: 'Asha', email, message, ...more }))
      await page.locator(`main [name="${name}"]`).fill(value)
    await page.getByRole('button', { name: t('elevator:send') }).click()
    await expect(page).toHaveURL(/\/contact\/sent\/\w{8}$/)
    await expectDelivered({ site, mailbox }, page.url().split('/').at(-1) ?? '', {
      email,
      message,
      language,
      source: 'elevator',
      floor: 'clinical',
      ...more,
    })
  })

  test('what was typed goes along to another floor', async ({ page, visit, t }) => {
    await visit('/contact/elevator/product')
    await page.locator('main [name="name"]').fill('Asha')
    await page.locator('main [name="message"]').fill('Typed on the\n4th floor')
    const name = t('elevator:floor.clinical')
    await page.locator('main nav').getByText(name, { exact: true }).click()
    await expect(page).toHaveURL('/contact/elevator/clinical')
    const arrived = t('elevator:arrived', { floor: t('elevator:floor.clinical') })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(arrived)
    await expect(page.locator('main [name="name"]')).toHaveValue('Asha')
    await expect(page.locator('main [name="message"]')).toHaveValue('Typed on the\n4th floor')
    await expect(page.locator('main .summary')).toHaveCount(0)
    await expect(page.locator('main [aria-invalid]')).toHaveCount(0)
  })

  test('what was typed stays in another language and theme', async ({
    page,
    visit,
    language,
    t,
  }) => {
    await visit('/contact/elevator/product')
    const message = page.locator('main [name="message"]')
    await message.fill('Typed on the\n4th floor')
    await page.getByRole('button', { name: t('shell:toDark') }).click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await expect(message).toHaveValue('Typed on the\n4th floor')
    const other = language === 'en' ? 'hi' : 'en'
    await page.getByRole('link', { name: languageNames[other] }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expect(message).toHaveValue('Typed on the\n4th floor')
  })

  test('over the landing page it rides in place @scripts', async ({
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
    await page.getByRole('link', { name: t('contact:elevator') }).click()
    const dialog = page.getByRole('dialog')
    const floor = t('elevator:floor.careers')
    await dialog.getByRole('link', { name: floor }).click()
    await expect(dialog.getByRole('button', { name: t('elevator:skip') })).toBeFocused()
    await page.keyboard.press('Enter')
    const arrived = dialog.getByRole('heading', { name: t('elevator:arrived', { floor }) })
    await expect(arrived).toBeFocused()
    await expect(dialog.getByText(t('elevator:arriving', { floor }))).toBeAttached()
    const [email, message] = [newVisitor(), `In place ${randomUUID()}`]
    for (const [name, value] of Object.entries({ name: 'Asha', email, message }))
      await dialog.locator(`[name="${name}"]`).fill(value)
    await dialog.getByRole('button', { name: t('elevator:send') }).click()
    await expect(dialog.getByText(t('contact:confirmation.id'), { exact: true })).toBeVisible()
    await sameDocument.check()
    const referenceId = (await dialog.locator('code').textContent()) ?? ''
    const row = { email, message, language, floor: 'careers' }
    await expectDelivered({ site, mailbox }, referenceId, row)
  })
})

test('each floor has a page and a form of its own, and there are no others @scripts', async ({
  page,
  visit,
  watch,
  t,
}) => {
  for (const floor of floors) {
    await visit(`/contact/elevator/${floor}`)
    await expect(page.getByText(t(`elevator:welcome.${floor}`))).toBeVisible()
    await expect(page.locator('main input[name="floor"]')).toHaveValue(floor)
  }
  watch.expectStatus(404)
  expect((await page.goto('/contact/elevator/roof'))?.status()).toBe(404)
})

test.describe('the ride', withScripts, () => {
  test('arrows move between the floors; the ride passes them and is announced', async ({
    page,
    visit,
    t,
  }) => {
    await visit('/contact/elevator')
    const link = (floor: Floor) => page.getByRole('link', { name: t(`elevator:floor.${floor}`) })
    await link('lobby').focus()
    await page.keyboard.press('ArrowUp')
    await expect(link('partnerships')).toBeFocused()
    for (const _ of [1, 2]) await page.keyboard.press('ArrowDown')
    await expect(link('careers')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    for (const floor of ['lobby', 'partnerships', 'clinical'] as const)
      await expect(page.locator('.cabin')).toHaveAttribute('data-floor', floor)
    await expect(page).toHaveURL('/contact/elevator/clinical')
    const said = t('elevator:arriving', { floor: t('elevator:floor.clinical') })
    await expect(page.getByRole('status').filter({ hasText: said })).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('where motion is reduced one is there at once', async ({ page, visit, t }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit('/contact/elevator')
    await page.getByRole('link', { name: t('elevator:floor.careers') }).click()
    await expect(page).toHaveURL('/contact/elevator/careers', { timeout: 1500 })
  })

  test('is silent until somebody asks for sound', async ({ page, visit, t }) => {
    await page.addInitScript(() => {
      const started: number[] = []
      class Heard extends OscillatorNode {
        override start(...when: [number?]) {
          started.push(1)
          super.start(...when)
        }
      }
      AudioContext.prototype.createOscillator = function () {
        return new Heard(this)
      }
      Object.assign(window, { started })
    })
    const tones = () => page.evaluate(() => (window as unknown as { started: [] }).started.length)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit('/contact/elevator')
    const sound = page.getByRole('button', { name: t('elevator:soundOn') })
    await expect(sound).toBeVisible()
    await page.getByRole('link', { name: t('elevator:floor.lobby') }).click()
    await expect(page).toHaveURL('/contact/elevator/lobby')
    expect(await tones()).toBe(0)
    await sound.click()
    await expect(page.getByRole('button', { name: t('elevator:soundOff') })).toBeVisible()
    await page.getByRole('link', { name: t('elevator:floor.careers') }).click()
    await expect(page).toHaveURL('/contact/elevator/careers')
    expect(await tones()).toBe(2)
  })
})
