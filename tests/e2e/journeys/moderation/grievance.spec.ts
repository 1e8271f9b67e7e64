import { randomUUID } from 'node:crypto'
import { company } from '~/content/company'
import { setRole } from '../../support/give-role'
import { expectNotice } from '../../support/expect-notice'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('somebody without an account sends a grievance, and sees by its number what came of it', async ({
    page,
    visit,
    site,
    asMember,
    mailbox,
    watch,
    t,
  }) => {
    await visit('/forum')
    await page
      .locator('footer')
      .getByRole('link', { name: t('grievance') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('grievance:title'))
    await expect(page.locator('main')).toContainText(company.grievanceOfficer.email)
    await expect(page.locator('main form').first()).toContainText(t('grievance:seen'))
    await expectGoodScreen(page, 'the form of a grievance')
    const send = page.getByRole('button', { name: t('grievance:send') })
    watch.expectStatus(400)
    await page.locator('main [name="name"]').press('Enter')
    await expect(page.locator('.summary').getByRole('link')).toHaveCount(4)
    const email = `${randomUUID()}@example.com`
    const message = `It shows my daughter. ${randomUUID()}`
    await page.locator('main [name="name"]').fill('Asha')
    await page.locator('main [name="email"]').fill(email)
    await page.locator('main [name="address"]').fill(`${site.url}/forum`)
    await page.locator('main [name="message"]').fill(message)
    await send.click()
    await expect(page).toHaveURL(/\/grievance\/\w{18}$/)
    await expect(page.locator('main')).toContainText(t('grievance:states.received'))
    await expect(page.locator('main')).not.toContainText(message)
    await expectGoodScreen(page, 'the state of a grievance')
    const inGroups = await page.locator('main code').innerText()
    const number = inGroups.replaceAll(' ', '')
    const received = await mailbox(email).untilThereAre(1)
    expect(received.text).toContain(`/grievance/${number}`)
    expect(received.text).not.toContain(message)

    const admin = await asMember()
    await setRole(site, admin.username, 'admin')
    const desk = admin.page
    await visit('/moderation/messages', desk)
    await desk.locator('main a[href$="/messages/grievances"]').click()
    await expectGoodScreen(desk, 'the list of grievances')
    await desk.locator('.post-card').filter({ hasText: number }).getByRole('link').click()
    await expect(desk.locator('main')).toContainText(message)
    await desk.getByRole('button', { name: t('messages:grievances.acknowledge') }).click()
    await expectNotice(desk, t, 'saved')
    await desk.locator('main [name="outcome"]').selectOption('removed')
    await desk.locator('main [name="answer"]').fill('We have also told the author.')
    await expectGoodScreen(desk, 'a grievance')
    await desk.getByRole('button', { name: t('messages:grievances.decideButton') }).click()
    await expect(desk.locator('main [name="outcome"]')).toHaveCount(0)
    await expect(desk.locator('main')).toContainText(t('messages:grievances.outcomes.removed'))

    await page.reload()
    const main = page.locator('main')
    await expect(main).toContainText(t('grievance:states.decided'))
    await expect(main).toContainText(t('grievance:outcomes.removed'))
    await expect(main).toContainText('We have also told the author.')
  })
})
