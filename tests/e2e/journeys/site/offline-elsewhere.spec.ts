import { expectNotice } from '../../support/expect-notice'
import { followLink } from '../../support/follow-link'
import { expect, inBothLanguages, test, withScripts } from '../../support/test'

inBothLanguages(withScripts, () => {
  test('signing out that cannot be sent leaves one signed in, and says so', async ({
    network: { goOffline, goOnline },
    visit,
    member: { page },
    sameDocument,
    t,
  }) => {
    await visit('/forum')
    await followLink(page, t('list:newPost'))
    await sameDocument.mark()
    await page.locator('main [name="title"]').fill('Half a title')
    await goOffline()
    await page.getByRole('button', { name: t('signOut') }).click()
    await expectNotice(page, t, 'sign-out-failed')
    await expect(page.locator('main [name="title"]')).toHaveValue('Half a title')
    await sameDocument.check()
    await goOnline()
    await page.getByRole('button', { name: t('signOut') }).click()
    await expect(page).toHaveURL('/xxperiment/index.html#signed-out')
  })

  test('a link, a choice and the guided flow leave the page as it is when they cannot be loaded or sent', async ({
    page,
    network: { goOffline, goOnline },
    visit,
    sameDocument,
    t,
  }) => {
    const forum = page.locator('header').getByRole('link', { name: t('forum') })
    const door = page.getByRole('link', { name: t('contact:guided') })
    const dialog = page.getByRole('dialog')
    const next = dialog.getByRole('button', { name: t('curtain:next') })
    await visit('/')
    await sameDocument.mark()
    await page.locator('main [name="message"]').fill('Half a message')
    await goOffline()
    const presses = [
      () => forum.click(),
      () => page.getByRole('button', { name: t('toLite') }).press('Enter'),
      () => door.click(),
    ]
    for (const press of presses) {
      await press()
      await expectNotice(page, t, 'offline')
      await expect(page).toHaveURL('/')
      await expect(page.locator('main [name="message"]')).toHaveValue('Half a message')
    }
    await goOnline()
    await door.click()
    await dialog.getByLabel(t('contact:intent.pilot'), { exact: true }).check()
    await next.click()
    await dialog.locator('[name="name"]').fill('Asha')
    await goOffline()
    await next.click()
    await expectNotice(page, t, 'sign-in-unsent')
    await expect(dialog.locator('[name="name"]')).toHaveValue('Asha')
    await goOnline()
    await next.click()
    await expect(dialog.locator('[name="message"]')).toBeVisible()
    await sameDocument.check()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await forum.click()
    await expect(page).toHaveURL('/forum')
    await expect(page.locator('.notice')).toHaveCount(0)
  })
})
