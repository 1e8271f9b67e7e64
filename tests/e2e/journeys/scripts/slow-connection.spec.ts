import type { Page } from '@playwright/test'
import { expect, test, untilHydrated, withScripts } from '../../support/test'
import { connectBy, scriptsAskedFor, untilIdle } from '../../support/scripts/arrival'
import { publishPost } from '../../support/publish'

test.describe('on a slow connection', withScripts, () => {
  test('who reads and follows links gets no script, who writes does', async ({
    member,
    visitor,
    t,
  }) => {
    // 2G loads a page for seconds.
    test.slow()
    const title = `Slow ${member.username}`
    const path = await publishPost(member.context.request, { title })
    await slowDown(visitor)
    const asked = scriptsAskedFor(visitor)
    await visitor.goto('/')
    await untilIdle(visitor)
    await visitor
      .locator('header')
      .getByRole('link', { name: t('forum') })
      .click()
    await expect(visitor).toHaveURL('/forum')
    await untilIdle(visitor)
    await visitor.mouse.wheel(0, 400)
    await visitor.keyboard.press('Tab')
    await visitor.getByRole('link', { name: title }).click()
    await expect(visitor).toHaveURL(path)
    await untilIdle(visitor)
    expect(asked).toEqual([])

    await visitor
      .getByRole('link', { name: t('signIn') })
      .first()
      .click()
    await expect(visitor).toHaveURL(/\/auth\/signin/)
    await untilIdle(visitor)
    expect(asked).toEqual([])
    const request = visitor.waitForRequest(/\/assets\/vendor-/)
    await visitor.locator('main [name="emailOrUsername"]').focus()
    await request
  })

  test('on 3G nothing is fetched by itself, or for a pointer that only passes', async ({
    page,
  }) => {
    await connectBy(page, { effectiveType: '3g' })
    const asked = scriptsAskedFor(page)
    await page.goto('/privacy')
    await untilIdle(page)
    await passOver(page)
    expect(asked).toEqual([])
    await page.mouse.down()
    await page.mouse.up()
    await untilHydrated(page)
  })

  test('with Save-Data nothing is fetched by itself', async ({ page }) => {
    await connectBy(page, { effectiveType: '4g', saveData: true })
    const asked = scriptsAskedFor(page)
    await page.goto('/auth/signin')
    await untilIdle(page)
    await passOver(page)
    expect(asked).toEqual([])
    await page.locator('main [name="emailOrUsername"]').focus()
    await untilHydrated(page)
  })
})

async function passOver(page: Page) {
  await page.mouse.move(10, 300)
  await page.mouse.move(20, 400)
  await untilIdle(page)
}

/** As on a 2G network, which the browser would find out after some pages. */
async function slowDown(page: Page) {
  await connectBy(page, { effectiveType: '2g' })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1500,
    downloadThroughput: 20_000,
    uploadThroughput: 20_000,
  })
}
