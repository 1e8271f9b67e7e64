import type { Page } from '@playwright/test'
import { landingContent } from '~/content/landing'
import { newVisitor } from '../../support/mail/expect-delivered'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { messagesFrom } from '../../support/message-row'
import { expect, inBothLanguages, test } from '../../support/test'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

inBothLanguages(() => {
  test('every word of the content is in the page @scripts', async ({ page, visit, language }) => {
    await visit('/')
    const { intro, company, ...content } = landingContent(language)
    // The officer is named on the page of grievances.
    const { grievanceOfficer: _, ...shown } = company
    expect(intro).toHaveLength(5)
    const text = (await page.locator('body').evaluate((body) => body.textContent)) ?? ''
    const words = wordsIn({ ...content, shown })
    expect(words.length).toBeGreaterThan(60)
    expect(words.filter((each) => !text.includes(each))).toEqual([])
  })

  test('every link leads somewhere @scripts', async ({ page, context, visit }) => {
    await visit('/')
    const links = page.locator('main a, .landing-footer a')
    const urls = await links.evaluateAll((all) =>
      all.map((a) => (a as HTMLAnchorElement).hash || (a.getAttribute('href') ?? '')),
    )
    const { company } = landingContent('en')
    expect(urls).toEqual(
      expect.arrayContaining([
        ...['#about', '#services', '#contact', '#careers', '#privacy', '#terms'],
        ...['/xxperiment/', '/forum', `mailto:${company.email}`],
        ...['/contact/waitlist?list=waitlist', '/contact/waitlist?list=notify'],
        ...['/contact/curtain', '/contact/elevator'],
        ...[company.network.url, company.video.url],
      ]),
    )
    for (const hash of urls.filter((each) => each.startsWith('#'))) {
      const section = page.locator(hash)
      await expect(section).toHaveCount(1)
      await expect(section.getByRole('heading', { level: 2 })).toHaveCount(1)
    }
    for (const path of ['/xxperiment/', '/forum'])
      expect((await context.request.get(path)).status()).toBe(200)
  })

  test('the two ways on lead to the sections @scripts', async ({ page, visit, t }) => {
    await visit('/')
    for (const [name, section] of [
      [t('home:explore'), '#services'],
      [t('home:partner'), '#contact'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(`/${section}`)
      await expect(page.locator(`${section} h2`)).toBeInViewport()
      await expect(page.locator('.site-header .brand')).toBeInViewport()
      await expect.poll(() => idBelowHeader(page)).toBe(section.slice(1))
      await page.keyboard.press('Tab')
      await expect(page.locator(`${section} :focus`)).toHaveCount(1)
    }
  })

  test('without the stylesheet the page reads in order and sends @scripts', async ({
    page,
    context,
    visit,
    site,
    t,
  }) => {
    await context.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
    await visit('/')
    await expect(page.locator('.intro')).toBeHidden()
    const ids = await page
      .locator('main section')
      .evaluateAll((all) => all.flatMap(({ id }) => id || []))
    expect(ids).toEqual(['about', 'services', 'team', 'contact', 'careers', 'privacy', 'terms'])
    await page.getByRole('link', { name: t('home:waitlist') }).focus()
    await expect(page.getByRole('link', { name: t('home:waitlist') })).toBeFocused()
    const email = newVisitor()
    const fields = { name: 'Asha', email, message: 'Without any style.' }
    for (const [name, value] of Object.entries(fields))
      await page.locator(`#contact [name="${name}"]`).fill(value)
    await page.getByRole('button', { name: t('contact:send') }).click()
    await expect.poll(() => messagesFrom(site, email)).toBe(1)
  })

  test('nothing is wider than the window @scripts', async ({ page, visit }) => {
    await visit('/')
    for (const width of [480, 768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
    }
  })

  test.describe('still', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('accessible on a phone and on a desk, and the tagline is there at once', async ({
      page,
      visit,
      javaScriptEnabled,
    }) => {
      await page.setViewportSize(javaScriptEnabled ? phone : desk)
      await visit('/')
      for (const word of await page.locator('.tagline span').all())
        await expect(word).toHaveCSS('opacity', '1')
      await expectGoodScreen(page, 'the landing page')
    })
  })
})

test('the faces are small files of the site @scripts', async ({ page, context, visit }) => {
  await page.setViewportSize(desk)
  await visit('/')
  await page.locator('#team').scrollIntoViewIfNeeded()
  const faces = page.locator('.team img')
  await expect(faces).toHaveCount(5)
  for (const face of await faces.all()) {
    await face.scrollIntoViewIfNeeded()
    await expect(face).toHaveJSProperty('complete', true)
    await expect(face).not.toHaveJSProperty('naturalWidth', 0)
    const answer = await context.request.get((await face.getAttribute('src')) ?? '')
    expect(answer.headers()['cache-control']).toBe('public, max-age=3600')
    expect(answer.headers()['content-type']).toBe('image/svg+xml')
    expect((await answer.body()).length).toBeLessThan(20_000)
  }
})

/** Returns the section whose background begins where the header ends, without a strip of the previous section. */
function idBelowHeader(page: Page) {
  return page.evaluate(() => {
    const edge = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
    return document.elementFromPoint(9, edge + 2)?.closest('section')?.id
  })
}

// Values that are not sentences: the parts of a drawn face, a colour, the URL of a link.
const unsaid = new Set(['portrait', 'colour', 'copyrightYear'])

function wordsIn(content: unknown): string[] {
  if (typeof content === 'string') return content.startsWith('https:') ? [] : [content]
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([name, value]) =>
    unsaid.has(name) ? [] : wordsIn(value),
  )
}
