import type { BrowserContext, Page } from '@playwright/test'
import { languageNames } from '~/i18n/languages'
import { followHeader, goBackToForum } from '../../support/go-on'
import { openMenu } from '../../support/open-menu'
import { publishPost, untilVisitorsSeeIt } from '../../support/publish'
import { expect, inBothLanguages, test, untilHydrated } from '../../support/test'
import { getWords } from '../../support/words'

inBothLanguages(() => {
  test('the language link changes the page, the cookie and what is remembered', async ({
    page,
    context,
    visit,
    language,
    sameDocument,
    javaScriptEnabled,
    t,
  }) => {
    const other = language === 'en' ? 'hi' : 'en'
    await visit('/forum?type=general')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await sameDocument.mark()
    const link = page.getByRole('link', { name: languageNames[other], exact: true })
    await expect(link).toHaveAttribute('lang', other)
    await expect(link).toHaveAttribute('hreflang', other)
    await link.click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(getWords(other)('forum:title'))
    await expect(page.getByText(t('forum:title'), { exact: true })).toHaveCount(0)
    await expect(page).toHaveURL(/[?&]type=general/)
    await sameDocument.check()
    expect(await getCookie(context, 'language')).toBe(other)
    if (javaScriptEnabled) expect(await stored(page, 'language')).toBe(other)
    await followHeader(page, getWords(other)('signIn'))
    await expect(page).toHaveURL('/auth/signin')
    await expect(page.locator('html')).toHaveAttribute('lang', other)
  })

  test('the theme button changes the page, the cookie and the first byte', async ({
    page,
    context,
    visit,
    language,
    sameDocument,
    javaScriptEnabled,
    t,
  }) => {
    const headers = { 'Accept-Language': language }
    const firstByte = async () => {
      const response = await context.request.get('/forum', { headers })
      return (await response.text()).slice(0, 200)
    }
    await visit('/forum')
    expect(await firstByte()).not.toMatch(/<html[^>]*class="dark"/)
    await sameDocument.mark()
    await page.getByRole('button', { name: t('toDark') }).click()
    await expect(page.locator('html')).toHaveClass('dark')
    await expect(page).toHaveURL('/forum')
    await sameDocument.check()
    expect(await getCookie(context, 'theme')).toBe('dark')
    if (javaScriptEnabled) expect(await stored(page, 'theme')).toBe('dark')
    expect(await firstByte()).toMatch(new RegExp(`<html lang="${language}" class="dark"`))
    await followHeader(page, t('company'))
    await page.getByRole('button', { name: t('toLight') }).click()
    await expect(page.locator('html')).not.toHaveClass('dark')
    expect(await firstByte()).not.toMatch(/<html[^>]*class="dark"/)
  })

  for (const [form, name] of [
    ['an edit', 'content'],
    ['a message', 'message'],
  ] as const)
    test(`what is typed into ${form} survives a change of language and theme`, async ({
      visit,
      member: { page, username },
      newAuthor,
      language,
      t,
    }) => {
      const other = language === 'en' ? 'hi' : 'en'
      const text = 'Half of what I wanted to say'
      const { request } = form === 'an edit' ? page : await newAuthor()
      const post = await publishPost(request, { title: `For ${username}` })
      await visit(form === 'an edit' ? post : '/', page)
      // The post has a field with this name too, for a new comment.
      const isEdit = form === 'an edit'
      if (isEdit) {
        await openMenu(page.locator('article.post'))
        await page.getByRole('button', { name: t('forum:edit'), exact: true }).click()
      }
      const field = page.locator(isEdit ? '#edit-content' : `main [name="${name}"]`)
      await field.fill(text)
      await page.getByRole('link', { name: languageNames[other], exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await expect(field).toHaveValue(text)
      await page.getByRole('button', { name: getWords(other)('toDark') }).click()
      await expect(page.locator('html')).toHaveClass('dark')
      await expect(field).toHaveValue(text)
      await page.getByRole('link', { name: languageNames[language], exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(field).toHaveValue(text)
    })

  test('the lite version sends no script, and leads back @scripts', async ({
    page,
    context,
    visit,
    t,
  }) => {
    const scripts = async () =>
      (await (await context.request.get('/forum')).text()).match(/<script/g)
    await visit('/forum')
    expect(await scripts()).not.toBeNull()
    await page.getByRole('button', { name: t('toLite') }).click()
    await expect(page.getByRole('button', { name: t('toFull') })).toBeVisible()
    expect(await scripts()).toBeNull()
    await expect(page.locator('script, link[rel="modulepreload"]')).toHaveCount(0)
    await page.getByRole('button', { name: t('toFull') }).click()
    await expect(page.getByRole('button', { name: t('toLite') })).toBeVisible()
    expect(await scripts()).not.toBeNull()
  })
})

inBothLanguages(() => {
  test('neutral titles tell nothing of any screen, until they are no longer wanted @scripts', async ({
    page,
    visit,
    newAuthor,
    sameDocument,
    javaScriptEnabled,
    t,
  }) => {
    const author = await newAuthor()
    const title = `Telling title of ${author.username}`
    await publishPost(author.request, { title })
    await untilVisitorsSeeIt()
    const company = t('company')
    const button = page.getByRole('button', { name: t('neutralTitles') })

    await visit('/forum')
    await expect(page).not.toHaveTitle(company)
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL('/forum')
    await expect(page).toHaveTitle(company)
    if (javaScriptEnabled) await untilHydrated(page)
    await sameDocument.mark()
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(company)
    // Screen readers then announce the heading, because the title is neutral.
    if (javaScriptEnabled) await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('forum:title'))
    await expect(page).toHaveTitle(company)
    await sameDocument.check()

    await followHeader(page, t('podcast'))
    await expect(page).toHaveTitle(company)

    await goBackToForum(page, t)
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(page).toHaveTitle(new RegExp(`^${t('forum:title')}`))
    await followHeader(page, t('podcast'))
    await expect(page).toHaveTitle(new RegExp(`^${t('community')}`))
  })
})

async function getCookie(context: BrowserContext, name: string) {
  return (await context.cookies()).find((cookie) => cookie.name === name)?.value
}

function stored(page: Page, key: string) {
  return page.evaluate((name) => localStorage.getItem(name), key)
}
