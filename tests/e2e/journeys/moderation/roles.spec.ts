import type { Page } from '@playwright/test'
import { setRole } from '../../support/give-role'
import { goToProfile } from '../../support/go-on'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'
import type { Words } from '../../support/words'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const abusive = 'What a bitch of a day.'
const masked = 'What a ***** of a day.'

type Action = 'remove' | 'restore' | 'reveal' | 'suspend' | 'unsuspend'
type Reason = 'abuse' | 'appeal' | 'risk' | 'mistake'

async function act(page: Page, t: Words, action: Action, reason: Reason, password?: string) {
  const form = page.locator('details', { hasText: t(`moderation:hint.${action}`) })
  await form.locator('summary').first().click()
  if (action === 'suspend') await form.getByLabel(t('moderation:days')).selectOption('1')
  await form.getByLabel(t('moderation:why')).selectOption(reason)
  if (password) await form.locator('[name="password"]').fill(password)
  await form.getByRole('button', { name: t(`moderation:do.${action}`) }).click()
  // A finished action is no longer possible: its form is removed, or another page is shown.
  if (action !== 'reveal') await expect(form).toHaveCount(0)
}

inBothLanguages(() => {
  test('a moderator reads what was typed, removes, shows again, looks up and suspends', async ({
    page,
    visit,
    site,
    member,
    asMember,
    t,
  }) => {
    await setRole(site, member.username, 'moderator')
    const author = await asMember()
    const { request } = author.context
    const title = `Named of ${author.username}`
    const post = await publishPost(request, { title, content: abusive })
    const hidden = { title: `Nameless ${Date.now()}`, isAnonymous: true }
    const nameless = await publishPost(request, hidden)
    const [url, anonymousUrl] = [post, nameless].map((path) =>
      path.replace('/forum/', '/moderation/'),
    ) as [string, string]

    await visit(url)
    await expect(page.locator('.panel .text').first()).toHaveText(masked)
    const original = page
      .locator('details')
      .filter({ hasText: t('moderation:original') })
      .locator('.text')
    await expect(original.first()).toBeHidden()
    await page.getByText(t('moderation:original')).click()
    await expect(original.first()).toContainText(abusive)
    await expectGoodScreen(page, 'what was typed')
    await act(page, t, 'remove', 'abuse')
    await act(page, t, 'restore', 'appeal')
    await visit(post, author.page)
    await expect(author.page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(author.page.locator('.post .text')).toHaveText(masked)

    const tab = await member.context.newPage()
    await visit(anonymousUrl, tab)
    await expect(tab.locator('main')).not.toContainText(author.username)
    await act(tab, t, 'reveal', 'risk', member.password)
    const revealed = tab.locator('.panel', { hasText: `@${author.username}` })
    await revealed.getByRole('link', { name: t('moderation:aboutMember') }).click()
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(author.displayName)
    await act(tab, t, 'suspend', 'abuse')
    await goToProfile(author.page, t)
    for (const part of t('thread:suspended', { until: '|' }).split('|'))
      await expect(author.page.locator('.panel').first()).toContainText(part.trim())
    await act(tab, t, 'unsuspend', 'mistake')
    await expect(tab.locator('main')).toContainText(t('moderation:notSuspended'))
  })
})
