import type { Page } from '@playwright/test'
import { expectNotice } from '../../support/expect-notice'
import { followHeader } from '../../support/go-on'
import { expect, inBothLanguages, test, withScripts } from '../../support/test'
import type { Words } from '../../support/words'

async function openProfile(page: Page, t: Words) {
  await followHeader(page, t('profile'))
  await expect(page).toHaveURL('/profile')
}

inBothLanguages(withScripts, () => {
  test('a refused change is said in its dialog, which closes once it is saved', async ({
    visit,
    watch,
    member: { page },
    sameDocument,
    t,
  }) => {
    await visit('/forum')
    await sameDocument.mark()
    await openProfile(page, t)
    const door = page.getByRole('link', { name: t('profile:edit') })
    const dialog = page.getByRole('dialog')
    await door.click()
    await dialog.locator('[name="bio"]').fill('a'.repeat(501))
    watch.expectStatus(400)
    await dialog.getByRole('button', { name: t('profile:save') }).click()
    await expect(dialog.locator('.summary')).toBeFocused()
    await dialog.locator('[name="bio"]').fill('Short enough')
    await dialog.getByRole('button', { name: t('profile:save') }).click()
    await expect(dialog).toBeHidden()
    await expect(door).toBeFocused()
    await expectNotice(page, t, 'profile-updated')
    await expect(page.locator('main')).toContainText('Short enough')
    await door.click()
    await expect(dialog.locator('[name="bio"]')).toHaveValue('Short enough')
    await expect(dialog.locator('.summary')).toHaveCount(0)
    await sameDocument.check()
  })

  for (const name of ['edit', 'settings'] as const)
    test(`however it closes, the dialog of '${name}' gives the focus back`, async ({
      visit,
      member: { page },
      t,
    }) => {
      await visit('/forum')
      await openProfile(page, t)
      const door = page.getByRole('link', { name: t(`profile:${name}`), exact: true })
      const dialog = page.getByRole('dialog')
      const save = t(name === 'edit' ? 'profile:save' : 'profile:saveSettings')
      const ways = [
        () => page.keyboard.press('Escape'),
        () => dialog.getByRole('button', { name: t('profile:cancel') }).click(),
        () => dialog.getByRole('button', { name: save }).click(),
      ]
      for (const close of ways) {
        await door.click()
        await expect(dialog.locator('form')).toBeVisible()
        // Not the link that leaves the site, which a second press would open.
        await expect(dialog.locator('a:focus')).toHaveCount(0)
        await close()
        await expect(dialog).toBeHidden()
        await expect(door).toBeFocused()
      }
    })
})
