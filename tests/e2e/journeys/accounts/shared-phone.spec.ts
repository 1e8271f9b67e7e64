import { randomUUID } from 'node:crypto'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { languageNames } from '~/i18n/languages'
import { answerAll, newAnswers, sendName } from '../../support/answer-curtain'
import { publishComment, publishPost } from '../../support/publish'
import { newAccount } from '../../support/member'
import { followHeader, goToProfile } from '../../support/go-on'
import { expect, inBothLanguages, test, untilHydrated } from '../../support/test'
import type { Words } from '../../support/words'

const away = 'https://www.google.com/'

inBothLanguages(() => {
  test.beforeEach(async ({ context, member, watch }) => {
    watch.expectHost('https://www.google.com')
    for (const each of [context, member.context])
      await each.route(`${away}**`, (route) => route.fulfill({ body: 'away' }))
  })

  test('an open page of hers is left after ten minutes, and the session ends with it @scripts', async ({
    page,
    visit,
    member,
    t,
  }) => {
    await signInOnSharedPhone(member, page, visit, t)
    await page.clock.install()
    await goToProfile(page, t)
    await page.reload()
    await untilHydrated(page)
    // For the server ten minutes have passed too.
    await member.context.clearCookies({ name: 'shared' })
    await expect
      .poll(async () => {
        await page.clock.fastForward('10:10').catch(() => null)
        return new URL(page.url()).pathname
      })
      .toBe('/auth/signin')
    await expect(page.locator('body')).toContainText(t('notice.signed-out-idle.title'))
    for (const name of ['session', 'shared'])
      expect(await cookieOf(member.context, name), name).toBeUndefined()
  })

  test('without scripts an open page of hers is left after ten minutes too', async ({
    page,
    visit,
    member,
    javaScriptEnabled,
    t,
  }) => {
    await signInOnSharedPhone(member, page, visit, t)
    // A browser with scripts runs none in the lite version.
    if (javaScriptEnabled) await page.getByRole('button', { name: t('toLite') }).click()
    // As after ten minutes: the page has timed out, and so has the session.
    await page.route('/profile', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace('content="610;', 'content="0;')
      await member.context.clearCookies({ name: 'shared' })
      await route.fulfill({ response: answer, headers: { 'Content-Type': 'text/html' }, body })
    })
    const left = page.waitForURL('/auth/signin?notice=signed-out-idle')
    await followHeader(page, t('profile'))
    await left
    await expect(page.locator('body')).toContainText(t('notice.signed-out-idle.title'))
    expect(await cookieOf(member.context, 'session')).toBeUndefined()
  })

  test('a page stays while another tab is in use @scripts', async ({ page, visit, member, t }) => {
    await signInOnSharedPhone(member, page, visit, t)
    const other = await member.context.newPage()
    for (const tab of [page, other]) {
      await tab.clock.install()
      await tab.goto('/profile')
      await expect(tab.locator('html')).toHaveAttribute('data-js')
      await tab.waitForLoadState('networkidle')
    }
    for (let times = 0; times < 2; times += 1) {
      await page.clock.fastForward('09:00')
      // This channel was created after the page's own, so it is notified after it.
      const told = await page.evaluateHandle(() => ({
        told: new Promise((resolve) => {
          new BroadcastChannel('use').onmessage = resolve
        }),
      }))
      // Tabs are notified once a second at most.
      await other.clock.fastForward('00:02')
      await other.keyboard.press('ArrowDown')
      await told.evaluate(async (handle) => void (await handle.told))
    }
    await expect(page.locator('main')).toContainText(member.username)
    await member.context.clearCookies({ name: 'shared' })
    await page.clock.fastForward('10:10')
    await expect(page).toHaveURL(/\/auth\/signin/)
  })

  test('a page that heard of no use asks the site before it ends the session @scripts', async ({
    page,
    visit,
    member,
    t,
  }) => {
    await signInOnSharedPhone(member, page, visit, t)
    await page.clock.install()
    await page.goto('/profile')
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    const asked = page.waitForResponse('/auth/leave')
    await page.clock.fastForward('10:10')
    await (await asked).finished()
    await expect(page.locator('main')).toContainText(member.username)
    await expect(page.locator('main')).toBeVisible()
    expect(await cookieOf(member.context, 'session')).toBeDefined()
  })

  test('a page that wakes up while somebody else is signed in is left, and her session goes on @scripts', async ({
    page,
    visit,
    member,
    t,
  }) => {
    await signInOnSharedPhone(member, page, visit, t)
    await page.clock.install()
    await page.goto('/profile')
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    await member.context.clearCookies()
    const other = newAccount()
    const { request } = member.context
    const form = { ...other, confirmPassword: other.password, sharedDevice: 'on' }
    await request.post('/auth/signup', { form, timeout: 30_000 })
    await page.clock.fastForward('10:10')
    await expect(page).toHaveURL('/forum')
    await expect(page.locator('body')).not.toContainText(member.username)
    expect(await (await request.get('/profile')).text()).toContain(other.username)
  })

  test('a page stays while an episode plays @scripts', async ({
    page,
    visit,
    member,
    watch,
    t,
  }) => {
    watch.expectHost('https://podcast.example')
    await signInOnSharedPhone(member, page, visit, t)
    await page.clock.install()
    await page.goto('/episodes/1')
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    for (let times = 0; times < 2; times += 1) {
      await page.clock.fastForward('09:00')
      await page.locator('audio').evaluate((audio) => audio.dispatchEvent(new Event('timeupdate')))
    }
    await expect(page).toHaveURL('/episodes/1')
    await expect(page.locator('main')).toBeVisible()
  })

  test('the quick exit leaves without a network too @scripts', async ({
    page,
    visit,
    network,
    member,
    t,
  }) => {
    await signInOnSharedPhone(member, page, visit, t)
    await visit('/profile')
    await network.goOffline()
    await pressQuickExit(page, t, true)
    await network.goOnline()
  })

  test.describe('nothing is left', () => {
    test.use({ intro: true })

    test('in the browser’s storages, whatever its member uses @scripts', async ({
      page,
      visit,
      member,
      t,
    }) => {
      // Runs before the page itself stores anything.
      await page.addInitScript(() => {
        if (!location.protocol.startsWith('http')) return
        const left = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
        Object.assign(window, { left })
      })
      const leftBehind = () =>
        page.evaluate(async () => [
          ...(window as unknown as { left: string[] }).left,
          ...(await caches.keys()),
          ...(await indexedDB.databases()).map(({ name }) => name),
        ])
      await visit('/auth/signin')
      await visit('/forum')
      // Makes sure that the check sees stored data.
      expect((await leftBehind()).length).toBeGreaterThan(0)
      await signInOnSharedPhone(member, page, visit, t)
      await untilHydrated(page)
      const goTo = async (path: string) => {
        await visit(path)
        expect(await leftBehind(), `before ${path}`).toEqual([])
      }
      await goTo('/')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await goTo('/forum/new')
      await page.locator('main [name="title"]').fill('A title that is not sent')
      await page.locator('main [name="content"]').fill('A text that is not sent.')
      await goTo('/forum?q=iron')
      await page.getByRole('button', { name: t('toDark') }).click()
      await expect(page.locator('html')).toHaveClass(/dark/)
      await page.mouse.wheel(0, 300)
      await followHeader(page, t('profile'))
      await goTo('/profile/edit')
      await page.locator('main [name="bio"]').fill('A bio that is not sent.')
      for (const path of ['/profile/settings', '/profile/answers', '/episodes', '/forum/help'])
        await goTo(path)
      await goTo('/contact/waitlist')
      await goTo('/forum')
    })
  })

  test('what is typed moves along with the form of a comment, and nothing is stored @scripts', async ({
    page,
    visit,
    member,
    newAuthor,
    language,
    t,
  }) => {
    const { request } = await newAuthor()
    const post = await publishPost(request, { title: randomUUID() })
    const id = await publishComment(request, post, { content: 'To be answered' })
    await signInOnSharedPhone(member, page, visit, t)
    await visit(post)
    const content = page.locator('main [name="content"]')
    await content.fill('Half a comment')
    const steps = {
      reply: () => page.locator(`#reply-${id}`).click(),
      cancel: () => page.getByRole('link', { name: t('forum:cancelReply') }).click(),
      language: async () => {
        const other = language === 'en' ? 'hi' : 'en'
        await page.getByRole('link', { name: languageNames[other], exact: true }).click()
        await expect(page.locator('html')).toHaveAttribute('lang', other)
      },
    }
    for (const [name, step] of Object.entries(steps)) {
      await step()
      await expect(page.locator('input[name="parentCommentId"]')).toHaveCount(
        name === 'reply' ? 1 : 0,
      )
      await expect(content, name).toHaveValue('Half a comment')
    }
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await page.locator('main form.form .button').first().click()
    await expect(page.locator('.comment').last()).toContainText('Half a comment')
    await expect(content).toHaveValue('')
    await page.locator(`#reply-${id}`).click()
    await expect(page.locator('input[name="parentCommentId"]')).toHaveCount(1)
    await expect(content).toHaveValue('')
  })

  test('quick exit ends its session, and Back shows neither her pages nor who signed in', async ({
    page,
    visit,
    member,
    t,
    javaScriptEnabled,
  }) => {
    await signInOnSharedPhone(member, page, visit, t)
    await goToProfile(page, t)
    await expect(page.locator('main')).toContainText(member.username)
    await pressQuickExit(page, t, javaScriptEnabled)
    // The request that ends the session may arrive after the page has left. Until then, the sign-in page redirects to
    // the forum.
    const profile = () => page.context().request.get('/profile', { maxRedirects: 0 })
    await expect.poll(async () => (await profile()).status()).toBe(303)
    await page.goBack()
    await expect(page.getByText(`@${member.username}`)).toHaveCount(0)
    // Her page leads to sign-in by itself, which may interrupt the way back.
    for (let back = 0; back < 4 && !page.url().includes('/auth/signin'); back += 1)
      await page.goBack().catch(() => {})
    if (javaScriptEnabled) await untilHydrated(page)
    await expect(page.getByLabel(t('auth:emailOrUsername'))).toHaveValue('')
    await visit('/profile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:welcome'))
  })

  test('the quick exit does not cover the buttons of the guided message @scripts', async ({
    page,
    visit,
    member,
    t,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await signInOnSharedPhone(member, page, visit, t)
    await visit('/')
    await page.getByRole('link', { name: t('contact:guided') }).click()
    const dialog = page.getByRole('dialog')
    await answerAll(dialog, t, newAnswers())
    await pressable(dialog.getByRole('button', { name: sendName(t) }))
    await visit('/contact/curtain/review')
    await pressable(page.locator('main').getByRole('button', { name: sendName(t) }))
  })

  test('other tabs are left when she leaves by one @scripts', async ({
    page,
    visit,
    member,
    t,
  }) => {
    const endings: [string, () => Promise<unknown>][] = [
      [away, () => pressQuickExit(page, t, true)],
      ['/auth/signin', () => page.getByRole('button', { name: t('signOut') }).click()],
    ]
    for (const [url, end] of endings) {
      await signInOnSharedPhone(member, page, visit, t)
      await visit('/profile')
      const other = await member.context.newPage()
      await visit('/profile', other)
      await expect(other.locator('main')).toContainText(member.username)
      // The module that listens loads after the page.
      await other.waitForLoadState('networkidle')
      await end()
      await expect(other).toHaveURL(url)
      await other.close()
    }
  })

  test('quick exit ends the session that began with the page of new recovery words @scripts', async ({
    page,
    visit,
    member,
    t,
  }) => {
    await member.context.clearCookies()
    const { username, password } = newAccount()
    const field = (name: string) => page.locator(`main [name="${name}"]`)
    await visit('/auth/signup')
    await page.getByLabel(t('auth:withoutEmail')).check()
    await page.getByLabel(t('auth:sharedDevice')).check()
    await field('username').fill(username)
    await field('password').fill(password)
    await field('confirmPassword').fill(password)
    // As before scripts run: the page loads as a document.
    await field('username').evaluate((input: HTMLInputElement) => input.form?.submit())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('recovery:yourWords'))
    await untilHydrated(page)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    const main = page.locator('main')
    await main.getByRole('button', { name: t('quickExit') }).click()
    await page.waitForURL(away)
    // The request that ends the session may arrive after the page has left.
    await expect(async () => {
      await page.goto('/profile')
      await expect(page).toHaveURL(/auth\/signin/, { timeout: 1_000 })
    }).toPass()
  })

  test('Back to a form with a name or recovery words shows none of them', async ({
    page,
    visit,
    member,
    javaScriptEnabled,
  }) => {
    await member.context.clearCookies()
    const forms = {
      '/auth/signup': ['username', 'displayName', 'email'],
      '/auth/recover': ['username', 'words'],
      '/auth/forgot-password': ['email'],
    }
    for (const [path, names] of Object.entries(forms)) {
      const field = (name: string) => page.locator(`main [name="${name}"]`)
      await visit(path)
      if (javaScriptEnabled) await untilHydrated(page)
      for (const name of names) await field(name).fill('typed by somebody')
      await page.goto('/healthz')
      await page.goBack()
      await expect(page).toHaveURL(path)
      if (javaScriptEnabled) await untilHydrated(page)
      for (const name of names) await expect(field(name), `${path} ${name}`).toHaveValue('')
    }
  })

  test('Back shows nothing of what was typed and not sent, in the session or after it', async ({
    page,
    visit,
    member,
    newAuthor,
    javaScriptEnabled,
    t,
  }) => {
    // There are three ways to leave.
    test.setTimeout(240_000)
    const { request } = await newAuthor()
    const post = await publishPost(request, { title: randomUUID() })
    await signInOnSharedPhone(member, page, visit, t)
    const typed = 'typed and not sent'
    const goBack = async () => {
      await page.goBack()
      if (javaScriptEnabled) await untilHydrated(page)
    }
    const forms = ['/forum/new', post, '/profile/edit', '/profile/settings/email']
    for (const path of [...forms, '/episodes/ask', '/grievance']) {
      const html = await (await page.request.get(path)).text()
      expect(/<form[^>]* autoComplete="off"/i.test(html), path).toBe(true)
    }
    await visit(post)
    const comment = page.locator('main [name="content"]').first()
    await comment.fill(typed)
    await page.goto('/healthz')
    await goBack()
    await expect(page).toHaveURL(post)
    await expect(comment).not.toHaveValue(typed)
    const content = page.locator('main [name="content"]')
    const write = async () => {
      await visit('/forum/new')
      await page.locator('main [name="title"]').fill(typed)
      await content.fill(typed)
    }
    const endings: Record<string, () => Promise<unknown>> = {
      idle: async () => {
        await member.context.clearCookies({ name: 'shared' })
        await page.goto('/profile')
      },
      'sign-out': async () => {
        await page.getByRole('button', { name: t('signOut') }).click()
        await page.waitForURL('**/xxperiment/**')
      },
      'quick exit': () => pressQuickExit(page, t, javaScriptEnabled),
    }
    for (const [name, end] of Object.entries(endings)) {
      await write()
      await end()
      await goBack()
      expect(await shownTexts(page), name).not.toContain(typed)
      // The next member who signs in finds an empty form.
      await signInOnSharedPhone(member, page, visit, t)
      await visit('/forum/new')
      await expect(content, name).toHaveValue('')
    }
  })
})

