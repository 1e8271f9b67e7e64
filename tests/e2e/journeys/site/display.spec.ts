import type { Locator, Page } from '@playwright/test'
import { contrastOf } from '../../support/screens/contrast'
import { setTheme } from '../../support/screens/good-screen'
import { publishComment, publishPost } from '../../support/publish'
import { inDatabase } from '../../../support/in-database'
import { expect, inBothLanguages, test } from '../../support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

inBothLanguages(() => {
  test('what is pressed is as large as a thumb @scripts', async ({
    visit,
    member,
    asMember,
    t,
  }) => {
    const { page } = member
    const author = await asMember()
    const post = await publishPost(author.context.request, { title: `Of ${author.username}` })
    await publishComment(author.context.request, post, { content: 'A comment' })
    await page.setViewportSize({ width: 400, height: 800 })
    await visit(post)
    await expectThumbs(page.locator('main summary'), t('forum:more'))
    for (const summary of await page.locator('main summary').all()) await summary.click()
    for (const word of [t('thread:report'), t('thread:block')])
      await expectThumbs(page.locator('main').getByText(word, { exact: true }), word)
  })
})

test('the dots of the team are as large as a thumb @scripts', async ({ page, visit }) => {
  await page.setViewportSize({ width: 400, height: 800 })
  await visit('/')
  await expectThumbs(page.locator('.carousel-controls button'), 'dots')
})

for (const theme of ['light', 'dark'] as const)
  test(`labels and visited links stand out, ${theme} @scripts`, async ({
    page,
    context,
    visit,
    site,
  }) => {
    await setTheme(context, site.url, theme)
    await visit('/')
    const label = page.locator('#team p').first()
    await label.scrollIntoViewIfNeeded()
    expect(await contrastOf(label)).toBeGreaterThanOrEqual(7)
    await visit('/privacy')
    expect(await contrastOf(page.locator('main'), 'var(--visited)')).toBeGreaterThanOrEqual(7)
  })

test('on paper a time is a date @scripts', async ({
  visit,
  member: { page, context, username },
}) => {
  await visit(await publishPost(context.request, { title: `Printed ${username}` }))
  await page.emulateMedia({ media: 'print' })
  const time = page.locator('.post time')
  await expect(time).toHaveCSS('font-size', '0px')
  const printed = await time.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(printed).toMatch(new RegExp(`\\d{1,2} \\p{L}+ ${new Date().getFullYear()}`, 'u'))
  await visit('/episodes/1')
  await expect(page.locator('main time').first()).not.toHaveCSS('font-size', '0px')
})

test('on paper it is light, and a number to call stays @scripts', async ({
  page,
  context,
  site,
  visit,
}) => {
  await setTheme(context, site.url, 'dark')
  await visit('/forum/help')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main a[href="tel:112"]')).toBeVisible()
  const contrast = await contrastOf(page.locator('main'), 'var(--danger)')
  expect(contrast).toBeGreaterThanOrEqual(7)
})

test('on paper the author of an anonymous post has what a visitor has @scripts', async ({
  site,
  visitor,
  visit,
  member: { page, context, username },
  newAuthor,
}) => {
  const post = await publishPost(context.request, { title: `Mine ${username}`, isAnonymous: true })
  const comment = (content: string) =>
    publishComment(context.request, post, { content, isAnonymous: true })
  await comment('Mine too')
  const removed = [await comment('Removed'), await comment('Removed and answered')] as const
  await visit(post)
  const { request } = await newAuthor()
  await publishComment(request, post, { content: 'Of somebody else' })
  await publishComment(request, post, { content: 'An answer', parentCommentId: removed[1] })
  await inDatabase(site, (database) =>
    database.comment.updateMany({
      where: { id: { in: [...removed] } },
      data: { removedAt: new Date(), removedReason: 'privacy' },
    }),
  )
  const printed = async (reader: Page) => {
    await reader.goto(post)
    await reader.emulateMedia({ media: 'print' })
    return (await reader.locator('body').innerText()).replace(/\s+/g, ' ')
  }
  const paper = await printed(page)
  expect(paper).toContain('Of somebody else')
  expect(paper).toBe(await printed(visitor))
})

test('who wants more contrast gets no softened text @scripts', async ({ page, visit }) => {
  await visit('/forum')
  const hint = page.locator('main p').first()
  await page.emulateMedia({ contrast: 'more' })
  const { soft, ink } = await hint.evaluate((element) => {
    const style = getComputedStyle(element)
    return { soft: style.getPropertyValue('--soft'), ink: style.getPropertyValue('--ink') }
  })
  expect(soft).toBe(ink)
})

async function expectThumbs(targets: Locator, what: string) {
  await expect(targets.first()).toBeVisible()
  for (const target of await targets.all()) {
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
    expect(Math.round(height), `height of ${what}`).toBeGreaterThanOrEqual(44)
    expect(Math.round(width), `width of ${what}`).toBeGreaterThanOrEqual(44)
  }
}
