import { expect, test, untilHydrated, withScripts } from '../../support/test'
import { scriptsAskedFor } from '../../support/scripts/arrival'

test.describe('on a slow connection', withScripts, () => {
  for (const [name, value] of [
    ['Save-Data', 'on'],
    ['ECT', 'slow-2g'],
  ] as const)
    test(`${name}: ${value} gets no scripts, unless the full version is chosen`, async ({
      member,
      t,
    }) => {
      const { page, context } = member
      await context.setExtraHTTPHeaders({ [name]: value })
      const asked = scriptsAskedFor(page)
      await page.goto('/forum')
      await page.goto('/profile/settings')
      expect(asked).toEqual([])
      await page.getByRole('button', { name: t('toFull') }).click()
      await untilHydrated(page)
      expect(asked).not.toEqual([])
    })
})
