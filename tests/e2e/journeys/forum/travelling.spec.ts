import type { Page } from '@playwright/test'
import { publishComment, publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('under the title, links lead to the comments, to the latest and to the form @scripts', async ({
    page,
    visit,
    visitor,
    member,
    javaScriptEnabled,
    t,
  }) => {
    const post = await publishPost(member.context.request, { title: `Far ${member.username}` })
    const ids = await publishComments(member.context.request, post, 10)
    await visit(post)
    const places = page.locator('.post .places')
    await places.getByRole('link', { name: t('thread:places.latest') }).click()
    await expect(page).toHaveURL(`${post}#latest`)
    await expect(page.locator('#latest .comment')).toHaveAttribute('id', `comment-${ids.at(-1)}`)
    await places.getByRole('link', { name: t('thread:places.write') }).click()
    await expect(page).toHaveURL(`${post}#comment-form`)
    if (javaScriptEnabled) await expect(page.locator('main [name="content"]')).toBeFocused()
    await places.getByRole('link', { name: t('forum:comments', { count: 10 }) }).click()
    await expect(page.locator('#comments')).toBeInViewport()

    await visit(post, visitor)
    await visitor.getByRole('link', { name: t('thread:places.signIn') }).click()
    await expect(visitor.getByText(t('thread:page.signInToJoin'))).toBeInViewport()
  })

  test('a reply opens under its comment with its words, also where it was folded', async ({
    page,
    visit,
    member,
    t,
  }) => {
    const { request } = member.context
    const post = await publishPost(request, { title: `Near ${member.username}` })
    const [first = ''] = await publishComments(request, post, 2)
    const replies = await publishComments(request, post, 5, first)
    await visit(post)
    const folded = page.locator('.comments details')
    await expect(page.locator('.comment:visible')).toHaveCount(5)
    await folded.getByText(t('thread:moreReplies', { count: 2 })).click()
    await expect(page.locator('.comment:visible')).toHaveCount(7)

    const author = member.displayName
    await page.getByRole('link', { name: t('forum:replyTo', { number: '1.5', author }) }).click()
    const form = page.locator(`article#comment-${replies[4]} + .comment-form`)
    await expect(form.locator('blockquote')).toHaveText('Words 4')
    await expect(form.getByLabel(t('forum:yourReply', { author }))).toBeInViewport()
    await expect(page.locator('.comment-form')).toHaveCount(1)

    await form.getByRole('link', { name: t('forum:cancelReply') }).click()
    await expect(form).toHaveCount(0)
    await expect(page.locator(`#reply-${replies[4]}`)).toBeInViewport()
    await expect(page.locator('section.comments > .comment-form')).toBeVisible()

    await page.locator(`#reply-${replies[4]}`).click()
    await form.locator('textarea').fill('The sixth')
    await form.getByRole('button', { name: t('forum:postComment') }).click()
    await expect(page.locator('.comment', { hasText: 'The sixth' })).toBeInViewport()
  })
})

async function publishComments(
  request: Page['request'],
  post: string,
  count: number,
  parentCommentId?: string,
) {
  const ids: string[] = []
  for (let index = 0; index < count; index += 1)
    ids.push(await publishComment(request, post, { content: `Words ${index}`, parentCommentId }))
  return ids
}
