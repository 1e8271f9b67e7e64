import type { Locator, Page } from '@playwright/test'
import { lengths } from '~/domain/validation/lengths'
import { languageNames } from '~/i18n/languages'
import { expectNotice } from '../../support/expect-notice'
import { expectRefusal } from '../../support/expect-refusal'
import { openMenu } from '../../support/open-menu'
import { publishComment, publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'
import { getWords, type Words } from '../../support/words'

inBothLanguages(() => {
  test('in the profile a comment’s own words come first, then the post they stand under @scripts', async ({
    page,
    visit,
    member,
    t,
  }) => {
    const { request } = member.context
    const post = await publishPost(request, { title: `Under ${member.username}` })
    await publishComment(request, post, { content: 'My own words' })
    await visit('/profile?tab=comments')
    const card = page.locator('.post-card')
    await expect(card).toContainText(
      new RegExp(`^My own words.+ · ${t('profile:on')} Under ${member.username}`),
    )
    const title = card.getByRole('link', { name: `Under ${member.username}`, exact: true })
    await expect(title).toHaveAttribute('href', post)
    await card.getByRole('link', { name: 'My own words' }).click()
    await expect(page).toHaveURL(post)
  })

  test('a post of one’s own is changed, and says so', async ({
    page,
    visit,
    watch,
    member,
    visitor,
    javaScriptEnabled,
    t,
  }) => {
    const post = await publishPost(member.context.request, { title: `Before ${member.username}` })
    await visit(post)
    await pressIn(page.locator('article.post'), t('forum:edit'))
    await expect(page).toHaveURL(post)
    await expect(page.getByRole('heading', { level: 1, name: t('writing:editPost') })).toBeVisible()
    const [title, content] = [field(page, 'title'), field(page, 'content')]
    await expect(title).toHaveValue(`Before ${member.username}`)
    await expect(content).toHaveValue('What I have to say about it.')

    await title.fill('Four')
    await content.fill('Said more clearly.\n\nअब हिन्दी में भी।')
    const where = { page, t, watch, javaScriptEnabled }
    const problems = { title: t('problems:titleLength', lengths) }
    const save = () => page.getByRole('button', { name: t('writing:save') }).click()
    await expectRefusal(where, { problems }, save)
    await expect(content).toHaveValue('Said more clearly.\n\nअब हिन्दी में भी।')

    await title.fill(`After ${member.username}`)
    await save()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`After ${member.username}`)
    await expect(page).toHaveURL(post)
    await expectNotice(page, t, 'post-updated')
    if (javaScriptEnabled) await expect(page.locator('article.post')).toBeFocused()
    await visit(post, visitor)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`After ${member.username}`)
    const article = visitor.locator('article.post')
    await expect(article.locator('.text p')).toHaveText(['Said more clearly.', 'अब हिन्दी में भी।'])
    await expect(article.locator('.byline')).toContainText(t('thread:edited'))
    await expect(article.locator('button[value="edit"]')).toHaveCount(0)
  })

  test('another language keeps a post in its form', async ({
    page,
    visit,
    member,
    language,
    t,
  }) => {
    const post = await publishPost(member.context.request, { title: `Kept ${member.username}` })
    await visit(post)
    await pressIn(page.locator('article.post'), t('forum:edit'))
    await expect(field(page, 'content')).toHaveValue('What I have to say about it.')
    await field(page, 'content').fill('Typed, but not saved yet.')
    const other = language === 'en' ? 'hi' : 'en'
    await page.getByRole('link', { name: languageNames[other] }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      getWords(other)('writing:editPost'),
    )
    await expect(page.locator('label[for="edit-topic"]')).toHaveText(
      getWords(other)('writing:topic'),
    )
    await expect(field(page, 'content')).toHaveValue('Typed, but not saved yet.')
  })

  test('a comment of one’s own is changed, and says so', async ({
    page,
    visit,
    member,
    javaScriptEnabled,
    t,
  }) => {
    const { request } = member.context
    const post = await publishPost(request, { title: `Of ${member.username}` })
    const id = await publishComment(request, post, { content: 'Said in haste' })
    await visit(post)
    const comment = page.locator(`#comment-${id}`)
    await expect(comment.locator('.byline')).not.toContainText(t('thread:edited'))
    await pressIn(comment, t('forum:edit'))
    await expect(page).toHaveURL(post)
    await expect(field(page, 'content')).toHaveValue('Said in haste')
    await page.getByRole('link', { name: t('writing:cancel') }).click()
    await expect(comment).toBeVisible()
    await expect(page).toHaveURL(post)
    await pressIn(comment, t('forum:edit'))
    await expect(page).toHaveURL(post)
    // The post's screen has a field with the same name.
    await expect(field(page, 'content')).toHaveValue('Said in haste')
    await field(page, 'content').fill('Thought over')
    await field(page, 'isAnonymous').check()
    await page.getByRole('button', { name: t('writing:save') }).click()
    await expect(page).toHaveURL(`${post}#posted`)
    await expect(page.locator('#posted')).toContainText('Thought over')
    await expectNotice(page, t, 'comment-updated')
    await expect(comment.locator('.text')).toHaveText('Thought over')
    await expect(comment.locator('.byline')).toContainText(t('thread:anonymous'))
    await expect(comment.locator('.byline')).toContainText(t('thread:edited'))
    if (javaScriptEnabled) await expect(comment).toBeFocused()
  })

  test('a comment whose post has gone is shown to be copied', async ({
    page,
    visit,
    member,
    newAuthor,
    watch,
    t,
  }) => {
    const author = await newAuthor()
    const post = await publishPost(author.request, { title: `Short-lived ${member.username}` })
    await visit(post)
    await field(page, 'content').fill('A long answer\n<b>in lines</b>')
    const id = post.split('/').at(-1)
    expect((await author.request.delete(`/api/forum/posts/${id}`)).ok()).toBe(true)
    watch.expectStatus(404)
    await page.getByRole('button', { name: t('forum:postComment') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('unavailable:lost.title'))
    const kept = page.getByLabel(t('unavailable:label.other'))
    await expect(kept).toHaveValue('A long answer\n<b>in lines</b>')
    await expect(kept).not.toBeEditable()
  })

  test('a post of one’s own goes after one question', async ({
    page,
    visit,
    visitor,
    member,
    javaScriptEnabled,
    t,
  }) => {
    const { request } = member.context
    const title = `Gone ${member.username}`
    const post = await publishPost(request, { title })
    await publishComment(request, post, { content: 'Goes along' })
    await visit(post)
    const article = page.locator('article.post')
    await openMenu(article)
    const link = article.getByRole('button', { name: t('forum:delete') })
    await link.click()
    const question = await questionOf(page, t('forum:deletePost'), javaScriptEnabled)
    await expect(question).toContainText(t('forum:deletePostText'))
    if (javaScriptEnabled)
      await expect(question).toHaveAccessibleDescription(t('forum:deletePostText'))
    await keep(question, t, javaScriptEnabled)
    await expect(page).toHaveURL(post)
    const menu = article.locator('.more > summary')
    if (javaScriptEnabled) {
      await expect(menu).toBeFocused()
      await openMenu(article)
      await link.click()
      await expect(question).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(question).toBeHidden()
      await expect(menu).toBeFocused()
    }
    await openMenu(article)
    await link.click()
    await question.getByRole('button', { name: t('forum:delete') }).click()
    await expect(page).toHaveURL('/forum')
    await expectNotice(page, t, 'post-deleted')
    await expect(page.getByRole('link', { name: title })).toHaveCount(0)
    await visit(post, visitor)
    await expect(visitor).toHaveURL(/\/forum(\?|$)/)
    await expectNotice(visitor, t, 'post-not-found')
  })

  test('a deleted comment with replies leaves a placeholder, which goes with the last of them', async ({
    page,
    visit,
    member,
    asMember,
    javaScriptEnabled,
    t,
  }) => {
    const { request } = member.context
    const post = await publishPost(request, { title: `Thread ${member.username}` })
    const parentCommentId = await publishComment(request, post, { content: 'I should not say' })
    const other = await asMember()
    const reply = { content: 'An answer that stays', parentCommentId }
    const replyId = await publishComment(other.context.request, post, reply)

    await visit(post)
    const thread = page.locator(`#comment-${parentCommentId}`)
    await remove(page, thread)
    await expect(thread).toHaveText(t('thread:unavailable.deleted'))
    await expect(page.getByText('I should not say')).toHaveCount(0)
    await expect(page.locator(`#comment-${replyId}`)).toContainText('An answer that stays')
    await expectHeading(page, 1)

    await visit(post, other.page)
    await remove(other.page, other.page.locator(`#comment-${replyId}`))
    await expect(other.page.locator('.comment')).toHaveCount(0)
    await expect(other.page.getByText(t('thread:page.noComments'))).toBeVisible()
    await expectHeading(other.page, 0)

    async function remove(where: Page, comment: Locator) {
      await pressIn(comment, t('forum:delete'))
      const question = await questionOf(where, t('forum:deleteComment'), javaScriptEnabled)
      await question.getByRole('button', { name: t('forum:delete') }).click()
      await expect(where).toHaveURL(`${post}#comments`)
      await expectNotice(where, t, 'comment-deleted')
    }

    async function expectHeading(where: Page, count: number) {
      const heading = where.getByRole('heading', { name: t('forum:commentsTitle', { count }) })
      await expect(heading).toBeVisible()
      if (javaScriptEnabled) await expect(heading).toBeFocused()
    }
  })
})

function field(page: Page, name: string) {
  return page.locator(`main [name="${name}"]`)
}

async function pressIn(where: Locator, name: string) {
  await openMenu(where)
  // Buttons in a comment also name the comment.
  const words = new RegExp(`^${name}$`)
  await where.getByRole('button').filter({ hasText: words }).click()
}

/** Returns the place of the question: in place with scripts, on a separate page without. */
async function questionOf(page: Page, heading: string, isInPlace: boolean) {
  const question = isInPlace
    ? page.getByRole('alertdialog', { name: heading })
    : page.locator('main')
  await expect(question.getByRole('heading', { name: heading })).toBeVisible()
  return question
}

async function keep(question: Locator, t: Words, isInPlace: boolean) {
  const keep = question.getByRole(isInPlace ? 'button' : 'link', { name: t('forum:keep') })
  if (isInPlace) await expect(keep).toBeFocused()
  await keep.click()
}
