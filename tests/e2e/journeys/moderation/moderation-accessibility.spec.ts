import { writeToCompany } from '../../support/mail/expect-delivered'
import { setRole } from '../../support/give-role'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { publishComment, publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

inBothLanguages(() => {
  test('every screen of moderation is accessible', async ({
    page,
    visit,
    site,
    member,
    newAuthor,
    t,
  }) => {
    test.setTimeout(180_000)
    await setRole(site, member.username, 'admin')
    const author = await newAuthor()
    const { request } = author
    const content = 'What a bitch of a day.'
    const post = await publishPost(request, { title: `Of ${author.username}`, content })
    const comment = await publishComment(request, post, { content: 'Just words' })
    const referenceId = await writeToCompany(page.request, 'Asha')
    await page.request.post(`/forum/comment/${comment}/block`, { form: { blocked: '1' } })
    await page.request.post(`${post}/report`, { form: { reason: 'abuse', note: 'Look' } })
    const screens = [
      ...['/moderation', '/moderation/log', `/moderation/comment/${comment}`],
      ...['/moderation/messages', `/moderation/messages/${referenceId}`, '/moderation/mail'],
      ...['/profile/reports', '/profile/blocks', '/profile/reveals'],
      ...[`${post}/report`, `${post}/block`],
    ]
    for (const path of screens) {
      await visit(path)
      await expectGoodScreen(page, path)
    }
    await visit(post.replace('/forum/', '/moderation/'))
    const folds = await page.locator('details > summary').all()
    for (const fold of folds) await fold.click()
    expect(folds.length).toBeGreaterThan(4)
    await expect(page.locator('details[open]')).toHaveCount(folds.length)
    await expectGoodScreen(page, 'a post with everything unfolded')
    await page.getByRole('link', { name: t('moderation:aboutMember') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(author.displayName)
    for (const fold of await page.locator('details > summary').all()) await fold.click()
    await expectGoodScreen(page, 'a member')
  })
})
