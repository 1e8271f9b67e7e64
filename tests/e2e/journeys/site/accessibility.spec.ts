import { expectAccessible } from '../../support/screens/axe'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { publishComment, publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

// Colours in the middle of a transition are not the final colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'

inBothLanguages(() => {
  test('the screens of a visitor are accessible', async ({ page, visit }) => {
    for (const path of ['/forum', '/forum?type=episode', '/auth/signin']) {
      await visit(path)
      await expectGoodScreen(page, path)
    }
  })

  test('the screens of a member are accessible', async ({ visit, member: { page } }) => {
    for (const path of ['/forum', '/forum/before-you-write']) {
      await visit(path)
      await expect(page).toHaveURL(path)
      await expectGoodScreen(page, path)
    }
  })

  test('a post with comments is accessible to all', async ({ page, visit, member, visitor }) => {
    const { request } = member.context
    const post = await publishPost(request, { title: `${long} of ${member.username}` })
    const comment = await publishComment(request, post, { content: `${long} हिन्दी में भी` })
    await publishComment(request, post, { content: 'A reply', parentCommentId: comment })
    await visit(post)
    await expectGoodScreen(page, 'a post')
    await visit(`${post}?reply=${comment}#comment-form`)
    await expectAccessible(page, 'a reply')
    await visit(post, visitor)
    await expectAccessible(visitor, 'a post for a visitor')
  })

  test('the not-found screen is accessible', async ({ page, watch }) => {
    watch.expectStatus(404)
    await page.goto('/nowhere')
    await expectGoodScreen(page, 'not found')
  })

  test('the skip link leads past the header', async ({ page, visit, t }) => {
    await visit('/forum')
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: t('skip') })
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toHaveCount(1)
  })
})
