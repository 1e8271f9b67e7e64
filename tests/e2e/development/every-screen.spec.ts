import { newAccount, signUp } from '../support/member'
import { publishComment, publishPost } from '../support/publish'
import { expect, test, untilHydrated } from '../support/test'

const forAll = ['/', '/forum', '/forum?type=general', '/forum?type=episode']
const forVisitors = ['/auth/signin', '/auth/signup', '/forum?notice=post-not-found']
const forMembers = ['/forum/new', '/profile']

test.use({ intro: true })

// React prints what differs between the server's page and its own only in a development build.
test('no screen complains', async ({ page, context, visit, watch, site }) => {
  // The first visit of a screen transforms its modules.
  test.setTimeout(240_000)
  const light = { name: 'theme', value: 'light', url: site.url }
  await context.addCookies([light])
  for (const path of [...forAll, ...forVisitors]) await visit(path)
  watch.expectStatus(404)
  await visit('/nowhere')
  const account = newAccount()
  await signUp(context.request, account)
  const title = `Post of ${account.username}`
  const post = await publishPost(context.request, { title })
  const comment = await publishComment(context.request, post, { content: 'एक टिप्पणी' })
  const reply = { content: 'A reply', parentCommentId: comment, isAnonymous: true }
  await publishComment(context.request, post, reply)
  await context.addCookies([
    { ...light, value: 'dark' },
    { ...light, name: 'language', value: 'hi' },
  ])
  for (const path of [...forAll, ...forMembers, post, `${post}?reply=${comment}`]) await visit(path)
  await expect(page.locator('html')).toHaveClass('dark')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await page.goto('/forum')
  await untilHydrated(page)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})
