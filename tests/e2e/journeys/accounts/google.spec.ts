import { expectNotice } from '../../support/expect-notice'
import { followHeader, goToProfile } from '../../support/go-on'
import { linkIn } from '../../support/mail/mailbox'
import { newAccount } from '../../support/member'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('a newcomer comes in with Google and goes on where they were', async ({
    page,
    visit,
    beKnownAs,
    t,
  }) => {
    const { username: sub, email } = newAccount()
    await beKnownAs({ sub, email, email_verified: true, hd: 'example.com' })
    await visit('/forum/new')
    await page.getByRole('link', { name: t('auth:withGoogle'), exact: true }).click()
    await expect(page).toHaveURL('/forum/new')
    await expectNotice(page, t, 'signed-up')
    await goToProfile(page, t)
    await expect(page.getByText(t('profile:verified'))).toBeVisible()
    await expect(page.getByText(/@member_\d{10}/)).toBeVisible()
    await expect(page.locator('main')).toContainText(email)
  })

  test('an address that Google cannot vouch for is joined by the link that is mailed there', async ({
    page,
    visit,
    member,
    mailbox,
    openBrowser,
    beKnownAs,
    t,
  }) => {
    const there = await (await openBrowser()).newPage()
    const persona = { sub: member.username, email: member.email, email_verified: true }
    await beKnownAs(persona, there.context())
    await visit('/auth/signin', there)
    const withGoogle = there.getByRole('link', { name: t('auth:withGoogle'), exact: true })
    await withGoogle.click()
    await expect(there.getByRole('heading')).toHaveText(t('auth:connectGoogle.mailed'))
    await visit(linkIn(await mailbox(member.email).untilThereAre(1), '/auth/connect-google'))
    await page.getByRole('button', { name: t('auth:connectGoogle.confirm') }).click()
    await expect(page.getByRole('heading')).toHaveText(t('auth:connectGoogle.done'))
    await followHeader(there, t('signIn'))
    await withGoogle.click()
    await expect(there).toHaveURL('/forum')
    await expectNotice(there, t, 'signed-in')
  })
})
