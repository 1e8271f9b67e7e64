import { publishComment, publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('a member finds the posts that nobody has answered, and goes back to all @scripts', async ({
    visit,
    member: { page, context, username },
    javaScriptEnabled,
    t,
  }) => {
    const answered = `Answered ${username}`
    const waiting = `Waiting ${username}`
    await publishPost(context.request, { title: waiting })
    const post = await publishPost(context.request, { title: answered })
    await publishComment(context.request, post, { content: 'It helped me to walk.' })
    const link = (name: string) => page.getByRole('link', { name })

    await visit('/forum?type=general')
    await expect(link(answered)).toBeVisible()
    await page.getByLabel(t('list:whichPosts')).selectOption(t('list:unanswered'))
    await page.getByRole('button', { name: t('list:applyOrder') }).click()
    await expect(page).toHaveURL('/forum?type=general&sort=unanswered&language=')
    if (javaScriptEnabled) await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText(t('list:onlyThese'))).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${t('list:unanswered')}`))
    await expect(link(waiting)).toBeVisible()
    await expect(link(answered)).toHaveCount(0)

    // A search stays within the unanswered posts.
    await expect(page.getByRole('search').locator('[name="sort"]')).toHaveValue('unanswered')
    await page
      .getByRole('navigation', { name: t('list:tabs') })
      .getByRole('link', { name: t('list:all') })
      .click()
    await expect(page).toHaveURL('/forum?sort=unanswered')
    await expect(link(waiting)).toBeVisible()
    await link(t('list:takeAway', { filter: t('list:unanswered') })).click()
    await expect(page).toHaveURL('/forum')
    await expect(page.getByText(t('list:onlyThese'))).toHaveCount(0)
    await expect(link(answered)).toBeVisible()
  })
})
