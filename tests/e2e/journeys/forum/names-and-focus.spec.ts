import { openMenu } from '../../support/open-menu'
import { publishComment, publishPost, untilVisitorsSeeIt } from '../../support/publish'
import { expect, inBothLanguages, test, withScripts } from '../../support/test'

inBothLanguages(() => {
  test('each action on a comment says on which', async ({ visit, member, asMember, t }) => {
    const author = await asMember()
    const post = await publishPost(author.context.request, { title: `Of ${author.username}` })
    const first = await publishComment(author.context.request, post, { content: 'The first' })
    await publishComment(member.context.request, post, {
      content: 'A reply',
      parentCommentId: first,
    })
    await visit(post, member.page)
    const comments = member.page.locator('.comment')
    const names = [
      t('forum:commentBy', { number: 1, author: author.displayName }),
      t('forum:commentBy', { number: '1.1', author: member.displayName }),
    ]
    const more = comments.first().locator('summary')
    await expect(more).toHaveAccessibleName(`${t('forum:more')}: ${names[0]}`)
    await more.click()
    for (const word of [t('thread:report'), t('thread:block')])
      await expect(comments.first().getByText(word, { exact: true })).toHaveAccessibleName(
        `${word}: ${names[0]}`,
      )
    await openMenu(comments.nth(1))
    for (const word of [t('forum:edit'), t('forum:delete')])
      await expect(comments.nth(1).getByText(word, { exact: true })).toHaveAccessibleName(
        `${word}: ${names[1]}`,
      )
    const like = member.page.locator('main button.like')
    await expect(like).toHaveAccessibleName(t('forum:like'))
  })
})

inBothLanguages(withScripts, () => {
  test('after a comment the focus is on it, and it has a name', async ({ visit, member, t }) => {
    const { page, displayName: author, username } = member
    await visit(await publishPost(member.context.request, { title: `Written ${username}` }))
    await page.locator('main [name="content"]').fill('The only comment')
    await page.getByRole('button', { name: t('forum:postComment') }).click()
    const name = t('forum:commentBy', { number: 1, author })
    await expect(page.getByRole('article', { name })).toBeFocused()
  })

  test('after a post the focus is on the forum’s heading', async ({ page, visit, member, t }) => {
    await visit('/forum/new')
    await page.locator('[name="title"]').fill(`Where am I, ${member.username}?`)
    await page.locator('[name="content"]').fill('Written by pressing keys alone.')
    await page.getByRole('button', { name: t('writing:publish') }).click()
    await expect(page).toHaveURL(/\/forum$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('a link within the page leads to the next page’s heading, one in the header keeps the focus', async ({
    page,
    visit,
    newAuthor,
    t,
  }) => {
    const author = await newAuthor()
    const title = `Followed ${author.username}`
    await publishPost(author.request, { title })
    await untilVisitorsSeeIt()
    // Other journeys publish too, and visitors' lists are cached for a second. A specific search finds these posts.
    await visit(`/forum?q=${author.username}`)
    const heading = page.getByRole('heading', { level: 1 })
    const link = page.getByRole('link', { name: title })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText(title)
    await expect(heading).toBeFocused()
    await page.goBack()
    await expect(link).toBeFocused()
    await page.goForward()
    await expect(heading).toHaveText(title)
    const forum = page.locator('header').getByRole('link', { name: t('forum') })
    await forum.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/forum')
    await expect(heading).not.toHaveText(title)
    await expect(forum).toBeFocused()
  })

  test('the tabs of the profile are in its title', async ({ visit, member: { page }, t }) => {
    await visit('/profile')
    for (const tab of ['comments', 'liked'] as const) {
      await page.locator(`main a[href="/profile?tab=${tab}"]`).click()
      const label = t(`profile:${tab}`, { count: 0 })
      await expect.poll(() => page.title()).toContain(`${label} – ${t('profile:title')}`)
    }
  })
})
