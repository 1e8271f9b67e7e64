import { generateCode } from '../../../support/codes'
import { inDatabase } from '../../../support/in-database'
import { expectRefusal } from '../../support/expect-refusal'
import { giveRoleAlone, setRole } from '../../support/give-role'
import { followLink } from '../../support/follow-link'
import { expectGoodScreen } from '../../support/screens/good-screen'
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
    await expectGoodScreen(page, 'a second step that a role asks for')
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

  test('an administrator lets somebody in who has lost phone and recovery codes', async ({
    page,
    visit,
    site,
    member,
    newMember,
    mailbox,
    watch,
    javaScriptEnabled,
    t,
  }) => {
    await setRole(site, member.username, 'admin')
    const lost = await newMember()
    const memberId = await inDatabase(site, async ({ user }) => {
      const secondStep = { create: { encryptedKey: 'x', recoverySalt: 'x' } }
      const where = { usernameKey: lost.username.toLowerCase() }
      return (await user.update({ where, data: { secondStep } })).id
    })
    await visit(`/moderation/member/${memberId}`)
    const form = page.locator('details', { hasText: t('moderation:hint.removeSecondStep') })
    await form.locator('summary').click()
    await form.getByLabel(t('moderation:why')).selectOption('lostCodes')
    const press = form.getByRole('button', { name: t('moderation:do.removeSecondStep') })
    const where = { page, t, watch, javaScriptEnabled: javaScriptEnabled ?? true }
    const wrong = { problems: { password: t('problems:passwordWrong') } }
    await expectRefusal(where, wrong, async () => {
      await form.locator('[name="password"]').fill('not the password')
      await press.click()
    })
    await expectGoodScreen(page, 'a second step that is taken away')
    await form.locator('[name="password"]').fill(member.password)
    await press.click()
    await expect(form).toHaveCount(0)
    await mailbox(lost.email).untilThereAre(1)
  })
})
