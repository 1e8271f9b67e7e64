import { startSite } from '../../../support/site/site-server'
import { newAccount, signUp } from '../../support/member'
import { expect, inBothLanguages, test } from '../../support/test'
import { Watch } from '../../support/watch'

inBothLanguages(() => {
  test('a forum without posts invites members to write', async ({
    browser,
    javaScriptEnabled,
    locale,
    t,
  }) => {
    const site = await startSite()
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, locale })
    const watch = new Watch([site.url])
    watch.attach(context)
    try {
      const page = await context.newPage()
      await page.goto('/forum')
      await expect(page.getByText(t('list:empty'))).toBeVisible()
      await expect(page.getByRole('link', { name: t('list:createFirst') })).toHaveCount(0)
      await signUp(context.request, newAccount())
      await page.reload()
      await page.getByRole('link', { name: t('list:createFirst') }).click()
      await expect(page).toHaveURL(`${site.url}/forum/new`)
      await expect(page.getByLabel(t('writing:selectEpisode'))).toHaveCount(0)
      await expect(page.locator('main')).toContainText(t('writing:noEpisodes'))
      await page.locator('main [name="type"][value="episode"]').check()
      await page.getByRole('button', { name: t('writing:publish') }).click()
      watch.expectStatus(400)
      const problem = page
        .locator('.summary')
        .getByRole('link', { name: t('problems:episodesNone') })
      await problem.click()
      await expect(page.locator('main [name="type"]').first()).toBeFocused()
      watch.check()
    } finally {
      await context.close()
      await site.remove()
    }
  })
})
