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

  test('who has an account already is joined with it, and its password is void', async ({
    page,
    visit,
    member,
    openBrowser,
    beKnownAs,
    watch,
    t,
  }) => {
    const elsewhere = await openBrowser()
    const there = await elsewhere.newPage()
    const persona = { sub: member.username, email: member.email, email_verified: true }
    await beKnownAs({ ...persona, hd: 'example.com' }, elsewhere)
    await visit('/auth/signup', there)
    await there.getByRole('link', { name: t('auth:withGoogle'), exact: true }).click()
    await expect(there).toHaveURL('/forum')
    await expectNotice(there, t, 'google-joined')
    await goToProfile(there, t)
    await expect(there.getByText(`@${member.username}`)).toBeVisible()

    // The earlier session has ended, and the password does not work.
    await visit('/profile')
    await expect(page).toHaveURL(/\/auth\/signin\?/)
    watch.expectStatus(400)
    await page.locator('main [name="emailOrUsername"]').fill(member.username)
    await page.locator('main [name="password"]').fill(member.password)
    await page.locator('main form button.button').click()
    await expect(page.locator('main .summary')).toContainText(t('problems:invalidCredentials'))
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

  test('who cancels there, or has no confirmed address, is told so', async ({
    page,
    visit,
    beKnownAs,
    javaScriptEnabled,
    t,
  }) => {
    const { username: sub, email } = newAccount()
    const refused = [
      ['google-cancelled', { sub, email, email_verified: true, fault: 'cancel' }],
      ['google-unverified', { sub, email, email_verified: false }],
      ['google-unverified', { sub }],
      ['google-down', { sub, email, email_verified: true, fault: 'refuse-token' }],
    ] as const
    await visit('/auth/signin')
    for (const [notice, persona] of refused) {
      await beKnownAs(persona)
      await page.getByRole('link', { name: t('auth:withGoogle'), exact: true }).click()
      await expectNotice(page, t, notice)
      await expect(page).toHaveURL(`/auth/signin${javaScriptEnabled ? '' : `?notice=${notice}`}`)
    }
    await expect(page.locator('.site-header a[href="/profile"]')).toHaveCount(0)
  })
})
