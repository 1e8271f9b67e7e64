import { expect, test, untilHydrated, withScripts } from '../../support/test'
import { scriptsAskedFor } from '../../support/scripts/arrival'

test.describe('on a slow connection', withScripts, () => {
  for (const [name, headers] of Object.entries({
    'Save-Data': { 'Save-Data': 'on' },
    '2G': { ECT: 'slow-2g' },
  }))
    test(`${name} gets no scripts, unless the full version is chosen`, async ({ member, t }) => {
      const { page, context } = member
      await context.setExtraHTTPHeaders(headers as Record<string, string>)
      const asked = scriptsAskedFor(page)
      await page.goto('/forum')
      await page.goto('/profile/settings')
      expect(asked).toEqual([])
      await page.getByRole('button', { name: t('toFull') }).click()
      await untilHydrated(page)
      expect(asked).not.toEqual([])
    })
})