// Fails if another element covers the button.
function pressable(button: Locator) {
  return button.click({ trial: true, timeout: 3_000 })
}

// Returns the text of a page, and the values of its fields.
function shownTexts(page: Page) {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('input, textarea')
    return [document.body.innerText, ...[...fields].map(({ value }) => value)].join('\n')
  })
}

type Member = { username: string; password: string; context: BrowserContext }

async function signInOnSharedPhone(
  member: Member,
  page: Page,
  visit: (path: string) => Promise<unknown>,
  t: Words,
) {
  await member.context.clearCookies({ name: 'session' })
  await visit('/auth/signin')
  const field = (name: string) => page.locator(`main [name="${name}"]`)
  await field('emailOrUsername').fill(member.username)
  await field('password').fill(member.password)
  await page.getByLabel(t('auth:sharedDevice')).check()
  await page
    .locator('main form')
    .getByRole('button', { name: t('auth:signIn') })
    .first()
    .click()
  await expect(page).toHaveURL('/forum')
}

/**
 * Leaves by the quick exit. Before scripts run, it is a link: the page stays in the history, and continues by itself.
 */
async function pressQuickExit(page: Page, t: Words, javaScriptEnabled: boolean) {
  if (javaScriptEnabled) await untilHydrated(page)
  await page.getByRole('button', { name: t('quickExit') }).click()
  await page.waitForURL(away)
}

async function cookieOf(context: BrowserContext, name: string) {
  return (await context.cookies()).find((cookie) => cookie.name === name)
}
