import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { publishPost } from '../../support/publish'
import { expect, test, untilHydrated, withScripts } from '../../support/test'

/** Milliseconds from the form's appearance until the visitor types, and from then until the press. */
const moments = [
  [0, 0],
  [200, 0],
  [0, 450],
] as const

/** Enough for a form without a state of its own, or with the comment form's. */
const firstMoment = moments.slice(0, 1)

/** The text to type into a field, by the field's name. `key:Space` and `key:ArrowDown` choose. */
type Typed = Record<string, string>
type Form = { path: string; form: string; typed: Typed; button: string }

// A typed key takes up to half a second, so the texts are short.
const shortName = () => randomUUID().slice(0, 6)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('on a slow processor', withScripts, () => {
  // On a busy machine everything takes three times as long again.
  test.describe.configure({ timeout: 600_000 })

  test('a comment is sent', async ({ member }) => {
    const { page, context } = member
    const path = await publishPost(context.request, { title: `Slow ${member.username}` })
    await atMoments(page, moments, async (send) => {
      const content = `Typed ${shortName()}`
      await send({ path, form: '.comment-form', typed: { content }, button: '.button' })
      await expect(page).toHaveURL(/#posted$/)
      await expect(page.locator('.comment').filter({ hasText: content })).toHaveCount(1)
    })
  })

  test('a member signs in', async ({ page, context, newMember }) => {
    const { username, password } = await newMember()
    await atMoments(page, firstMoment, async (send) => {
      await context.clearCookies()
      const typed = { emailOrUsername: username, password }
      await send({ path: '/auth/signin', form: 'main form.form', typed, button: '.button' })
      await expect(page).toHaveURL('/forum')
    })
  })

  test('a message arrives', async ({ page, databaseAt, site }) => {
    await atMoments(page, firstMoment, async (send) => {
      const email = `${shortName()}@example.com`
      const typed = { intent: 'key:Space', name: 'Asha', email, message: 'A word to you' }
      await send({
        path: '/#contact',
        form: '#contact form',
        typed,
        button: 'button[aria-describedby], button.button',
      })
      const count = () => databaseAt(site.databaseUrl).message.count({ where: { email } })
      await expect.poll(count).toBe(1)
    })
  })

  test('the theme changes', async ({ page, context, site }) => {
    await atMoments(page, firstMoment, async (send) => {
      await context.addCookies([{ name: 'theme', value: 'light', url: site.url }])
      await send({ path: '/forum', form: '[action$="/theme"]', typed: {}, button: 'button' })
      await expect(page.locator('html')).toHaveClass('dark')
    })
  })
})

/** Calls `act` at each moment, with a function that opens the page, types and presses as a visitor does. */
async function atMoments(
  page: Page,
  at: readonly (readonly [typedAfter: number, pressedAfter: number])[],
  act: (send: (form: Form) => Promise<void>) => Promise<void>,
) {
  const session = await page.context().newCDPSession(page)
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  for (const [typedAfter, pressedAfter] of at)
    await test.step(`typed after ${typedAfter} ms, pressed ${pressedAfter} ms later`, async () => {
      await act(async ({ path, form, typed, button }) => {
        await slowDown(6)
        await page.goto('about:blank')
        await page.goto(path, { waitUntil: 'commit' })
        const box = page.locator(form).first()
        await box.waitFor()
        await page.waitForTimeout(typedAfter)
        for (const [name, text] of Object.entries(typed)) {
          await box.locator(`[name="${name}"]`).first().focus()
          if (text.startsWith('key:')) await page.keyboard.press(text.slice(4))
          else await page.keyboard.type(text)
        }
        await page.waitForTimeout(pressedAfter)
        await press(page, box.locator(button).first())
        await slowDown(1)
      })
      await untilHydrated(page)
    })
}

/** Presses with the pointer, because Playwright's own `click` would wait until a disabled button is enabled. */
async function press(page: Page, button: Locator) {
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not on the page.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.up()
}
