import { expectRefusal } from '../../support/expect-refusal'
import { newAccount } from '../../support/member'
import { publishPost } from '../../support/publish'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { expect, inBothLanguages, test, untilHydrated } from '../../support/test'
import { problemIn, type Words } from '../../support/words'
import type { ProblemKey } from '~/domain/problems'

// Colours in the middle of a transition are not the final colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Each line is one whole sentence, without the field's label before it.
const nothingSaid = {
  en: ['Enter a title', 'Write what you want to say'],
  hi: ['शीर्षक लिखें', 'अपनी बात लिखें'],
}

inBothLanguages(() => {
  test('sign-up with each field wrong', async ({ page, visit, watch, javaScriptEnabled, t }) => {
    const typed = {
      ...{ username: 'ab', email: 'nobody', displayName: 'स'.repeat(51) },
      ...{ password: 'short', confirmPassword: 'short' },
    }
    await visit('/auth/signup')
    for (const [field, value] of Object.entries(typed))
      await page.locator(`main [name="${field}"]`).fill(value)
    const problems = sentences(t, {
      ...{ username: 'usernameLength', email: 'emailFormat', password: 'passwordLength' },
      displayName: 'displayNameLength',
    })
    const where = { page, t, watch, javaScriptEnabled }
    const send = () => page.getByRole('button', { name: t('auth:createAccount') }).click()
    await expectRefusal(where, { notice: 'sign-up-failed', problems }, send)
    for (const field of ['username', 'displayName', 'email'] as const)
      await expect(page.locator(`main [name="${field}"]`)).toHaveValue(typed[field])
    // With scripts, the page is not reloaded, so the values stay in its fields.
    if (!javaScriptEnabled) await expect(page.locator('main [name="password"]')).toHaveValue('')
    await expectGoodScreen(page, 'a refused sign-up')
  })

  test('sign-up with differing passwords', async ({ page, visit, watch, javaScriptEnabled, t }) => {
    const account = newAccount()
    await visit('/auth/signup')
    for (const [name, value] of Object.entries({ ...account, confirmPassword: 'something else' }))
      await page.locator(`main [name="${name}"]`).fill(value)
    const send = () => page.getByRole('button', { name: t('auth:createAccount') }).click()
    if (javaScriptEnabled) {
      const sent: string[] = []
      page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
      await send()
      const summary = page.locator('main .summary')
      await expect(summary).toBeFocused()
      await expect(summary).toContainText(t('notice.passwords-differ.title'))
      await expect(summary).toContainText(t('notice.passwords-differ.description'))
      expect(sent.filter((request) => request.startsWith('POST'))).toEqual([])
    } else {
      const problems = { confirmPassword: t('problems:passwordsDiffer') }
      const where = { page, t, watch, javaScriptEnabled: false }
      await expectRefusal(where, { notice: 'passwords-differ', problems }, send)
      await expect(page.locator('main [name="username"]')).toHaveValue(account.username)
      await expect(page.locator('main [name="password"]')).toHaveValue('')
    }
  })

  test('sign-in with nothing, and with a wrong password', async ({
    page,
    visit,
    watch,
    newMember,
    language,
    javaScriptEnabled,
    t,
  }) => {
    const account = await newMember()
    const where = { page, t, watch, javaScriptEnabled }
    const send = () => page.locator('main form button.button').click()
    await visit('/auth/signin')
    const problems = {
      emailOrUsername: t('problems:own.required.emailOrUsername'),
      password: t('problems:own.required.password'),
    }
    await expectRefusal(where, { notice: 'sign-in-failed', problems }, send)

    await page.locator('main [name="emailOrUsername"]').fill(account.username)
    await page.locator('main [name="password"]').fill('not the password')
    await expectRefusal(where, { notice: 'sign-in-failed', problems: {} }, send)
    await expect(page.locator('main')).toContainText(t('problems:invalidCredentials'))
    await expectGoodScreen(page, 'a refused sign-in')
    await expect(page.locator('main [name="emailOrUsername"]')).toHaveValue(account.username)

    // Its words are in the other language now. Without scripts, the link loads the page without the answer.
    await page.locator('.site-header [hreflang]').click()
    await expect(page.locator('html')).not.toHaveAttribute('lang', language)
    await expect(page.locator('main .summary')).toHaveCount(0)
    if (javaScriptEnabled)
      await expect(page.locator('main [name="emailOrUsername"]')).toHaveValue(account.username)
  })

  test('a post with each field wrong', async ({
    visit,
    watch,
    member: { page },
    language,
    javaScriptEnabled,
    t,
  }) => {
    await visit('/forum/new')
    await page.locator('main [name="type"][value="episode"]').check()
    await page.locator('main [name="isAnonymous"][value="on"]').check()
    const send = () => page.getByRole('button', { name: t('writing:publish') }).click()
    const wrong = { title: 'required', content: 'required', episodeId: 'episodeRequired' } as const
    const where = { page, t, watch, javaScriptEnabled }
    const refusal = { notice: 'post-failed', problems: sentences(t, wrong) } as const
    await expectRefusal(where, refusal, send)
    const links = page.locator('main .summary').getByRole('link')
    expect((await links.allTextContents()).slice(0, 2)).toEqual(nothingSaid[language])
    await expect(page.locator('main [name="type"]:checked')).toHaveValue('episode')
    await expect(page.locator('main [name="isAnonymous"][value="on"]')).toBeChecked()
    await expectGoodScreen(page, 'a refused post')
  })

  test('a profile with a name that is too long', async ({
    visit,
    watch,
    member: { page },
    javaScriptEnabled,
    t,
  }) => {
    await visit('/profile/edit')
    await page.locator('main [name="displayName"]').fill('स'.repeat(51))
    const where = { page, t, watch, javaScriptEnabled }
    const problems = sentences(t, { displayName: 'displayNameLength' })
    const send = () => page.getByRole('button', { name: t('profile:save'), exact: true }).click()
    await expectRefusal(where, { notice: 'profile-failed', problems }, send)
  })

  test('a comment that is blank, and one that is too long', async ({
    page,
    visit,
    watch,
    member,
    javaScriptEnabled,
    t,
  }) => {
    const post = await publishPost(member.context.request, { title: `Of ${member.username}` })
    await visit(post)
    const content = page.locator('main [name="content"]')
    const button = page.getByRole('button', { name: t('forum:postComment') })
    const where = { page, t, watch, javaScriptEnabled }
    await content.fill(' \n ')
    if (javaScriptEnabled) await expect(button).toBeDisabled()
    else {
      const problems = { content: t('problems:own.required.content') }
      await expectRefusal(where, { notice: 'comment-failed', problems }, () => button.click())
    }
    await content.fill('ट'.repeat(5001))
    await page.locator('main [name="isAnonymous"]').check()
    const sentence = problemIn(t, 'content', 'textLength')
    const problems = { content: t('problems:takeOut', { sentence, count: 1 }) }
    await expectRefusal(where, { notice: 'comment-failed', problems }, () => button.click())
    await expect(content).toHaveValue('ट'.repeat(5001))
    await expect(page.locator('main [name="isAnonymous"]')).toBeChecked()
    await expectGoodScreen(page, 'a refused comment')
  })
})

/** Returns the sentence of each problem. The order is the form's. */
function sentences(t: Words, problems: Record<string, ProblemKey>) {
  return Object.fromEntries(
    Object.entries(problems).map(([name, key]) => [name, problemIn(t, name, key)]),
  )
}

test('a link of the errors that is pressed as soon as they appear leads to its field @scripts', async ({
  page,
  visit,
  watch,
  t,
}) => {
  await visit('/auth/signin')
  await untilHydrated(page)
  watch.expectStatus(400)
  await page.evaluate(() =>
    new MutationObserver((_, observer) => {
      const link = document.querySelector<HTMLElement>('.summary a')
      if (!link) return
      observer.disconnect()
      link.click()
    }).observe(document.body, { childList: true, subtree: true }),
  )
  await page.getByRole('button', { name: t('auth:signIn'), exact: true }).click()
  await expect(page.locator('.summary')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main form input:not([type=hidden])').first()).toBeFocused()
})
