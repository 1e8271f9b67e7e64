import { randomUUID } from 'node:crypto'
import { publishPost, untilVisitorsSeeIt } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('a question that was just asked stands on the landing page, for everybody @scripts', async ({
    page,
    visit,
    newAuthor,
    language,
    t,
  }) => {
    await visit('/')
    const { request } = await newAuthor()
    const title = `Fresh ${randomUUID()}`
    const path = await publishPost(request, { title })
    await untilVisitorsSeeIt()
    await page.reload()
    const asked = page.locator('.asked')
    await expect(asked.getByRole('heading', { level: 2 })).toHaveText(t('home:asked'))
    const link = asked.getByRole('link', { name: title })
    // The title is in English on the pages of both languages.
    if (language === 'hi') await expect(link).toHaveAttribute('lang', 'en')
    expect(await asked.getByRole('link').count()).toBeLessThanOrEqual(3)
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
})
