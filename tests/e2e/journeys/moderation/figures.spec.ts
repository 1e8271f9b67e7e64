import { figureNames } from '~/domain/figures/count-members.server'
import { followLink } from '../../support/follow-link'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('a moderator reads the figures of the last weeks, of which small ones stay vague', async ({
    asMember,
    visit,
    t,
  }) => {
    const { page } = await asMember('moderator')
    await visit('/moderation', page)
    await followLink(page, t('moderation:figures'))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(t('figures:title'))
    // Small figures share one list.
    const quiet = page.getByRole('region', { name: t('figures:quiet') })
    await expect(quiet).toContainText(t('figures:lookUps'))
    await expect(quiet).toContainText(t('figures:unanswered'))
    await expect(page.getByRole('table', { name: t('figures:unanswered') })).toHaveCount(0)
    // No chart has a bar.
    await expect(page.locator('main rect')).toHaveCount(0)
    await expectGoodScreen(page, 'the figures of a week')

    const text = await page.locator('main h1 + p').innerText()
    await followLink(page, t('figures:earlier'))
    await expect(page).toHaveURL(/\?week=\d{4}-\d\d-\d\d$/)
    await expect(page.locator('main h1 + p')).not.toHaveText(text)
    await followLink(page, t('figures:later'))
    await expect(page.locator('main h1 + p')).toHaveText(text)
  })

  test('everybody reads the figures of half a year, and how they are counted @scripts', async ({
    page,
    site,
    databaseAt,
    visit,
    t,
  }) => {
    const database = databaseAt(site.databaseUrl)
    const counts = Object.fromEntries(figureNames.map((name) => [name, null]))
    const data = {
      ...{ counts: JSON.stringify({ ...counts, asked: 1234, 'topic:pcos': 432 }) },
      ...{ maxFigures: 10, sigma: 20, rho: '0.0125', threshold: 100, day: new Date(2026, 6, 1) },
    }
    for (const halfYear of ['2025-2', '2026-1']) {
      const row = { halfYear, ...data }
      await database.publishedFigures.upsert({ where: { halfYear }, create: row, update: {} })
    }
    await visit('/privacy')
    await followLink(page, t('privacy:figuresLink'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('community:title'))
    const main = page.locator('main')
    await expect(main).toContainText(t('community:half1', { year: 2026 }))
    const people = page.getByRole('table', { name: t('community:people') })
    await expect(people.getByRole('cell')).toHaveText([
      '1234',
      ...[1, 2].map(() => t('community:fewer', { threshold: 100 })),
    ])
    await expect(main.locator('rect').first()).toBeVisible()
    await expect(main).toContainText('rho = 0.0125')
    await expectGoodScreen(page, 'the public figures')
    await followLink(page, t('community:half2', { year: 2025 }))
    await expect(page).toHaveURL('/community?half=2025-2')
    await expect(main).toContainText(t('community:half2', { year: 2025 }))
  })
})
