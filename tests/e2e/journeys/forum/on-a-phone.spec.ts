import type { Page } from '@playwright/test'
import { goToForum } from '../../support/go-on'
import { publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('the list begins in the upper half of a phone @scripts', async ({
    page,
    visit,
    member,
    t,
  }) => {
    await publishPost(member.context.request, { title: `Early ${member.username}` })
    await page.setViewportSize({ width: 390, height: 844 })
    await visit('/forum')
    const card = await page.locator('.post-card').first().boundingBox()
    expect(card?.y).toBeLessThan(844 * 0.48)
    const search = await page.getByRole('search').boundingBox()
    const post = page.locator('main').getByRole('link', { name: t('list:newPost'), exact: true })
    const box = await post.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(
      (search?.y ?? 0) + (search?.height ?? 0),
      0,
    )
    await expect(page.getByRole('searchbox', { name: t('list:search') })).toBeVisible()
    await expect(page.getByRole('link', { name: t('list:back'), exact: true })).toBeVisible()
  })

  test('above the list a link leads to its order, which is below the list @scripts', async ({
    page,
    visit,
    t,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    // The list is reached from another page, whose scroll position it must not take over.
    await visit('/privacy')
    await goToForum(page, t)
    const apply = page.getByRole('button', { name: t('list:applyOrder') })
    await expect(apply).not.toBeInViewport()
    for (let times = 0; times < 2; times += 1) {
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByRole('link', { name: t('list:toFilters') }).click()
      await expect(page.getByLabel(t('list:whichPosts'))).toBeInViewport({ ratio: 1 })
    }
    await page.getByLabel(t('list:whichPosts')).selectOption('active')
    await apply.click()
    await expect(page.getByText(t('list:onlyThese'))).toBeInViewport()
  })

  test('the quick exit stays in reach at 320 pixels and covers nothing that has the focus @scripts', async ({
    page,
    visit,
    member,
    t,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(await publishPost(member.context.request, { title: `Exit ${member.username}` }))
    const exit = page.getByRole('link', { name: t('quickExit') })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(exit).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(exit).toBeInViewport({ ratio: 1 })
    expect(await coveredOnTheWay(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('at 320 pixels the tabs of the profile stand in one row, and the current one is in sight @scripts', async ({
    visit,
    member: { page },
    javaScriptEnabled,
    t,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await visit('/profile?tab=saved')
    const tabs = page.getByRole('navigation', { name: t('profile:tabs') }).getByRole('link')
    await expect(tabs).toHaveCount(5)
    // A text that is wider than its link covers the next one.
    const tooWide = await tabs.evaluateAll((links) =>
      links.filter((link) => link.scrollWidth > link.clientWidth),
    )
    expect(tooWide).toHaveLength(0)
    const tops = await tabs.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().top),
    )
    expect(new Set(tops).size).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    if (!javaScriptEnabled) return
    const end = () => tabs.last().evaluate((link) => link.getBoundingClientRect().right)
    await expect.poll(end).toBeLessThanOrEqual(320)
  })
})

test('in the lite version those tabs wrap @scripts', async ({ site, member, t }) => {
  const { page, context } = member
  await page.setViewportSize({ width: 320, height: 640 })
  await context.addCookies([{ name: 'lite', value: '1', url: site.url }])
  await page.goto('/profile')
  const tabs = page.getByRole('navigation', { name: t('profile:tabs') }).getByRole('link')
  const tops = await tabs.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().top),
  )
  expect(new Set(tops).size).toBeGreaterThan(1)
})

/** Returns the elements that the exit covers while Tab goes through the page. */
async function coveredOnTheWay(page: Page) {
  const covered: string[] = []
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const [focused, exit] = [document.activeElement, document.querySelector('.quick-exit')]
      if (!focused || !exit || focused === exit || focused === document.body) return null
      const [a, b] = [focused.getBoundingClientRect(), exit.getBoundingClientRect()]
      // In a text box, the browser scrolls to the current line, not to the whole box.
      const bottom = focused.matches('textarea') ? Math.min(a.bottom, a.top + 48) : a.bottom
      const isApart = a.right <= b.left || a.left >= b.right || bottom <= b.top || a.top >= b.bottom
      return isApart ? null : focused.outerHTML.slice(0, 120)
    })
    if (found) covered.push(found)
  }
  return covered
}
