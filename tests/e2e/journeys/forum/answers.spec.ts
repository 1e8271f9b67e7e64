import { expectNotice } from '../../support/expect-notice'
import { publishComment, publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('who asked anonymously sees how much is new, opens the first of it, and it is read', async ({
    page,
    visit,
    member,
    newAuthor,
    javaScriptEnabled,
    t,
  }) => {
    const { request } = member.context
    const [one, two] = [await newAuthor(), await newAuthor()]
    const title = `Answered ${member.username}`
    const post = await publishPost(request, { title, isAnonymous: true })
    const header = page.locator('[data-new-answers]')
    await visit('/profile/answers')
    await expect(page.locator('main')).toContainText(t('profile:answers.none'))
    await expect(header).toHaveCount(0)

    await publishComment(one.request, post, { content: 'The first answer' })
    await publishComment(two.request, post, { content: 'The second answer', isAnonymous: true })
    // An anonymous post has a random place in the list among the posts of the last hour.
    await visit(`/forum?q=${encodeURIComponent(title)}`)
    await expect(header).toHaveAttribute('data-new-answers', '1')
    await expect(header).toHaveText(t('shell:newAnswers', { count: 1 }))
    const card = page.locator('.post-card').filter({ hasText: title })
    await expect(card.getByRole('link', { name: t('list:newCount', { count: 2 }) })).toBeVisible()

    await header.click()
    await expect(
      page.getByRole('heading', { level: 1, name: t('profile:answers.title') }),
    ).toBeVisible()
    await expect(page.locator('.site-header [aria-current]')).toHaveText(
      t('shell:newAnswers', { count: 1 }),
    )
    const answer = page.locator('.post-card').filter({ hasText: title })
    await expect(answer).toContainText(t('profile:answers.newComments', { count: 2 }))
    await answer.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(`${post}#new`)
    await expect(page.locator('#new')).toHaveText(t('thread:fresh.today'))
    await expect(page.locator('.threads > li').first().locator('#new')).toBeVisible()
    await expect(header).toHaveCount(0)
    if (javaScriptEnabled) {
      // A like reloads the page. The line stays while she reads.
      await publishComment(one.request, post, { content: 'The third answer' })
      await page.getByRole('button', { name: t('forum:like'), exact: true }).click()
      await expect(page.locator('main')).toContainText('The third answer')
      const line = page.locator('.threads > li').first().locator('#new')
      await expect(line).toBeVisible()
      const helped = page.getByRole('button', { name: t('thread:helped.me') }).first()
      await helped.click()
      await expect(helped).toHaveAttribute('aria-pressed', 'true')
      await expect(line).toBeVisible()
    }
    await visit('/profile/answers')
    await expect(page.locator('main')).toContainText(t('profile:answers.none'))
  })

  test('the first new reply on a page of replies has the line above it @scripts', async ({
    page,
    visit,
    member,
    newAuthor,
    t,
  }) => {
    const { request } = await newAuthor()
    const post = await publishPost(request, { title: `Replied to ${member.username}` })
    const parentCommentId = await publishComment(request, post, { content: 'Who else?' })
    await publishComment(member.context.request, post, { content: 'I', parentCommentId })
    for (let count = 0; count < 30; count++)
      await publishComment(request, post, { content: `Me too ${count}`, parentCommentId })
    const line = page.locator('#new')
    await visit(`${post}?comment=new`)
    await expect(page).toHaveURL(`${post}#new`)
    await expect(line).toBeVisible()
    // The page shows the first ones. The thread counts until the others were shown too.
    await expect(page.locator('[data-new-answers]')).toHaveAttribute('data-new-answers', '1')
    await visit(`${post}?comment=new`)
    await expect(page).toHaveURL(/\/replies\/.*#new$/)
    await expect(line).toHaveText(t('thread:fresh.today'))
    await expect(line).toBeInViewport()
    await expect(page.locator('[data-new-answers]')).toHaveCount(0)
  })

  test('somebody’s post is followed and saved, and all of it marked as read', async ({
    page,
    visit,
    member,
    newAuthor,
    javaScriptEnabled,
    t,
  }) => {
    const author = await newAuthor()
    const title = `Followed by ${member.username}`
    const post = await publishPost(author.request, { title })
    await visit(post)
    for (const name of [t('forum:follow'), t('forum:save')]) {
      const button = page.getByRole('button', { name, exact: true })
      await expect(button).toHaveAttribute('aria-pressed', 'false')
      // With scripts, the button changes first. The page is loaded again later, which counts as a visit.
      const again = javaScriptEnabled
        ? page.waitForResponse(
            (each) => each.request().method() === 'GET' && each.url().endsWith(`${post}.data`),
          )
        : null
      await button.click()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await again
    }
    await publishComment(author.request, post, { content: 'One more thing' })
    await visit('/profile?tab=saved')
    await expect(page.locator('.tabs [aria-current]')).toHaveText(t('profile:saved', { count: 1 }))
    await expect(page.locator('.post-card')).toContainText(title)

    await visit('/profile')
    await page.getByRole('link', { name: t('profile:answers.title'), exact: true }).click()
    await expect(page.locator('.post-card')).toContainText(title)
    await page.getByRole('button', { name: t('profile:answers.markAll') }).click()
    await expect(page.locator('main')).toContainText(t('profile:answers.none'))
    await expect(page.locator('[data-new-answers]')).toHaveCount(0)

    await publishComment(author.request, post, { content: 'And another' })
    await visit('/profile/answers')
    await page.getByRole('button', { name: t('profile:answers.unfollowThread', { title }) }).click()
    await expect(page.locator('main')).toContainText(t('profile:answers.none'))
    await expectNotice(page, t, 'unfollowed')
    // The button is removed with its thread.
    if (javaScriptEnabled) await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.locator('[data-new-answers]')).toHaveCount(0)
  })
})
