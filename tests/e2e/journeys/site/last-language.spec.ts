import type { Page } from '@playwright/test'
import { languageNames, type Language } from '~/i18n/languages'
import { publishPost, untilVisitorsSeeIt } from '../../support/publish'
import { refuseCookies } from '../../support/refuse-cookies'
import { expect, inBothLanguages, test, untilHydrated } from '../../support/test'
import { getWords } from '../../support/words'

inBothLanguages(() => {
  test('a visitor who chose a language after an address with another keeps it, on the way back too', async ({
    page,
    visit,
    newAuthor,
    language,
    javaScriptEnabled,
  }) => {
    const other = otherThan(language)
    const author = await newAuthor()
    const title = `Last word of ${author.username}`
    await publishPost(author.request, { title })
    await untilVisitorsSeeIt()
    const settled = async () => {
      if (javaScriptEnabled) await untilHydrated(page)
    }
    await visit(`/forum?type=general&lng=${other}`)
    await expectLanguage(page, other)
    await expect(page).toHaveURL(/[?&]type=general/)
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectLanguage(page, other)
    await settled()
    await choose(page, language)
    await expectLanguage(page, language)
    await settled()
    for (let back = 0; back < 4 && !page.url().includes('/forum?'); back += 1) await page.goBack()
    await expect(page).toHaveURL(/\/forum\?type=general/)
    await expectLanguage(page, language)
    await settled()
    await page.goForward()
    await expectLanguage(page, language)
    await settled()
    await page.reload()
    await expectLanguage(page, language)
    await visit('/auth/forgot-password')
    await expectLanguage(page, language)
  })

  test('so does somebody who comes from the podcast’s page @scripts', async ({
    page,
    visit,
    language,
    javaScriptEnabled,
  }) => {
    const other = otherThan(language)
    await page.goto(`/xxperiment/?lng=${other}`)
    await expectLanguage(page, other)
    await visit('/forum')
    await choose(page, language)
    await expectLanguage(page, language)
    if (javaScriptEnabled) await untilHydrated(page)
    for (let back = 0; back < 3 && !page.url().includes('/xxperiment/'); back += 1)
      await page.goBack()
    await expect(page).toHaveURL(/\/xxperiment\//)
    await expectLanguage(page, language)
    await page.goto(`/xxperiment/?lng=${other}`)
    await expectLanguage(page, other)
    await visit('/forum')
    await expectLanguage(page, other)
  })

  test('without cookies the address still says the language, and its other parameters stay', async ({
    page,
    context,
    visit,
    language,
    javaScriptEnabled,
  }) => {
    const other = otherThan(language)
    await refuseCookies(context)
    await visit(`/forum?type=general&lng=${other}`)
    await expectLanguage(page, other)
    await expect(page).toHaveURL(/[?&]type=general/)
    await choose(page, language)
    await expectLanguage(page, language)
    await expect(page).toHaveURL(/[?&]type=general/)
    if (javaScriptEnabled) await untilHydrated(page)
    await choose(page, other)
    await expectLanguage(page, other)
  })

  test('a page that Back takes out of the browser’s memory has the later choices @scripts', async ({
    page,
    visit,
    language,
    sameDocument,
  }) => {
    const other = otherThan(language)
    await visit('/forum')
    await sameDocument.mark()
    await page.evaluate((chosen) => {
      document.cookie = `language=${chosen}; path=/`
      document.cookie = 'theme=dark; path=/'
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }, other)
    await expectLanguage(page, other)
    await expect(page.locator('html')).toHaveClass('dark')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(getWords(other)('forum:title'))
    await sameDocument.check()
  })
})

function otherThan(language: Language): Language {
  return language === 'en' ? 'hi' : 'en'
}

function choose(page: Page, language: Language) {
  return page.getByRole('link', { name: languageNames[language], exact: true }).click()
}

function expectLanguage(page: Page, language: Language) {
  return expect(page.locator('html')).toHaveAttribute('lang', language)
}
