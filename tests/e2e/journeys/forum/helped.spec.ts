import { publishComment, publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('who asked anonymously marks what helped, for all to read, and takes it back', async ({
    page,
    visit,
    member,
    newAuthor,
    t,
  }) => {
    const helper = await newAuthor()
    const title = `Helped ${member.username}`
    const post = await publishPost(member.context.request, { title, isAnonymous: true })
    await publishComment(helper.request, post, { content: 'Ask for a second test.' })
    await visit(post)
    const button = page.getByRole('button', { name: t('thread:helped.me') })
    const badge = page.locator('.comment .byline').getByText(t('thread:helped.badge'))
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(badge).toHaveCount(0)
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(badge).toBeVisible()
    expect(await (await helper.request.get(post)).text()).toContain(t('thread:helped.badge'))

    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(badge).toHaveCount(0)
  })
})
