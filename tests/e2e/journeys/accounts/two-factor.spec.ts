import type { Page } from '@playwright/test'
import { generateCode, wrongCode } from '../../../support/codes'
import { expectNoChoices } from '../../support/expect-no-choices'
import { expectNotice } from '../../support/expect-notice'
import { expectRefusal } from '../../support/expect-refusal'
import { followLink } from '../../support/follow-link'
import { goToAccount } from '../../support/go-on'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { expect, inBothLanguages, test } from '../../support/test'
import type { Words } from '../../support/words'

inBothLanguages(() => {
  test('a member adds a second step, signs in with it, and removes it', async ({
    page,
    visit,
    member,
    watch,
    javaScriptEnabled,
    t,
  }) => {
    const where = { page, t, watch, javaScriptEnabled: javaScriptEnabled ?? true }
    const wrong = { problems: { code: t('problems:codeWrong') } }
    await visit('/profile/settings')
    await followLink(page, t('settings:secondStep'))
    await expectGoodScreen(page, 'what a second step is')
    await page.locator('main [name="password"]').fill(member.password)
    await press(page, t('codes:begin'))

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('codes:add'))
    await expectGoodScreen(page, 'the key for the app')
    const key = await page.locator('[data-secret]').innerText()
    expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    await expectRefusal(where, wrong, () => enter(page, wrongCode(key), t('codes:turnOn')))
    expect(await page.locator('[data-secret]').innerText()).toBe(key)
    const first = generateCode(key)
    await enter(page, first, t('codes:turnOn'))

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('codes:codesTitle'))
    if (javaScriptEnabled) await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const recoveryCodes = await page.locator('[data-recovery-code]').allInnerTexts()
    expect(new Set(recoveryCodes).size).toBe(10)
    await expectNoChoices(page)
    await expectGoodScreen(page, 'recovery codes')
    // Printing and copying need scripts.
    const print = page.getByRole('button', { name: t('codes:print') })
    await expect(print).toHaveCount(javaScriptEnabled ? 1 : 0)
    if (javaScriptEnabled) {
      await member.context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await press(page, t('codes:copy'))
      await expect(page.getByText(t('codes:copied'))).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied.split('\n')).toEqual(recoveryCodes)
    }
    await followLink(page, t('codes:done'))
    await expect(page.getByText(t('codes:codesLeft', { count: 10 }))).toBeVisible()
    await expect(page.locator('.site-header [hreflang]')).toBeVisible()
    await expectGoodScreen(page, 'a second step that is on')

    await member.context.clearCookies({ name: 'session' })
    await signInUpToCode(page, member, t)
    await expectGoodScreen(page, 'the code at sign-in')
    await page.getByLabel(t('codes:trust')).check()
    await expectRefusal(where, { ...wrong, notice: 'sign-in-failed' }, () =>
      enter(page, first, t('codes:signIn')),
    )
    await expect(page.getByLabel(t('codes:trust'))).toBeChecked()
    await enter(page, generateCode(key, 1), t('codes:signIn'))
    await expect(page).toHaveURL('/profile/settings/second-step')

    await member.context.clearCookies({ name: 'session' })
    await signInByPassword(page, member, t)
    await expect(page).toHaveURL('/profile/settings/second-step')
    // A trusted device and the password are not enough for a change.
    await page.getByRole('link', { name: t('passkeys:add') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('codes:signInTitle'))
    await page.goBack()
    await goToAccount(page, t, t('settings:sessions'))
    await expect(page.getByRole('heading', { name: t('settings:trusted') })).toBeVisible()
    await expectGoodScreen(page, 'a trusted device')
    await page.getByText(t('settings:endTrust'), { exact: true }).click()
    await expectNotice(page, t, 'trust-ended')
    await expect(page.getByRole('heading', { name: t('settings:trusted') })).toHaveCount(0)

    await member.context.clearCookies({ name: 'session' })
    await signInUpToCode(page, member, t)
    await enter(page, recoveryCodes[0] ?? '', t('codes:signIn'))
    await expect(page).toHaveURL('/profile/settings/sessions')
    await goToAccount(page, t, t('settings:secondStep'))
    await expect(page.getByText(t('codes:codesLeft', { count: 9 }))).toBeVisible()
    await page.locator('summary', { hasText: t('codes:change.remove.title') }).click()
    const missing = { problems: { code: t('problems:own.required.code') } }
    await expectRefusal(where, missing, () => press(page, t('codes:change.remove.button')))
    await enter(page, recoveryCodes[1] ?? '', t('codes:change.remove.button'))
    await expect(page.getByRole('button', { name: t('codes:begin') })).toBeVisible()
  })
})

type Account = { username: string; password: string }

async function signInUpToCode(page: Page, member: Account, t: Words) {
  await signInByPassword(page, member, t)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('codes:signInTitle'))
}

async function signInByPassword(page: Page, { username, password }: Account, t: Words) {
  await page.reload()
  await expect(page).toHaveURL(/\/auth\/signin\?/)
  await page.locator('main [name="emailOrUsername"]').fill(username)
  await page.locator('main [name="password"]').fill(password)
  await press(page, t('auth:signIn'))
}

async function enter(page: Page, code: string, button: string) {
  await page.locator('main [name="code"]:visible').fill(code)
  await press(page, button)
}

function press(page: Page, name: string) {
  return page.locator('main').getByRole('button', { name, exact: true }).click()
}
