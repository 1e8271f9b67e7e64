import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectRefusal } from '../../support/expect-refusal'
import { followHeader, goToAccount, goToPost, goToProfile } from '../../support/go-on'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { newAccount } from '../../support/member'
import { publishComment, publishPost, untilVisitorsSeeIt } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

// Colours in the middle of a transition are not the final colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

type Choice = 'stay' | 'go'

async function choose(page: Page, named: Choice, anonymous: Choice) {
  await page.locator(`[name="namedItems"][value="${named}"]`).check()
  await page.locator(`[name="anonymousItems"][value="${anonymous}"]`).check()
}

inBothLanguages(() => {
  test('a member takes along everything that is theirs', async ({
    page,
    visit,
    member,
    t,
    watch,
    javaScriptEnabled,
  }) => {
    const given = { page, t, watch, javaScriptEnabled: javaScriptEnabled !== false }
    const title = `Mine: ${member.username}`
    await publishPost(member.context.request, { title, isAnonymous: true })
    await visit('/profile/settings')
    await page.getByRole('link', { name: t('leaving:exportTitle') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('leaving:exportTitle'))
    await expectGoodScreen(page, 'the export')
    const button = page.getByRole('button', { name: t('leaving:download') })
    const problems = { password: t('problems:passwordWrong') }
    await page.locator('main [name="password"]').fill('not it')
    await expectRefusal(given, { problems }, () => button.click())
    await page.locator('main [name="password"]').fill(member.password)
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(download.suggestedFilename()).toMatch(/^xxperiment-\d{4}-\d\d-\d\d\.json$/)
    const copy = JSON.parse(readFileSync(await download.path(), 'utf8')) as object
    expect(copy).toMatchObject({
      account: { username: member.username, email: member.email },
      posts: [{ title, isAnonymous: true }],
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('leaving:exportTitle'))
  })

  test('a member deletes their account; named items stay, anonymous ones go later', async ({
    page,
    visit,
    visitor,
    member,
    newAuthor,
    t,
  }) => {
    const { request } = member.context
    const other = await newAuthor()
    const open = await publishPost(request, { title: `Named ${member.username}` })
    const title = `Hidden ${Date.now()}`
    const hidden = await publishPost(request, { title, isAnonymous: true })
    const index = await publishPost(other.request, { title: `Of ${other.username}` })
    await publishComment(request, index, { content: 'Words under a name' })
    await publishComment(request, index, { content: 'Unsigned words', isAnonymous: true })

    await visit('/profile/settings')
    await page.getByRole('link', { name: t('leaving:deleteTitle') }).click()
    await expect(page.locator('main')).toContainText(member.username)
    await choose(page, 'stay', 'go')
    await page.locator('main [name="password"]').fill(member.password)
    await page.getByRole('button', { name: t('leaving:delete') }).click()
    await expect(page).toHaveURL('/profile/deleted')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('leaving:goneTitle'))
    await expectGoodScreen(page, 'the last page')
    await followHeader(page, t('signIn'))
    await expect(page.locator('main [name="emailOrUsername"]')).toBeVisible()

    await untilVisitorsSeeIt()
    await visit(index, visitor)
    const comments = visitor.locator('.comment')
    // The anonymous comment has a random place in its hour.
    await expect(comments.filter({ hasText: 'Words under a name' })).toContainText(
      t('thread:deleted'),
    )
    await expect(comments.filter({ hasText: 'Unsigned words' })).toHaveCount(1)
    await goToPost(visitor, t, `Named ${member.username}`)
    await expect(visitor.locator('article.post')).toContainText(t('thread:deleted'))
    for (const path of ['/forum', index, open, hidden]) {
      const answer = await visitor.request.get(path, { maxRedirects: 0 })
      expect(answer.status(), path).toBe(200)
      expect(await answer.text(), path).not.toContain(member.displayName)
    }
  })

  test('nobody leaves without choosing and the password', async ({
    page,
    visit,
    member,
    t,
    watch,
    javaScriptEnabled,
  }) => {
    const given = { page, t, watch, javaScriptEnabled: javaScriptEnabled !== false }
    await visit('/profile/settings/delete')
    await expectGoodScreen(page, 'deleting an account')
    const button = page.getByRole('button', { name: t('leaving:delete') })
    await choose(page, 'stay', 'go')
    await page.locator('main [name="password"]').fill('not it')
    const problems = { password: t('problems:passwordWrong') }
    await expectRefusal(given, { problems }, () => button.click())
    await expect(page.locator('[name="namedItems"][value="stay"]')).toBeChecked()
    await expect(page.locator('[name="anonymousItems"][value="go"]')).toBeChecked()

    await goToAccount(page, t, t('settings:deleteAccount'))
    watch.expectStatus(400)
    await button.click()
    const links = page.locator('main .summary').getByRole('link')
    await expect(links).toHaveCount(3)
    // The summary takes the focus when the response arrives. Only then may the link take it.
    if (javaScriptEnabled) await expect(page.locator('main .summary')).toBeFocused()
    await links.first().click()
    if (javaScriptEnabled) await expect(page.locator('[name="namedItems"]').first()).toBeFocused()
    await goToProfile(page, t)
    await expect(page.getByText(`@${member.username}`)).toBeVisible()
  })

  test('a member of Google leaves without a password @scripts', async ({
    page,
    visit,
    beKnownAs,
    t,
  }) => {
    const { username: sub, email } = newAccount()
    await beKnownAs({ sub, email, email_verified: true })
    await visit('/auth/signup')
    await page.getByRole('link', { name: t('auth:withGoogle'), exact: true }).click()
    await expect(page).toHaveURL('/forum')
    await goToAccount(page, t, t('settings:deleteAccount'))
    await expect(page.locator('main')).toContainText(t('leaving:confirmedBySignIn'))
    await choose(page, 'go', 'go')
    await page.getByRole('button', { name: t('leaving:delete') }).click()
    await expect(page).toHaveURL('/profile/deleted')
  })
})
