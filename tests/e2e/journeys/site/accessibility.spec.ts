import { expectAccessible } from '../../support/screens/axe'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { newAccount } from '../../support/member'
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

  test('refused forms of members are accessible', async ({ page, visit, watch, member, t }) => {
    const post = await publishPost(member.context.request, { title: `Of ${member.username}` })
    watch.expectStatus(400, 2)
    await visit('/forum/new')
    await page.getByRole('button', { name: t('writing:publish') }).click()
    await expect(page.locator('main .summary')).toBeVisible()
    await expectGoodScreen(page, 'a refused post')
    await visit(post)
    await page.locator('main [name="content"]').fill('x'.repeat(5001))
    await page.getByRole('button', { name: t('forum:postComment') }).click()
    await expect(page.locator('main .summary')).toBeVisible()
    await expectGoodScreen(page, 'a refused comment')
  })

  test('refused forms of visitors are accessible', async ({ page, visit, watch, t }) => {
    watch.expectStatus(400, 2)
    await visit('/auth/signup')
    await page.getByRole('button', { name: t('auth:createAccount') }).click()
    await expect(page.locator('main .summary')).toBeVisible()
    await expectGoodScreen(page, 'a refused sign-up')
    await visit('/auth/signin')
    await page.locator('main [name="emailOrUsername"]').fill(newAccount().email)
    await page.locator('main [name="password"]').fill('whatever')
    await page.locator('main form button.button').click()
    await expect(page.locator('main .summary')).toBeVisible()
    await expectGoodScreen(page, 'a refused sign-in')
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
