import type { Page } from '@playwright/test'
import { expect, test, withScripts } from '../../support/test'
import { scriptsAskedFor, untilIdle } from '../../support/scripts'
import { publishPost } from '../../support/publish'

test.describe('on a slow connection', withScripts, () => {
  test('who reads and follows links gets no script, who writes does', async ({
    page,
    member,
    visitor,
    t,
  }) => {
    test.slow()
    const title = `Slow ${member.username}`
    const path = await publishPost(member.context.request, { title })
    await slowDown(visitor)
    const asked = scriptsAskedFor(visitor)
    await visitor.goto('/')
    await untilIdle(visitor)
    expect(await effectiveType(visitor)).toMatch(/2g$/)
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

    await page.goto('about:blank')
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
})

type Connected = Navigator & { connection?: { effectiveType: string } }

function effectiveType(page: Page) {
  return page.evaluate(() => (navigator as Connected).connection?.effectiveType)
}

/** As on a 2G network, of which the browser tells its pages. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1500,
    downloadThroughput: 20_000,
    uploadThroughput: 20_000,
    connectionType: 'cellular2g',
  })
}
