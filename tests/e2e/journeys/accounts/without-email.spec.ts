import type { Page } from '@playwright/test'
import { englishRecoveryWords } from '../../../../app/content/word-lists/recovery-words-en'
import { expectRefusal } from '../../support/expect-refusal'
import { expectNoChoices } from '../../support/expect-no-choices'
import { followLink } from '../../support/follow-link'
import { goToProfile } from '../../support/go-on'
import { newAccount } from '../../support/member'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { expect, inBothLanguages, test } from '../../support/test'
import type { Words } from '../../support/words'

const wrongWords = englishRecoveryWords.slice(0, 6).join(' ')

inBothLanguages(() => {
  test('a member signs up without email, loses the password, and comes back with her words', async ({
    page,
    visit,
    watch,
    context,
    javaScriptEnabled,
    t,
  }) => {
    test.setTimeout(120_000)
    const where = { page, t, watch, javaScriptEnabled: javaScriptEnabled ?? true }
    const { username, password } = newAccount()
    const field = (name: string) => page.locator(`main [name="${name}"]`)
    await visit('/auth/signup')
    await page.getByLabel(t('auth:withoutEmail')).check()
    if (javaScriptEnabled) await expect(field('email')).toBeHidden()
    await expectGoodScreen(page, 'sign-up without email')
    await field('username').fill(username)
    await field('password').fill(password)
    await field('confirmPassword').fill(password)
    await page.getByRole('button', { name: t('auth:createAccount') }).click()

    await expectWords(where)
    const words = await page.locator('[data-recovery-word]').allInnerTexts()
    expect(words).toHaveLength(6)
    // The welcome notice is shown after the check.
    await expect(page.getByRole('complementary')).toHaveCount(0)
    await expectGoodScreen(page, 'new recovery words')
    const question = page.getByRole('complementary', { name: t('uncheckedWords:title') })
    await followLink(page, t('recovery:written'))
    await expectTitle(page, t('recovery:check'))
    await expect(page.locator('main')).not.toContainText(words[0] ?? '')
    await expectGoodScreen(page, 'the check of recovery words')
    const [first = '', second = ''] = await askedWords(page, words, t)
    const label = await page.locator('main form label').first().textContent()
    const unlike = t('recovery:unlike', { position: Number(/\d/.exec(label ?? '')?.[0]) })
    const answerCheck = () => page.getByRole('button', { name: t('recovery:continue') }).click()
    const missing = t('problems:own.required.first')
    await field('second').fill(second)
    await field('first').fill(' ')
    await expectRefusal(where, { problems: { first: missing } }, answerCheck)
    await field('first').fill('x')
    await expectRefusal(where, { problems: { first: unlike } }, answerCheck)
    await field('first').fill(first)
    await field('second').fill(second)
    await page.getByRole('button', { name: t('recovery:continue') }).click()
    await expect(page).toHaveURL('/forum')
    await expect(question).toHaveCount(0)
    await goToProfile(page, t)
    await expect(question).toHaveCount(0)
    await expect(page.locator('main')).toContainText(t('profile:noEmail'))

    await context.clearCookies({ name: 'session' })
    await visit('/auth/signin')
    await page
      .locator('main form')
      .getByRole('link', { name: t('auth:forgotPassword') })
      .click()
    await followLink(page, t('auth:useWords'))
    await expectTitle(page, t('recovery:recover'))
    await expectGoodScreen(page, 'recovery by words')
    const renewed = `${password} again`
    const send = async (typed: string) => {
      await field('username').fill(username)
      await field('words').fill(typed)
      await field('password').fill(renewed)
      await field('confirmPassword').fill(renewed)
      await page.getByRole('button', { name: t('auth:setPassword') }).click()
    }
    const sharedDevice = page.getByLabel(t('auth:sharedDevice'))
    await sharedDevice.check()
    const refused = { problems: { words: t('problems:recoveryWordsWrong') } }
    await expectRefusal(where, refused, () => send(wrongWords))
    await expect(sharedDevice).toBeChecked()
    await send(words.join(' '))
    await expectWords(where, true)
    const quickExit = page.locator('main').getByRole('button', { name: t('quickExit') })
    await expect(quickExit).toBeVisible()
    const cookies = await page.context().cookies()
    for (const name of ['session', 'shared'])
      expect(cookies.find((cookie) => cookie.name === name)?.expires, name).toBe(-1)
    const next = await page.locator('[data-recovery-word]').allInnerTexts()
    expect(next).not.toEqual(words)

    // A lost page does not lock her out.
    await visit('/profile')
    await expect(question).toBeVisible()
    await question.getByRole('link', { name: t('uncheckedWords:link') }).click()
    await expectGoodScreen(page, 'recovery words in the settings')
    await field('password').fill(renewed)
    await page.getByRole('button', { name: t('recovery:renew') }).click()
    await expectWords(where, true)
    const shown = page.locator('[data-recovery-word]')
    const renewedWords = await shown.allInnerTexts()
    await page.reload()
    // Without scripts, this sends the form again, like a second press.
    await expect(shown).toHaveText(javaScriptEnabled ? [] : renewedWords)

    await visit('/profile')
    await page.getByRole('link', { name: t('profile:settings'), exact: true }).click()
    await expect(page).toHaveURL('/profile/settings')
    await expect(page.locator('main')).toContainText(t('settings:noMails'))
    await expect(page.locator('main [name="emailNotifications"]')).toHaveCount(0)
    await expectGoodScreen(page, 'settings without email')
    await page
      .getByRole('link', { name: t('settings:addEmail') })
      .last()
      .click()
    await expectTitle(page, t('settings:addEmail'))
  })
})

type Where = { page: Page; t: Words }

// A screen reader begins with the title. On a shared phone, the title names no page.
async function expectWords({ page, t }: Where, isShared = false) {
  await expectTitle(page, t('recovery:yourWords'))
  const title = isShared ? t('company') : `${t('recovery:yourWords')} – ${t('community')}`
  await expect(page).toHaveTitle(title)
  await expectNoChoices(page)
}

function expectTitle(page: Page, title: string) {
  return expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

// Returns the words at the two positions that the form names.
async function askedWords(page: Page, words: string[], t: Words) {
  const labels = await page.locator('main form label').allInnerTexts()
  return labels.map((label) => {
    const at = words.findIndex(
      (_, index) => t('recovery:wordAt', { position: index + 1 }) === label,
    )
    return words[at] ?? ''
  })
}
