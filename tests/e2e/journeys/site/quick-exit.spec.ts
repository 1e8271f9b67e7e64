import { expireSessions } from '../../support/expire-sessions'
import { followLink } from '../../support/follow-link'
import { signInAgain } from '../../support/sign-in-again'
import { expect, inBothLanguages, test, withScripts } from '../../support/test'

const away = 'https://www.google.com/'

inBothLanguages(withScripts, () => {
  test.beforeEach(async ({ context, watch }) => {
    watch.expectHost('https://www.google.com')
    await context.route(`${away}**`, (route) => route.fulfill({ body: 'away' }))
  })

  test('Shift counts when it is let go: a held key and capital letters do not leave', async ({
    visit,
    member: { page },
    t,
  }) => {
    await visit('/forum')
    await followLink(page, t('list:newPost'))
    const exit = page.getByRole('link', { name: t('quickExit') })
    await expect(exit).toContainText(t('quickExitHint'))
    await page.locator('main [name="title"]').focus()
    await page.keyboard.type('AbCdEf')
    await expect(page).toHaveURL('/forum/new')
    for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Shift')
    await page.keyboard.up('Shift')
    await expect(exit).toContainText(t('shiftMore', { count: 2 }))
    await expect(
      page.getByRole('status').filter({ hasText: t('shiftMore', { count: 2 }) }),
    ).toBeAttached()
    await page.keyboard.press('Shift')
    await expect(exit).toContainText(t('shiftMore', { count: 1 }))
    await expect(page).toHaveURL('/forum/new')
    await page.keyboard.press('Shift')
    await expect(page).toHaveURL(away)
  })

  test('it leaves from the profile as well', async ({ visit, member: { page }, t }) => {
    await visit('/forum')
    await followLink(page, t('profile'))
    await expect(page).toHaveURL('/profile')
    await expect(page.getByRole('link', { name: t('quickExit') })).toContainText(t('quickExitHint'))
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift')
    await expect(page).toHaveURL(away)
  })

  test('what the server keeps of a draft stays', async ({ page, visit, site, member, t }) => {
    const title = `Kept of ${member.username}`
    await visit('/forum/new')
    await page.locator('main [name="title"]').fill(title)
    await page.locator('main [name="content"]').fill('Long enough to be published.')
    await expireSessions(site, member.username)
    await page.getByRole('button', { name: t('writing:publish') }).click()
    await signInAgain(page, member)
    await expect(page.locator('main [name="title"]')).toHaveValue(title)
    await page.getByRole('link', { name: t('quickExit') }).click()
    await expect(page).toHaveURL(away)
    const tab = await page.context().newPage()
    await visit('/forum', tab)
    await followLink(tab, t('list:newPost'))
    await expect(tab.locator('main [name="title"]')).toHaveValue(title)
  })
})
