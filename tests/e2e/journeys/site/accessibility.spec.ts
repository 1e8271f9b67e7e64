import { expectAccessible } from '../../support/axe'
import { expectGoodScreen, setTheme } from '../../support/good-screen'
import { newAccount } from '../../support/member'
import { publishComment, publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

// Colours in the middle of a transition are not those that the page ends with.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'

inBothLanguages(() => {
  for (const path of ['/forum', '/forum?type=episode', '/auth/signin', '/auth/signup']) {
    test(`${path} is accessible to a visitor`, async ({ page, context, visit, site }) => {
      await visit(path)
      await expectGoodScreen(page, path)
      await setTheme(context, site.url, 'dark')
      await visit(path)
      await expectAccessible(page, `${path}, dark`)
    })
  }

  for (const path of ['/forum', '/forum/new', '/profile']) {
    test(`${path} is accessible to a member`, async ({
      context,
      visit,
      site,
      member: { page },
    }) => {
      await visit(path)
      await expect(page).toHaveURL(path)
      await expectGoodScreen(page, path)
      await setTheme(context, site.url, 'dark')
      await visit(path)
      await expectAccessible(page, `${path}, dark`)
    })
  }

  test('a post with comments is accessible to all', async ({
    page,
    context,
    visit,
    site,
    member,
    visitor,
  }) => {
    const { request } = member.context
    const post = await publishPost(request, { title: `${long} of ${member.username}` })
    const comment = await publishComment(request, post, { content: `${long} हिन्दी में भी` })
    await publishComment(request, post, { content: 'A reply', parentCommentId: comment })
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(context, site.url, theme)
      await visit(post)
      await expectGoodScreen(page, `a post, ${theme}`)
      await visit(`${post}?reply=${comment}#comment-form`)
      await expectAccessible(page, `a reply, ${theme}`)
      await setTheme(visitor.context(), site.url, theme)
      await visit(post, visitor)
      await expectAccessible(visitor, `a post for a visitor, ${theme}`)
    }
  })

  test('the not-found screen is accessible', async ({ page, context, watch, site }) => {
    for (const theme of ['light', 'dark'] as const) {
      watch.expectStatus(404)
      await setTheme(context, site.url, theme)
      await page.goto('/nowhere')
      await expectGoodScreen(page, `not found, ${theme}`)
    }
  })

  for (const theme of ['light', 'dark'] as const) {
    test(`refused forms of members are accessible, ${theme}`, async ({
      page,
      context,
      visit,
      watch,
      site,
      member,
      t,
    }) => {
      const post = await publishPost(member.context.request, { title: `Of ${member.username}` })
      await setTheme(context, site.url, theme)
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

    test(`refused forms of visitors are accessible, ${theme}`, async ({
      page,
      context,
      visit,
      watch,
      site,
      t,
    }) => {
      await setTheme(context, site.url, theme)
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
  }

  test('the skip link leads past the header', async ({ page, visit, t }) => {
    await visit('/forum')
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: t('skip') })
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).hash).toBe('#main')
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toHaveCount(1)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the podcast's static page is accessible in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/xxperiment/index.html#signed-out')
    await expect(page.getByText('Signed out').first()).toBeVisible()
    await expectGoodScreen(page, 'the static page')
    await page.goto('/xxperiment/')
    await expect(page.getByText('Signed out').first()).toBeHidden()
  })
}
