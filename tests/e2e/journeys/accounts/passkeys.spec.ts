import type { Page } from '@playwright/test'
import { expectNotice } from '../../support/expect-notice'
import { expectRefusal } from '../../support/expect-refusal'
import { followLink } from '../../support/follow-link'
import { addPasskeyRow } from '../../support/passkeys/passkey-rows'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { expect, inBothLanguages, test, withScripts } from '../../support/test'
import { addAuthenticator, withoutAutofill } from '../../support/passkeys/virtual-authenticator'
import type { Words } from '../../support/words'

const ownPage = '/profile/settings/second-step'

inBothLanguages(withScripts, () => {
  test('a member adds a passkey, and signs in with it alone and after the password', async ({
    page,
    visit,
    member,
    mailbox,
    t,
  }) => {
    await withoutAutofill(member.context)
    const phone = await addAuthenticator(page)
    await visit('/profile/settings/second-step')
    await followLink(page, t('passkeys:add'))
    await expect(heading(page)).toHaveText(t('passkeys:add'))
    await expectGoodScreen(page, 'what a passkey is')
    await page.locator('main [name="password"]').fill(member.password)
    await press(page, t('passkeys:continue'))

    await expect(heading(page)).toHaveText(t('passkeys:make'))
    await expectGoodScreen(page, 'the button that makes a passkey')
    await press(page, t('passkeys:makeButton'))
    await expect(heading(page)).toHaveText(t('codes:codesTitle'))
    await expect(page.locator('[data-recovery-code]')).toHaveCount(10)
    const [passkey, ...others] = await phone.passkeys()
    expect(others).toEqual([])
    expect(Buffer.from(passkey?.userHandle ?? '', 'base64')).toHaveLength(32)
    const { subject } = await mailbox(member.email).untilThereAre(1)
    expect(subject).toMatch(/passkey|पासकी/)
    await followLink(page, t('codes:done'))
    await expect(page.getByText(t('passkeys:neverUsed'))).toBeVisible()

    await signedOut(page)
    await press(page, t('auth:passkey.signIn'))
    await expect(page).toHaveURL(ownPage)

    await signedOut(page)
    await page.locator('main [name="emailOrUsername"]').fill(member.username)
    await page.locator('main [name="password"]').fill(member.password)
    await press(page, t('auth:signIn'))
    await expect(heading(page)).toHaveText(t('codes:passkeyTitle'))
    await expect(page.getByText(t('codes:passkeyText'))).toBeVisible()
    await expectGoodScreen(page, 'a passkey as the second step')
    await press(page, t('auth:passkey.use'))
    await expect(page).toHaveURL(ownPage)
    await expect(page.getByText(t('passkeys:neverUsed'))).toHaveCount(0)
    await expect(page.getByText(t('passkeys:lastUsed'))).toBeVisible()
  })

  test('after a prompt that its owner closes, the button still has the focus', async ({
    page,
    visit,
    t,
  }) => {
    await page.addInitScript(() => {
      navigator.credentials.get = () =>
        new Promise((_, reject) =>
          setTimeout(() => reject(new DOMException('', 'NotAllowedError')), 500),
        )
    })
    await withoutAutofill(page.context())
    await visit('/auth/signin')
    await press(page, t('auth:passkey.signIn'))
    await expect(page.getByText(t('auth:passkey.failed'))).toBeVisible()
    await expect(page.getByRole('button', { name: t('auth:passkey.signIn') })).toBeFocused()
  })

  test('where the browser can, it offers the passkey among what it fills in', async ({
    page,
    visit,
    member,
    t,
  }) => {
    await addAuthenticator(page)
    await visit('/profile/settings/passkeys')
    await addPasskey(page, member, t)
    await member.context.clearCookies({ name: 'session' })
    await page.reload()
    // An owner would choose the passkey at the field. This one is chosen immediately.
    await expect(page).toHaveURL(ownPage)
    await expect(page.getByText(t('passkeys:lastUsed'))).toBeVisible()
  })
})

