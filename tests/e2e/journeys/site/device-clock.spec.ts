import { publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('a device whose clock is two days fast shows the times of the server @scripts', async ({
    page,
    visit,
    member,
    t,
  }) => {
    const title = `Just asked ${Date.now()}`
    await publishPost(member.context.request, { title, isAnonymous: false })
    await page.clock.install({ time: Date.now() + 2 * 24 * 60 * 60_000 })
    await visit('/forum')
    const time = page.locator('.post-card', { hasText: title }).locator('time')
    await expect(time).toHaveText(t('time.now'))
    await page.clock.runFor(125_000)
    await expect(time).toHaveText(t('time.minutes', { count: 2 }))
  })
})
