import type { Locator, Page, Request } from '@playwright/test'
import { expectNotice } from '../../support/expect-notice'
import { openMenu } from '../../support/open-menu'
import { publishComment, publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('a double click on Publish makes one post', async ({ page, visit, member, t }) => {
    const title = `Twice ${member.username}`
    await visit('/forum/new')
    await page.locator('main [name="title"]').fill(title)
    await page.locator('main [name="content"]').fill('Pressed twice, published once.')
    await page.getByRole('button', { name: t('writing:publish') }).dblclick()
    await expect(page).toHaveURL('/forum')
    expect(await countPublished(page, title)).toBe(1)
  })

  test('a double click on Post Comment makes one comment', async ({ page, visit, member, t }) => {
    const post = await publishPost(member.context.request, { title: `Once ${member.username}` })
    await visit(post)
    await page.locator('main [name="content"]').fill('Said once')
    await page.getByRole('button', { name: t('forum:postComment') }).dblclick()
    await expect(page.locator('.comment')).toHaveCount(1)
    await page.reload()
    await expect(page.locator('.comment')).toHaveCount(1)
    await expect(page.locator('#comments')).toHaveText(t('forum:commentsTitle', { count: 1 }))
  })

  test('a double click on Delete ends without an error', async ({
    page,
    visit,
    member,
    javaScriptEnabled,
    t,
  }) => {
    const { request } = member.context
    const post = await publishPost(request, { title: `Gone ${member.username}` })
    const comment = await publishComment(request, post, { content: 'Gone too' })
    const remove = async (item: Locator) => {
      await openMenu(item)
      await item.locator('button[value="delete"]').click()
      const question = page.locator(javaScriptEnabled ? 'dialog' : 'main form.form')
      await question.getByRole('button', { name: t('forum:delete') }).dblclick()
    }
    await visit(post)
    await remove(page.locator(`#comment-${comment}`))
    await expect(page).toHaveURL(`${post}#comments`)
    if (javaScriptEnabled) await expectNotice(page, t, 'comment-deleted')
    await remove(page.locator('article.post'))
    await expect(page).toHaveURL('/forum')
    if (javaScriptEnabled) await expectNotice(page, t, 'post-deleted')
    await expect(page.locator('body')).not.toContainText(t('notice.post-not-found.title'))
  })
})

test('a comment is shown although a like came back while it was being sent @scripts', async ({
  page,
  visit,
  member,
  t,
}) => {
  const post = await publishPost(member.context.request, { title: `Both ${member.username}` })
  await visit(post)
  const isRead = page.waitForResponse((answer) => isPostData(answer.request(), 'GET'))
  const isSent = page.waitForRequest((request) => isPostData(request, 'POST'))
  // The page is reloaded for the like while the comment is being sent, and the response arrives before the comment's.
  await page.route(/\.data/, async (route) => {
    if (isPostData(route.request(), 'GET')) await isSent
    if (isPostData(route.request(), 'POST')) await isRead
    await route.continue()
  })
  await page.getByRole('button', { name: t('forum:like'), exact: true }).click()
  await page.locator('main [name="content"]').fill('Said after the like')
  await page.getByRole('button', { name: t('forum:postComment') }).click()
  await expect(page.locator('.comment')).toContainText('Said after the like')
  await expect(page.locator('#like')).toContainText(t('forum:likes', { count: 1 }))
})

function isPostData(request: Request, method: string) {
  return request.method() === method && /\/post\/[\w-]+\.data/.test(request.url())
}

// Other journeys publish too, so a post may be on a later page of the list.
async function countPublished(page: Page, title: string) {
  const own = await page.request.get('/api/auth/me/posts')
  return (await own.text()).split(JSON.stringify(title)).length - 1
}
