import type { Locator, Page } from '@playwright/test'
import { announced, listen, timesAnnounced } from '../../support/announced'
import { goToProfile } from '../../support/go-on'
import { expect, inBothLanguages, test, withScripts } from '../../support/test'
import type { Words } from '../../support/words'

type Dialog = {
  isOfMember: boolean
  notice: 'profile-unsent' | 'settings-unsent' | 'sign-in-unsent'
  open: (page: Page, t: Words) => Promise<void>
  fill: (dialog: Locator, t: Words) => Promise<void>
  button: (t: Words) => string
}

const dialogs: Record<string, Dialog> = {
  edit: {
    isOfMember: true,
    notice: 'profile-unsent',
    open: (page, t) => page.getByRole('link', { name: t('profile:edit') }).click(),
    fill: (dialog) => dialog.locator('[name="bio"]').fill('Typed before it failed'),
    button: (t) => t('profile:save'),
  },
  settings: {
    isOfMember: true,
    notice: 'settings-unsent',
    open: (page, t) => page.getByRole('link', { name: t('profile:settings'), exact: true }).click(),
    fill: (dialog) => dialog.getByRole('switch').click(),
    button: (t) => t('profile:saveSettings'),
  },
  curtain: {
    isOfMember: false,
    notice: 'sign-in-unsent',
    open: (page, t) => page.getByRole('link', { name: t('contact:guided') }).click(),
    fill: (dialog, t) => dialog.getByLabel(t('contact:intent.pilot'), { exact: true }).check(),
    button: (t) => t('curtain:next'),
  },
  elevator: {
    isOfMember: false,
    notice: 'sign-in-unsent',
    open: (page, t) => page.getByRole('link', { name: t('contact:elevator') }).click(),
    fill: async (dialog, t) => {
      await dialog.getByRole('link', { name: t('elevator:floor.clinical') }).click()
      await dialog.getByRole('button', { name: t('elevator:skip') }).click()
      await dialog.locator('[name="message"]').fill('Typed before it failed')
    },
    button: (t) => t('elevator:send'),
  },
}

inBothLanguages(withScripts, () => {
  for (const [name, { isOfMember, notice, open, fill, button }] of Object.entries(dialogs))
    for (const failure of name === 'edit' ? (['offline', '502'] as const) : (['offline'] as const))
      test(`a failed save in the dialog '${name}' is shown and said in it, and keeps the focus: ${failure}`, async ({
        page,
        visit,
        watch,
        network,
        context,
        newMember,
        signInAs,
        t,
      }) => {
        if (isOfMember) await signInAs(await newMember(), context)
        await visit(isOfMember ? '/forum' : '/')
        if (isOfMember) await goToProfile(page, t)
        const dialog = page.getByRole('dialog')
        await open(page, t)
        await fill(dialog, t)
        await page.waitForLoadState('networkidle')
        await listen(page)
        if (failure === 'offline') await network.goOffline()
        else {
          watch.expectStatus(502)
          // Remix's error about a response that a proxy sent instead of the site.
          watch.expectError(/^SyntaxError/)
          const answer = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }
          await page.route(
            ({ pathname }) => pathname.endsWith('.data'),
            (route, request) =>
              request.method() === 'POST' ? route.fulfill(answer) : route.fallback(),
          )
        }
        const save = dialog.getByRole('button', { name: button(t), exact: true })
        await save.focus()
        await page.keyboard.press('Enter')
        const shown = dialog.locator('.notice')
        const title = t(`notice.${notice}.title`)
        await expect(shown).toContainText(title)
        await expect(shown).toBeInViewport({ ratio: 1 })
        // The guided flow's doors may still be opening.
        await expect.poll(() => isCovered(shown), 'something covers the notice').toBe(false)
        await expect.poll(() => timesAnnounced(page, title)).toBe(1)
        await expect(save).toBeFocused()
        // Escape closes the notice. The typed text is still there.
        await page.keyboard.press('Escape')
        await expect(page.locator('.notice')).toHaveCount(0)
        await expect(dialog).toBeVisible()
        if (name === 'edit')
          await expect(dialog.locator('[name="bio"]')).toHaveValue('Typed before it failed')
        await expect(save).toBeFocused()
        await network.goOnline()
      })

  // After a deployment, the code of an open page may be gone.
  for (const [name, { isOfMember, open }] of Object.entries(dialogs))
    test(`the page opens when the code of the dialog '${name}' is gone`, async ({
      page,
      visit,
      context,
      newMember,
      signInAs,
      t,
    }) => {
      if (isOfMember) await signInAs(await newMember(), context)
      const [from, path] = isOfMember ? ['/profile', `/profile/${name}`] : ['/', `/contact/${name}`]
      await page.route(
        /\/assets\/(edit-profile-form|notifications-form|\w+-dialog)-/,
        (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw Error("gone")' }),
        { times: 1 },
      )
      await visit(from)
      await open(page, t)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

  test('a saved dialog is said once, on the page', async ({ visit, member: { page }, t }) => {
    await visit('/forum')
    await goToProfile(page, t)
    const { open, fill, button } = dialogs.edit as Dialog
    const dialog = page.getByRole('dialog')
    await open(page, t)
    await fill(dialog, t)
    await listen(page)
    await dialog.getByRole('button', { name: button(t), exact: true }).click()
    await expect(dialog).toBeHidden()
    const title = t('notice.profile-updated.title')
    await expect(page.locator('.notice')).toContainText(title)
    await expect
      .poll(() => timesAnnounced(page, title), { message: String(await announced(page)) })
      .toBe(1)
    // The announced text does not stay in the page next to the notice.
    await expect(page.getByText(title, { exact: false })).toHaveCount(1, { timeout: 8000 })
  })
})

// True when another element covers the middle of an element.
function isCovered(locator: Locator) {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    return !element.contains(over)
  })
}
