import { publishComment, publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('a page reads right without styles: no number twice, no words run together @scripts', async ({
    page,
    visit,
    member,
    t,
  }) => {
    const title = `Counted ${member.username}`
    const path = await publishPost(member.context.request, { title })
    await publishComment(member.context.request, path, { content: 'The only comment' })
    await visit('/forum')
    const card = page.locator('.post-card').filter({ hasText: title })
    const counts = card.locator('.counts li')
    await expect(counts.nth(0)).toHaveText(t('forum:likes', { count: 0 }))
    await expect(counts.nth(1)).toHaveText(t('forum:comments', { count: 1 }))
    const header = page.locator('header')
    expect(await header.textContent()).toContain(`${t('forum')} ${t('podcast')} ${t('profile')} `)
    expect(await header.locator('.icon-button').textContent()).toBe(t('toDark'))

    await card.getByRole('link', { name: title }).click()
    await expect(page.locator('main h1')).toHaveText(title)
    const byline = page.locator('.post .byline')
    expect(await byline.textContent()).toContain(` ${member.displayName} · `)
    await expect(page.locator('dialog')).toHaveCount(0)
    const comment = page.getByRole('article', {
      name: t('forum:commentBy', { number: 1, author: member.displayName }),
    })
    await expect(comment).toContainText('The only comment')
    const name = t('forum:replyTo', { number: 1, author: member.displayName })
    await expect(comment.getByRole('link', { name })).toBeVisible()
  })

  test('without styles the confirmation has its whole link @scripts', async ({
    page,
    site,
    visit,
    t,
  }) => {
    await page.route(/\.css$/, (route) => route.fulfill({ contentType: 'text/css', body: '' }))
    await visit('/contact/elevator/lobby')
    await page.locator('main [name="name"]').fill('Asha')
    await page.locator('main [name="email"]').fill('plain@example.com')
    await page.locator('main [name="message"]').fill(`Without styles ${Date.now()}`)
    await page.getByRole('button', { name: t('elevator:send') }).click()
    await expect(page).toHaveURL(/\/contact\/sent\//)
    const link = page.getByLabel(t('contact:confirmation.link'))
    await expect(link).toHaveValue(`${site.url}${new URL(page.url()).pathname}`)
    const hidden = await link.evaluate((input) => input.scrollWidth - input.clientWidth)
    expect(hidden, 'pixels of the link that are cut off').toBeLessThanOrEqual(0)
  })
})

test('scripts that do not come leave a page that works without them @scripts', async ({
  page,
  context,
  t,
}) => {
  // The requests hang, because a failed script would be one of the errors that fail a test.
  await context.route(/\.js$/, () => undefined)
  await page.goto('/forum/post/no-such-post', { waitUntil: 'commit' })
  const notice = page.locator('.notices')
  await expect(notice).toContainText(t('notice.post-not-found.description'))
  await expect(notice).toHaveCSS('position', 'static')
  await expect(page.locator('html')).not.toHaveAttribute('data-js')
  await page.setViewportSize({ width: 400, height: 800 })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#team')).toBeVisible()
  await expect(page.locator('.carousel-controls button')).toHaveCount(0)
})

test('tabs are announced @scripts', async ({ page, visit, t }) => {
  await visit('/forum')
  await page.getByRole('link', { name: t('list:general'), exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: t('list:general') })).toBeAttached()
  await expect(page).toHaveTitle(new RegExp(`^${t('list:general')} `))
})
