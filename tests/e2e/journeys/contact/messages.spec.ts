import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { writeToCompany } from '../../support/mail/expect-delivered'
import { setRole } from '../../support/give-role'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('an administrator finds, reads, marks and exports a message', async ({
    page,
    visit,
    site,
    member,
    t,
  }) => {
    await setRole(site, member.username, 'admin')
    const message = `=1+1 ${randomUUID()}`
    const referenceId = await writeToCompany(page.request, 'आशा', message)

    await visit('/moderation/messages')
    await page.locator('main summary').click()
    await page.getByLabel(t('messages:q')).fill(referenceId.slice(0, 6).toLowerCase())
    await page.getByLabel(t('messages:about'), { exact: true }).selectOption('careers')
    await page.getByRole('button', { name: t('messages:show') }).click()
    await expect(page.locator('main .post-card')).toHaveCount(1)

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: t('messages:export') }).click()
    const csv = await readFile(await (await download).path(), 'utf8')
    expect(csv.startsWith('\uFEFF"referenceId",')).toBe(true)
    expect(csv.trimEnd().split('\r\n')).toHaveLength(2)
    expect(csv).toContain(`"'${message}"`)
    expect(csv).toContain('"आशा"')

    await page.getByRole('link', { name: 'आशा' }).click()
    await expect(page.locator('main')).toContainText(message)
    await page.getByRole('button', { name: t('messages:markAnswered') }).click()
    await expect(page.getByRole('button', { name: t('messages:markOpen') })).toBeVisible()
    await page.locator('main .back').click()
    await show('no')
    await expect(page.getByText(t('messages:none'))).toBeVisible()
    await show('yes')
    await expect(page.locator('main .post-card')).toHaveCount(1)
    await page.locator('main a[href="/moderation/mail"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('messages:mailTitle'))

    async function show(answered: 'no' | 'yes') {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('messages:title'))
      const fold = page.locator('main details:not([open]) > summary')
      if (await fold.count()) await fold.click()
      await page.getByLabel(t('messages:q')).fill(referenceId)
      await page.getByLabel(t('messages:answered'), { exact: true }).selectOption(answered)
      await page.getByRole('button', { name: t('messages:show') }).click()
    }
  })
})
