import type { Page } from '@playwright/test'
import { openMenu } from '../../support/open-menu'
import { expectAccessible } from '../../support/screens/axe'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { linkIn } from '../../support/mail/mailbox'
import { publishComment, publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

// Colours in the middle of a transition are not the final colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const ownScreens = [
  '/profile',
  '/profile?tab=comments',
  '/profile?tab=saved',
  '/profile/edit',
  '/profile/settings',
  '/profile/settings/password',
  '/profile/settings/email',
]

inBothLanguages(() => {
  test('what a member has written, changes and deletes is accessible', async ({
    page,
    visit,
    watch,
    member,
    newAuthor,
    t,
  }) => {
    test.setTimeout(180_000)
    const { request } = member.context
    const post = await publishPost(request, { title: `Mine of ${member.username}` })
    const comment = await publishComment(request, post, { content: 'Mine as well' })
    await request.post(`${post}/like`, { form: { liked: '1' } })
    await visit(post)
    await openMenu(page.locator(`#comment-${comment}`))
    await page.locator(`#comment-${comment} button[value="edit"]`).click()
    await expect(page.getByRole('button', { name: t('writing:save') })).toBeVisible()
    await expectGoodScreen(page, 'editing a comment')
    for (const path of ownScreens) await look(page, visit, path)
    const other = await newAuthor()
    await publishComment(other.request, post, { content: 'New to her' })
    await look(page, visit, '/profile/answers')
    await expect(page.locator('.post-card')).toHaveCount(1)
    await page.locator('.post-card').getByRole('link').first().click()
    await expect(page.locator('#new')).toBeVisible()
    await expectGoodScreen(page, 'a thread with something new')

    watch.expectStatus(400)
    await visit(post)
    await openMenu(page.locator('article.post'))
    await page.locator('article.post button[value="edit"]').click()
    await page.locator('main [name="title"]').fill('Four')
    await page.getByRole('button', { name: t('writing:save') }).click()
    await expect(page.locator('main .summary')).toBeVisible()
    await expectGoodScreen(page, 'a refused edit')
  })

  test('results of a search and the posts about one episode are accessible', async ({
    page,
    visit,
    member,
    t,
  }) => {
    await publishPost(member.context.request, { title: `Searched ${member.username}` })
    await look(page, visit, `/forum?q=${member.username}`)
    await expect(page.locator('.post-card mark')).not.toHaveCount(0)
    await look(page, visit, '/forum?q=nothing-has-this-word')
    await visit('/forum?type=episode')
    await page.locator('.post-card .label a').first().click()
    await expect(page).toHaveURL(/episodeId=/)
    await expect(page.getByLabel(t('list:aboutEpisode'))).toBeVisible()
    await expectGoodScreen(page, "an episode's posts")
  })

  test('the dialogs of a member are accessible @scripts', async ({ page, visit, member, t }) => {
    await visit(await publishPost(member.context.request, { title: `Asked ${member.username}` }))
    await openMenu(page.locator('article.post'))
    await page.getByRole('button', { name: t('forum:delete'), exact: true }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page, 'the question before a deletion')
    await visit('/profile')
    for (const words of [t('profile:edit'), t('profile:settings')]) {
      await page.getByRole('link', { name: words, exact: true }).click()
      await expect(page.getByRole('dialog').locator('form')).toBeVisible()
      await expectAccessible(page, words)
      await page.keyboard.press('Escape')
    }
  })

  test('the screens around a lost password are accessible', async ({
    page,
    visit,
    watch,
    newMember,
    mailbox,
  }) => {
    const { email } = await newMember()
    await visit('/auth/forgot-password')
    await page.locator('main [name="email"]').fill(email)
    await page.locator('main form button.button').click()
    const reset = linkIn(await mailbox(email).untilThereAre(1), '/auth/reset-password')
    await look(page, visit, '/auth/forgot-password')
    await look(page, visit, reset)
    watch.expectStatus(400, 2)
    await look(page, visit, '/auth/reset-password?token=none')
    await look(page, visit, '/unsubscribe?token=none')
  })
})

async function look(page: Page, visit: (path: string) => Promise<void>, path: string) {
  await visit(path)
  await expectGoodScreen(page, path)
}
