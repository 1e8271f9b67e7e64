import { contentNotes } from '~/content/topics'
import { openMenu } from '../../support/open-menu'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('a member adds a note, readers decide whether to open the text, and she takes it away', async ({
    visit,
    member: { page, username },
    language,
    t,
  }) => {
    const { label, sentence } = contentNotes.loss[language]
    const title = `March ${username}`
    const content = 'We lost her in March, and nobody asks any more.'
    await visit('/forum/new')
    await page.getByLabel(t('writing:postTitle')).fill(title)
    await page.getByLabel(t('writing:content'), { exact: true }).fill(content)
    const note = page.getByLabel(t('writing:contentNote'))
    await expect(note).toBeHidden()
    await page.locator('details:has([name="audience"]) > summary').click()
    await expect(note).toHaveValue('')
    await note.selectOption(label)
    await page.getByRole('button', { name: t('thread:preview.button') }).click()
    const preview = page.locator('#preview')
    await expect(preview.getByText(sentence)).toBeVisible()
    await expect(preview.getByText(content)).toBeHidden()
    // The chosen note stays visible.
    await expect(note).toBeVisible()
    await expect(note).toHaveValue('loss')
    await expectGoodScreen(page, 'a preview with a content note')
    // Right below the preview, before the form.
    await page
      .getByRole('button', { name: t('writing:publish') })
      .first()
      .click()

    const card = page.locator('.post-card', { hasText: title })
    await expect(card).toContainText(sentence)
    await expect(card).not.toContainText('March, and')
    await card.getByRole('link', { name: title }).click()
    const post = page.getByRole('article').first()
    await expect(post.getByText(content)).toBeHidden()
    await post.getByText(sentence).click()
    await expect(post.getByText(content)).toBeVisible()
    await expectGoodScreen(page, 'a post with a content note')

    await openMenu(post)
    await page.getByRole('button', { name: t('forum:edit') }).click()
    await page.getByLabel(t('writing:contentNote')).selectOption(t('writing:noContentNote'))
    await page.getByRole('button', { name: t('writing:save') }).click()
    await expect(post.getByText(content)).toBeVisible()
    await expect(post.getByText(sentence)).toHaveCount(0)
  })

  test('a moderator adds a note, and the author is told', async ({
    visit,
    member,
    asMember,
    language,
    t,
  }) => {
    const { label, sentence } = contentNotes.violence[language]
    const title = `At home ${member.username}`
    const post = await publishPost(member.context.request, { title })
    const { page: moderating } = await asMember('moderator')
    await visit(`/moderation/post/${post.split('/').at(-1)}`, moderating)
    const form = moderating.locator('details', { hasText: t('moderation:hint.label') })
    await form.locator('summary').click()
    await form.getByLabel(t('moderation:contentNote')).selectOption(label)
    await form.getByLabel(t('moderation:why')).selectOption('noteMissing')
    await form.getByRole('button').click()
    await expect(moderating.locator('main ol')).toContainText(t('moderation:did.label'))

    await visit(post, member.page)
    await expect(member.page.getByText(sentence)).toBeVisible()
    await expect(member.page.getByText(t('thread:labelled'))).toBeVisible()
  })
})
