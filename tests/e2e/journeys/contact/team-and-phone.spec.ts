import type { Locator } from '@playwright/test'
import { landingContent } from '~/content/landing'
import { expect, inBothLanguages, test } from '../../support/test'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

inBothLanguages(() => {
  test('on a phone the team is swept through', async ({
    page,
    visit,
    language,
    javaScriptEnabled,
    t,
  }) => {
    await page.setViewportSize(phone)
    await visit('/')
    const list = page.locator('.team ul')
    const controls = page.locator('.carousel-controls')
    const { members } = landingContent(language).team
    await list.scrollIntoViewIfNeeded()
    if (!javaScriptEnabled) {
      await expect(controls.getByRole('button')).toHaveCount(0)
      await list.focus()
      await page.keyboard.press('ArrowRight')
      await expect(async () => expect(await scrolled(list)).toBeGreaterThan(0)).toPass()
      return
    }
    const next = controls.getByRole('button', { name: t('home:next') })
    const previous = controls.getByRole('button', { name: t('home:previous') })
    const dot = (index: number) =>
      controls.getByRole('button', { name: members[index]?.name, exact: true })
    await expect(dot(0)).toHaveAttribute('aria-current', 'true')
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    for (const index of [1, 2, 3, 4]) {
      await next.click()
      await expect(dot(index)).toHaveAttribute('aria-current', 'true')
      await expect(page.locator('.team li').nth(index)).toBeInViewport({ ratio: 0.9 })
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(controls.locator('[aria-current="true"]')).toHaveCount(1)
    await dot(0).click()
    await expect(page.locator('.team li').first()).toBeInViewport({ ratio: 0.9 })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
  })

  test('on a wide screen the member who is hovered or focused shows their tagline', async ({
    page,
    visit,
    language,
    javaScriptEnabled,
  }) => {
    await page.setViewportSize(desk)
    await visit('/')
    const { members } = landingContent(language).team
    const line = (index: number) =>
      page.locator('.member-tagline', { hasText: members[index]?.tagline })
    const purpose = page.locator('.purpose')
    const face = (index: number) => page.getByRole('button', { name: members[index]?.name })
    await face(0).scrollIntoViewIfNeeded()
    await expect(line(0)).toBeHidden()
    await expect(page.locator('.carousel-controls')).toBeHidden()
    await face(1).hover()
    await expect(line(1)).toBeVisible()
    await expect(purpose).toHaveCSS('opacity', '0')
    // Hoverable: the pointer can reach the words without closing them.
    await line(1).hover()
    await expect(line(1)).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(line(1)).toBeHidden()
    await face(3).focus()
    await expect(line(3)).toBeVisible()
    await face(4).hover()
    await expect(line(4)).toBeVisible()
    await expect(line(3)).toBeHidden()
    if (!javaScriptEnabled) return
    await page.keyboard.press('Escape')
    await expect(line(4)).toBeHidden()
    await expect(purpose).toHaveCSS('opacity', '1')
    await page.mouse.move(0, 0)
    await face(2).focus()
    await expect(line(2)).toBeVisible()
  })

  test('the phone shows the offer that is looked at @scripts', async ({ page, visit, t }) => {
    await page.setViewportSize(desk)
    await visit('/')
    const expectShown = (shown: 'podcast' | 'app') =>
      expect(async () => {
        const opacity = (screen: string) =>
          page.locator(`.phone .on-${screen}`).evaluate((g) => Number(getComputedStyle(g).opacity))
        expect(await opacity('podcast')).toBeCloseTo(shown === 'podcast' ? 1 : 0, 1)
        expect(await opacity('app')).toBeCloseTo(shown === 'app' ? 1 : 0, 1)
      }).toPass({ timeout: 5000 })
    await page.locator('.offers').scrollIntoViewIfNeeded()
    await expectShown('podcast')
    await page.locator('.offer-app h3').hover()
    await expectShown('app')
    await page.locator('#services h2').hover()
    await expectShown('app')
    await page.locator('.offer-podcast h3').hover()
    await expectShown('podcast')
    await page.mouse.move(0, 0)
    await page.getByRole('link', { name: t('home:updates') }).focus()
    await expectShown('app')
  })
})

function scrolled(list: Locator) {
  return list.evaluate((element) => element.scrollLeft)
}
