import { publishComment, publishPost } from '../../support/publish'
import { expect, inBothLanguages, test, untilHydrated } from '../../support/test'

inBothLanguages(() => {
  test('a member likes an anonymous comment, its author sees the number, and she takes it back', async ({
    visit,
    member: { page, username },
    newAuthor,
    javaScriptEnabled,
    t,
  }) => {
    const helper = await newAuthor()
    const post = await publishPost(helper.request, { title: `Liked ${username}` })
    await publishComment(helper.request, post, { content: 'Warm water helps.', isAnonymous: true })
    await visit(post)
    const comment = page.locator('.comment', { hasText: 'Warm water helps.' })
    const button = comment.getByRole('button', { name: t('forum:like') })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    if (javaScriptEnabled) await untilHydrated(page)
    const steps = () => page.evaluate(() => history.length)
    const before = await steps()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(comment.getByText(t('forum:likes', { count: 1 }))).toBeVisible()
    expect(await (await helper.request.get(post)).text()).toContain(t('forum:likes', { count: 1 }))

    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    if (javaScriptEnabled) {
      await expect(button).toBeFocused()
      expect(await steps()).toBe(before)
    }
    await expect(comment.getByText(t('forum:likes', { count: 1 }))).toHaveCount(0)
  })
})