inBothLanguages(() => {
  test('a member names and removes a passkey; without scripts a recovery code signs in', async ({
    page,
    visit,
    member,
    databaseAt,
    site,
    watch,
    javaScriptEnabled,
    t,
  }) => {
    const [first, second] = ['111122223333', '444455556666'] as const
    await addPasskeyRow(databaseAt(site.databaseUrl), member.username, [first, second])
    await visit('/profile/settings')
    await followLink(page, t('settings:secondStep'))
    await expect(page.getByText(t('codes:codesLeft', { count: 2 }))).toBeVisible()
    await expectGoodScreen(page, 'a second step of passkeys')
    const card = page.locator('main .post-card')
    const unnamed = await card.getByRole('heading').innerText()
    expect(unnamed).toMatch(/^(Passkey of \d+ \w+ \d{4}|\d+ \S+ \d{4} की पासकी)$/)
    await followLink(page, t('passkeys:changeOf', { name: unnamed }))
    // Two-factor authentication was not completed in this session, and a change requires it.
    await expect(heading(page)).toHaveText(t('codes:passkeyTitle'))
    await page.locator('main [name="code"]').fill(second)
    await press(page, t('codes:signInByCode'))
    await expect(heading(page)).toHaveText(unnamed)
    await expectGoodScreen(page, 'a passkey')
    await page.locator('main [name="name"]').fill('<My> phone')
    await press(page, t('passkeys:save'))
    await expectNotice(page, t, 'passkey-renamed')
    await expect(card.getByRole('heading')).toHaveText('<My> phone')

    await signedOut(page)
    await page.locator('main [name="emailOrUsername"]').fill(member.username)
    await page.locator('main [name="password"]').fill(member.password)
    await press(page, t('auth:signIn'))
    await expect(heading(page)).toHaveText(t('codes:passkeyTitle'))
    const button = page.getByRole('button', { name: t('auth:passkey.use') })
    await expect(button).toHaveCount(javaScriptEnabled ? 1 : 0)
    await page.locator('main [name="code"]').fill(first)
    await press(page, t('codes:signInByCode'))
    await expect(page).toHaveURL(ownPage)

    await followLink(page, t('passkeys:changeOf', { name: '<My> phone' }))
    await expect(page.getByText(t('passkeys:removeLast'))).toBeVisible()
    const where = { page, t, watch, javaScriptEnabled: javaScriptEnabled ?? true }
    const problems = { password: t('problems:passwordWrong') }
    await page.locator('main [name="password"]').fill('wrong')
    await expectRefusal(where, { problems }, () => press(page, t('passkeys:removeButton')))
    await page.locator('main [name="password"]').fill(member.password)
    await press(page, t('passkeys:removeButton'))
    await expectNotice(page, t, 'second-step-removed')
    await expect(page.getByRole('button', { name: t('codes:begin') })).toBeVisible()
    await expect(card).toHaveCount(0)
  })

  test('where no script runs, adding one says that it takes one, and no button asks for one', async ({
    page,
    visit,
    member: _,
    language,
    javaScriptEnabled,
    t,
  }) => {
    const path = '/profile/settings/passkeys'
    await visit(path)
    // Playwright does not see what is in a noscript element.
    const html = await (await page.context().request.get(`${path}?lng=${language}`)).text()
    expect(html).toContain(`<noscript><p>${t('passkeys:needsScripts')}</p></noscript>`)
    await page.context().addCookies([{ name: 'lite', value: '1', url: page.url() }])
    await page.reload()
    await expect(page.getByText(t('passkeys:needsScripts'))).toBeVisible()
    await page.context().clearCookies({ name: 'lite' })
    await signedOut(page)
    await expect(page.locator('main [name="emailOrUsername"]')).toBeVisible()
    const button = page.getByRole('button', { name: t('auth:passkey.signIn') })
    await expect(button).toHaveCount(javaScriptEnabled ? 1 : 0)
  })
})

async function addPasskey(page: Page, { password }: { password: string }, t: Words) {
  await page.locator('main [name="password"]').fill(password)
  await press(page, t('passkeys:continue'))
  await press(page, t('passkeys:makeButton'))
  await expect(heading(page)).toHaveText(t('codes:codesTitle'))
  await followLink(page, t('codes:done'))
  await expect(page.getByText(t('passkeys:neverUsed'))).toBeVisible()
}

// Signs out as when a session has ended meanwhile.
async function signedOut(page: Page) {
  await page.context().clearCookies({ name: 'session' })
  await page.reload()
  await expect(page).toHaveURL(/\/auth\/signin\?/)
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

function press(page: Page, name: string) {
  return page.locator('main').getByRole('button', { name, exact: true }).click()
}
