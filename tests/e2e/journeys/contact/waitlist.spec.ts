import { followHeader } from '../../support/go-on'
import { linkIn } from '../../support/mail/mailbox'
import { newVisitor } from '../../support/mail/expect-delivered'
import { expect, inBothLanguages, test } from '../../support/test'

// An offer moves while it scrolls into view, so its links may have moved when the pointer goes down.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

inBothLanguages(() => {
  test('an address joins by its mail, twice with the same words, and leaves by a link', async ({
    page,
    visit,
    mailbox,
    t,
  }) => {
    const email = newVisitor()
    await visit('/#services')
    await page.getByRole('link', { name: t('home:updates') }).click()
    await expect(page.getByLabel(t('contact:waitlist.notify'), { exact: true })).toBeChecked()
    await page.locator('main [name="email"]').fill(email)
    await page.getByRole('button', { name: t('contact:waitlist.send') }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(t('contact:waitlist.asked'))
    const mail = await mailbox(email).untilThereAre(1)
    await visit(linkIn(mail, '/contact/waitlist/confirm'))
    await expect(page.locator('main')).toContainText(email)
    await page.getByRole('button', { name: t('contact:waitlist.confirm') }).click()
    await expect(heading).toHaveText(t('contact:waitlist.confirmed'))

    await followHeader(page, t('company'))
    await expect(page).toHaveURL('/')
    await page.getByRole('link', { name: t('home:updates') }).click()
    // The landing page has a field with this name too.
    await expect(page.getByLabel(t('contact:waitlist.notify'), { exact: true })).toBeChecked()
    await page.locator('main [name="email"]').fill(email)
    await page.getByRole('button', { name: t('contact:waitlist.send') }).click()
    await expect(heading).toHaveText(t('contact:waitlist.asked'))

    await visit(linkIn(mail, '/contact/waitlist/leave'))
    await page.getByRole('button', { name: t('contact:waitlist.leaveButton') }).click()
    await expect(heading).toHaveText(t('contact:waitlist.left'))
  })

  test('a wrong address is kept and explained, a wrong link too', async ({
    page,
    visit,
    watch,
    t,
  }) => {
    watch.expectStatus(400, 2)
    await visit('/contact/waitlist')
    await page.getByLabel(t('contact:waitlist.notify'), { exact: true }).check()
    await page.locator('main [name="email"]').fill('asha')
    await page.getByRole('button', { name: t('contact:waitlist.send') }).click()
    await expect(page.locator('main .summary')).toContainText(t('problems:emailFormat'))
    await expect(page.locator('main [name="email"]')).toHaveValue('asha')
    await expect(page.getByLabel(t('contact:waitlist.notify'), { exact: true })).toBeChecked()
    await page.goto('/contact/waitlist/confirm?token=x')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(t('contact:waitlist.unknown'))
  })
})
