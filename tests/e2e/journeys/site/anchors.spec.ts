import { expect, inBothLanguages, test } from '../../support/test'

const sections = ['services', 'contact', 'about', 'careers', 'privacy', 'terms']

inBothLanguages(() => {
  test('a link into the landing page shows its part from the top', async ({
    page,
    visit,
    javaScriptEnabled,
  }) => {
    // The styles are the same with scripts and without.
    const width = javaScriptEnabled ? 390 : 1440
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    for (const id of sections) {
      // A new page each time, because a change of only the fragment is not a visit.
      await page.goto('about:blank')
      await visit(`/#${id}`)
      const header = await page.locator('.site-header').boundingBox()
      const end = (header?.y ?? 0) + (header?.height ?? 0)
      const part = page.locator(`#${id}`)
      const title = await part.getByRole('heading').first().boundingBox()
      expect(title?.y, id).toBeGreaterThan(end + 16)
      // Next to it on wide screens, or above it and out of view.
      const before = await part.evaluate((element) => {
        const sibling = element.previousElementSibling?.getBoundingClientRect()
        const own = element.getBoundingClientRect()
        return sibling && sibling.top < own.top ? sibling.bottom : 0
      })
      expect(before, `what comes before ${id}`).toBeLessThanOrEqual(end + 1)
    }
  })
})
