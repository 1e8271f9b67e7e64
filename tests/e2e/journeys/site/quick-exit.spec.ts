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
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift')
    await expect(exit).toContainText(t('quickExitHint'))
    await expect(page).toHaveURL('/forum/new')
    await page.getByRole('link', { name: t('quickExit') }).focus()
    for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Shift')
    await page.keyboard.up('Shift')
    await expect(exit).toContainText(t('shiftMore', { count: 2 }))
    await expect(
      page.getByRole('status').filter({ hasText: t('shiftMore', { count: 2 }) }),
    ).toBeAttached()
    await page.keyboard.press('Shift')
    await expect(exit).toContainText(t('shiftMore', { count: 1 }))
    await expect(page).toHaveURL('/forum/new')
    const said: string[] = []
    await page.exposeFunction('say', (text: string) => said.push(text))
    await exit.evaluate((link) => {
      const { say } = window as unknown as { say: (text: string) => void }
      const options = { subtree: true, characterData: true, childList: true }
      new MutationObserver(() => say(link.textContent ?? '')).observe(link, options)
    })
    await page.keyboard.press('Shift')
    await expect(page).toHaveURL(away)
    expect(said.filter((text) => !text.includes(t('quickExitHint')))).toEqual([])
  })

  test('Shift with the mouse or with another key does not leave', async ({
    visit,
    member: { page },
    t,
  }) => {
    await visit('/forum')
    const exit = page.getByRole('link', { name: t('quickExit') })
    await expect(exit).toContainText(t('quickExitHint'))
    const heading = page.getByRole('heading', { level: 1 })
    const { keyboard, mouse } = page
    const withShift = async (act: () => Promise<unknown>) => {
      await keyboard.down('Shift')
      await act()
      await keyboard.up('Shift')
    }
    const uses: [string, () => Promise<unknown>][] = [
      ['click', () => withShift(() => heading.click())],
      ['wheel', () => withShift(() => mouse.wheel(40, 0))],
      [
        'drag',
        () =>
          mouse
            .down()
            .then(() => keyboard.press('Shift'))
            .then(() => mouse.up()),
      ],
      ['Alt', () => keyboard.press('Alt+Shift')],
      ['Alt later', () => withShift(() => keyboard.press('Alt'))],
      ['Control', () => keyboard.press('Control+Shift')],
      ['AltGraph', () => keyboard.press('AltGraph+Shift')],
    ]
    await heading.hover()
    for (const [use, act] of uses) {
      for (let times = 0; times < 3; times += 1) await act()
      await expect(exit, use).toContainText(t('quickExitHint'))
      await expect(page, use).toHaveURL('/forum')
    }
    for (const turn of ['begun', 'left']) {
      for (let times = 0; times < 2; times += 1) await keyboard.press('Shift')
      await expect(exit).toContainText(t('shiftMore', { count: 1 }))
      if (turn === 'begun') await mouse.wheel(0, 40)
      if (turn === 'begun') await expect(exit).toContainText(t('quickExitHint'))
    }
    await keyboard.press('Shift')
    await expect(page).toHaveURL(away)
  })

  test('it stays in reach on a phone where a dialog is open, and covers none of it', async ({
    visit,
    member: { page },
    t,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await visit('/profile')
    await page.getByRole('link', { name: t('profile:edit') }).click()
    const dialog = page.getByRole('dialog')
    const exit = dialog.getByRole('link', { name: t('quickExit') })
    await expect(exit).toBeInViewport({ ratio: 1 })
    const [outer, bar] = [await dialog.boundingBox(), await exit.boundingBox()]
    expect(outer && bar && outer.y + outer.height <= bar.y).toBe(true)
    await exit.click()
    await expect(page).toHaveURL(away)
  })

  test('it leaves without a network too, and no draft stays', async ({
    visit,
    network,
    member: { page },
    t,
  }) => {
    await visit('/forum/new')
    await page.locator('main [name="title"]').fill('A title that nobody may read')
    await expect(page.getByText(t('forum:draftSaved'))).toBeVisible()
    await network.goOffline()
    await page.getByRole('link', { name: t('quickExit') }).click()
    await expect(page).toHaveURL(away)
    await network.goOnline()
    await visit('/forum/new')
    await expect(page.locator('main [name="title"]')).toHaveValue('')
  })

  test('the page is hidden until the other site answers', async ({
    visit,
    member: { page },
    t,
  }) => {
    await page.route(`${away}**`, () => {})
    const seen: boolean[] = []
    await page.exposeFunction('see', (isHidden: boolean) => seen.push(isHidden))
    await visit('/profile')
    await page.evaluate(() => {
      const { see } = window as unknown as { see: (isHidden: boolean) => void }
      const { documentElement } = document
      const observer = new MutationObserver(() => see(Boolean(documentElement.hidden)))
      observer.observe(documentElement, { attributes: true, attributeFilter: ['hidden'] })
    })
    await page.getByRole('link', { name: t('quickExit') }).click({ noWaitAfter: true })
    await expect.poll(() => seen).toEqual([true])
    await page.goto('about:blank')
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
    const exit = page.getByRole('link', { name: t('quickExit') })
    await expect(exit).toContainText(t('quickExitHint'))
    await exit.focus()
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift')
    await expect(page).toHaveURL(away)
    const tab = await page.context().newPage()
    await visit('/forum', tab)
    await followLink(tab, t('list:newPost'))
    await expect(tab.locator('main [name="title"]')).toHaveValue(title)
  })
})
