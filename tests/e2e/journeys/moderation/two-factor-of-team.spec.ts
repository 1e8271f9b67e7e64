import { generateCode } from '../../../support/codes'
import { giveRoleAlone } from '../../support/give-role'
import { followLink } from '../../support/follow-link'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('the first moderator of a site is led to a second step, and then moderates', async ({
    page,
    visit,
    site,
    member,
    t,
  }) => {
    giveRoleAlone(site, member.username, 'moderator')
    await visit('/forum')
    await page.locator('.site-header a[href="/moderation"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('codes:title'))
    for (const part of t('codes:forTeamUntil', { until: '|' }).split('|'))
      await expect(page.locator('main .panel')).toContainText(part.trim())
    expect((await page.request.get('/moderation/log')).url()).not.toContain('/moderation')

    await page.locator('main [name="password"]').fill(member.password)
    await page.getByRole('button', { name: t('codes:begin') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('codes:add'))
    const key = await page.locator('[data-secret]').innerText()
    await page.locator('main [name="code"]').fill(generateCode(key))
    await page.getByRole('button', { name: t('codes:turnOn') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('codes:codesTitle'))
    await followLink(page, t('codes:done'))
    await page.locator('.site-header a[href="/moderation"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('moderation:title'))
  })
})
