import { startSite } from '../../../support/site/site-server'
import { expectNotice } from '../../support/expect-notice'
import { setRole } from '../../support/give-role'
import { newAccount, signUp } from '../../support/member'
import { openMenu } from '../../support/open-menu'
import { publishPost } from '../../support/publish'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { expect, inBothLanguages, test, untilHydrated } from '../../support/test'
import { Watch } from '../../support/watch'

const link = 'I read it at https://example.com/iron and felt better.'
const mended = 'I read it at https://example.com/iron/2 and felt better.'

inBothLanguages(() => {
  test('in a new forum the first post, which has a link, waits until a moderator publishes it @scripts', async ({
    browser,
    javaScriptEnabled,
    locale,
    t,
  }) => {
    const site = await startSite({ environment: { RATE_LIMITS: 'on' } })
    const watch = new Watch([site.url])
    const open = async () => {
      const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, locale })
      watch.attach(context)
      return context
    }
    const [mine, theirs] = [await open(), await open()]
    try {
      const moderator = newAccount()
      const page = await mine.newPage()
      const visit = async (path: string, where = page) => {
        await where.goto(path)
        if (javaScriptEnabled) await untilHydrated(where)
      }
      const [title, unnamed] = ['Iron and sleep', 'Asked without a name']

      // Members are invited to write the first post.
      const first = page.getByRole('link', { name: t('list:createFirst') })
      await visit('/forum')
      await expect(page.getByText(t('list:empty'))).toBeVisible()
      await expect(first).toHaveCount(0)
      await signUp(mine.request, newAccount())
      await visit('/forum')
      await first.click()
      await expect(page).toHaveURL(`${site.url}/forum/new`)
      await expect(page.getByLabel(t('writing:selectEpisode'))).toHaveCount(0)
      await expect(page.locator('main')).toContainText(t('writing:noEpisodes'))
      await page.locator('main [name="type"][value="episode"]').check()
      watch.expectStatus(400)
      await page.getByRole('button', { name: t('writing:publish') }).click()
      const summary = page.locator('.summary')
      await summary.getByRole('link', { name: t('problems:episodesNone') }).click()
      await expect(page.locator('main [name="type"]').first()).toBeFocused()

      // An anonymous post is refused, with everything that was typed.
      await signUp(theirs.request, moderator)
      await publishPost(theirs.request, { title: unnamed })
      await setRole(site, moderator.username, 'moderator')
      await visit('/forum/new')
      await page.locator('main [name="type"][value="general"]').check()
      await page.locator('main [name="title"]').fill(title)
      await page.locator('main [name="content"]').fill(link)
      await page.locator('main [name="isAnonymous"][value="on"]').check()
      watch.expectStatus(400)
      await page.getByRole('button', { name: t('writing:publish') }).click()
      await expect(page.locator('.summary')).toContainText(t('problems:newAccountContact'))
      await expect(page.locator('main [name="content"]')).toHaveValue(link)
      await page.locator('main [name="isAnonymous"][value="false"]').check()
      await page.getByRole('button', { name: t('writing:publish') }).click()
      await expectNotice(page, t, 'post-held')
      await expect(page.locator('main')).not.toContainText(title)

      await visit('/profile')
      const own = page.locator('.post-card', { hasText: title })
      await expect(own).toContainText(t('thread:unavailable.held'))
      await expect(own).toContainText(link)
      await expectGoodScreen(page, 'a post that waits')

      // She corrects it while it is held.
      await own.getByRole('link', { name: title }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('#main')).toContainText(t('thread:unavailable.held'))
      await openMenu(page.locator('article.post'))
      await page.getByRole('button', { name: t('forum:edit'), exact: true }).click()
      await page.locator('main [name="content"]').fill(mended)
      await page.getByRole('button', { name: t('writing:save') }).click()
      await expect(page.locator('#main .post .text')).toHaveText(mended)

      const other = await theirs.newPage()
      await visit('/forum', other)
      await expect(other.getByText(title)).toHaveCount(0)
      await visit('/moderation', other)
      const queued = other.locator('.queued', { hasText: title })
      await expect(queued).toContainText(t('moderation:reason.newAccount'))
      await queued.getByRole('link', { name: title, exact: true }).click()
      await expect(other.locator('main')).toContainText(t('moderation:state.held'))
      await visit('/moderation', other)
      await queued.getByRole('button', { name: t('moderation:releaseOf', { title }) }).click()
      await expect(queued).toHaveCount(0)

      await visit('/forum')
      await page.getByRole('link', { name: title }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('#main .post .text')).toHaveText(mended)

      await visit('/forum')
      await page.getByRole('link', { name: unnamed }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(unnamed)
      const comment = page.locator('main textarea[name="content"]')
      await comment.fill('Look at www.example.com')
      await page.getByRole('button', { name: t('forum:postComment') }).click()
      await expectNotice(page, t, 'comment-held')
      await expect(page.locator('.comment')).toContainText(t('thread:unavailable.held'))
      await visit(new URL(page.url()).pathname, other)
      await expect(other.locator('.comment')).toHaveCount(0)
      const held = page.locator('.comment')
      await openMenu(held)
      await expect(held.getByRole('button', { name: t('forum:delete') })).toBeVisible()
      watch.check()
    } finally {
      await mine.close()
      await theirs.close()
      await site.remove()
    }
  })
})
