import type { Page } from '@playwright/test'
import { announced, listen, listenFromTheStart, timesAnnounced } from '../../support/announced'
import { answerAll, newAnswers, sendName } from '../../support/answer-curtain'
import { publishComment, publishPost } from '../../support/publish'
import { expect, inBothLanguages, test, withScripts } from '../../support/test'

inBothLanguages(withScripts, () => {
  test('what is said of a press that was too short is in sight, and one click then sends', async ({
    page,
    visit,
    t,
  }) => {
    await page.setViewportSize({ width: 390, height: 640 })
    await visit('/')
    await page.getByRole('link', { name: t('contact:guided') }).click()
    const dialog = page.getByRole('dialog')
    await answerAll(dialog, t, { ...newAnswers(), message: 'A long message. '.repeat(60) })
    await dialog.getByRole('button', { name: sendName(t) }).click()
    for (const part of [
      dialog.getByText(t('curtain:tooShort')),
      dialog.getByRole('button', { name: t('curtain:sendNow') }),
      ...[sendName(t), t('curtain:back'), t('contact:close')].map((name) =>
        dialog.getByRole('button', { name }),
      ),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('button', { name: t('curtain:sendNow') }).click()
    await expect(dialog.getByText(t('contact:confirmation.id'), { exact: true })).toBeVisible()
  })

  test('a welcome is announced once and does not stay in the page twice', async ({
    page,
    visit,
    newMember,
    t,
  }) => {
    const { username, password } = await newMember()
    await listenFromTheStart(page)
    await visit('/auth/signin')
    await page.locator('main [name="emailOrUsername"]').fill(username)
    await page.locator('main [name="password"]').fill(password)
    await page.getByRole('button', { name: t('signIn'), exact: true }).click()
    const title = t('notice.signed-in.title')
    await expect(page).toHaveURL('/forum')
    await expect.poll(() => timesAnnounced(page, title)).toBe(1)
    const welcomes = page.locator('body').getByText(title)
    await expect(welcomes).toHaveCount(1, { timeout: 4500 })
    await expect(welcomes).toHaveCount(0, { timeout: 8000 })
    expect(await timesAnnounced(page, title)).toBe(1)
  })

  test('a change of language announces the page in that language', async ({
    page,
    visit,
    language,
    t,
  }) => {
    await visit('/forum')
    await listen(page)
    const old = await page.locator('h1').textContent()
    await page.locator('.site-header a[hreflang]').click()
    await expect(page.locator('html')).not.toHaveAttribute('lang', language)
    const heading = (await page.locator('h1').textContent()) ?? ''
    expect(heading).not.toBe(old)
    await expect.poll(() => announced(page)).toEqual([heading])
    expect(await announced(page)).not.toContain(t('list:all'))
  })

  test('a slow page is announced without the name of an earlier one', async ({
    page,
    visit,
    t,
  }) => {
    const footer = page.locator('.site-footer')
    await visit('/forum')
    await listen(page)
    await footer.getByRole('link', { name: t('accessibility') }).click()
    await expect(page).toHaveURL('/accessibility')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(t('accessibility'))
    await expect.poll(() => announced(page)).toContain(t('accessibility'))
    const { length } = await announced(page)
    let goOn = () => {}
    const gate = new Promise<void>((resolve) => (goOn = resolve))
    await page.route('**/*.data*', async (route) => {
      await gate
      await route.continue()
    })
    await footer.getByRole('link', { name: t('grievance') }).click()
    await expect.poll(async () => (await announced(page)).slice(length)).toContain(t('loading'))
    goOn()
    await expect(page).toHaveURL('/grievance')
  })

  test('no field is invalid before it was refused', async ({ page, visit, t }) => {
    await visit('/auth/signup')
    await expect(page.getByRole('textbox', { name: t('auth:username') })).toBeVisible()
    await expect(page.locator(':is(input, textarea, select):invalid')).toHaveCount(0)
    await expect(page.locator('main [name="username"]')).toHaveAttribute('aria-required', 'true')
  })

  test('an error toast leaves the focused button in sight, and gives the focus back', async ({
    visit,
    member: { page, context, username },
    network,
    t,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const post = await publishPost(context.request, { title: `Covered ${username}` })
    await visit(post)
    await page.waitForLoadState('networkidle')
    const button = page.getByRole('button', { name: t('forum:postComment') })
    await page.keyboard.press('F8')
    await expect(page.locator('.notices:focus')).toHaveCount(0)
    await page.locator('main [name="content"]').fill('Never sent')
    await network.goOffline()
    await button.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect()
      scrollBy(0, bottom - innerHeight + 90)
      element.focus({ preventScroll: true })
    })
    await page.keyboard.press('Enter')
    const toast = page.locator('.notice')
    await expect(toast).toContainText(t('notice.comment-unsent.description'))
    await expect(button).toBeFocused()
    await expect.poll(() => overlap(page)).toBe(false)
    await expect(async () => {
      await page.keyboard.press('F8')
      await expect(page.locator('.notices:focus')).toHaveCount(1, { timeout: 500 })
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(toast).toHaveCount(0)
    await expect(button).toBeFocused()
    await network.goOnline()
  })
})

test('a sign-up that cannot be sent says that no account was made @scripts', async ({
  page,
  visit,
  network,
  t,
}) => {
  await visit('/auth/signup')
  await page.waitForLoadState('networkidle')
  const typed = {
    username: 'nobody_yet',
    email: 'nobody@example.com',
    password: 'quiet harbour 9',
  }
  for (const [name, value] of Object.entries({ ...typed, confirmPassword: typed.password }))
    await page.locator(`main [name="${name}"]`).fill(value)
  await network.goOffline()
  await page.getByRole('button', { name: t('auth:createAccount') }).click()
  await expect(page.locator('.notice')).toContainText(t('notice.sign-up-failed.title'))
  await expect(page.locator('.notice')).toContainText(t('notice.sign-up-failed.description'))
  await network.goOnline()
})

test('a tooltip opens at once beside one that was left less than 300 ms ago @scripts', async ({
  page,
  visit,
}) => {
  await visit('/forum')
  const anchor = page.locator('.site-header .tooltip-anchor').first()
  const bubble = page.locator('.tooltip')
  await anchor.hover()
  await expect(bubble).toBeVisible()
  await page.clock.install()
  await page.mouse.move(5, 600)
  // The bubble stays for a moment, so that the pointer can reach it. The 300 ms count from leaving.
  await page.clock.runFor(350)
  await expect(bubble).toHaveCount(0)
  await anchor.hover()
  await page.clock.runFor(300)
  await expect(bubble).toHaveCount(0)
  await page.clock.runFor(500)
  await expect(bubble).toBeVisible()
})

function overlap(page: Page) {
  return page.evaluate(() => {
    const toast = document.querySelector('.notice')?.getBoundingClientRect()
    const focused = document.activeElement?.getBoundingClientRect()
    return Boolean(toast && focused && focused.bottom > toast.top && focused.top < toast.bottom)
  })
}

// Reads pages without a browser, so one project is enough.
test('links and buttons do not run together where there are no styles @scripts', async ({
  site,
  page,
  member,
  newAuthor,
  openBrowser,
}) => {
  const author = await newAuthor()
  const post = await publishPost(author.request, { title: `Spaces ${author.username}` })
  await publishComment(member.context.request, post, { content: 'One to edit' })
  await publishPost(member.context.request, { title: `Own ${member.username}` })
  const ofVisitors = ['/', '/forum', '/forum?q=sleep', '/auth/signin', '/auth/signup', '/privacy']
  const flows = ['/contact/curtain', '/contact/elevator', '/contact/elevator/lobby', '/xxperiment/']
  const ofMembers = ['/profile', '/profile?tab=comments', '/profile/settings', '/forum/new']
  const settings = ['sessions', 'password', 'email', 'second-step', 'export', 'delete']
  const paths = [
    ...[post, '/contact/waitlist', '/forum/help', '/auth/forgot-password', `${post}/report`],
    ...[...ofVisitors, ...flows, ...ofMembers, '/profile/blocks', '/profile/edit'],
    ...settings.map((name) => `/profile/settings/${name}`),
  ]
  const visitor = await openBrowser()
  for (const request of [page.request, visitor.request])
    for (const path of paths) {
      const html = await (await request.get(site.url + path)).text()
      const together = html.match(/[^<>]{0,40}<\/(a|button)><(a|button)\b[^>]{0,80}>/g) ?? []
      expect.soft(together, path).toEqual([])
      const nameless =
        html.match(/<button\b[^>]*><\/button>|<input type="checkbox" class="pause"/g) ?? []
      expect.soft(nameless, path).toEqual([])
    }
})
