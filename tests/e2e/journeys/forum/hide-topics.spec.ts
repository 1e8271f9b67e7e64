import { topics } from '~/content/topics'
import { publishPost, untilVisitorsSeeIt } from '../../support/publish'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('a visitor hides a topic, is told so above the list, and shows it again', async ({
    page,
    visit,
    newAuthor,
    language,
    t,
  }) => {
    const { request, username } = await newAuthor()
    const title = `Waiting ${username}`
    await publishPost(request, { title, topic: 'fertility' })
    await untilVisitorsSeeIt()
    const fertility = topics.fertility[language]
    const card = page.locator('.post-card', { hasText: title })
    await visit('/forum')
    await expect(card).toBeVisible()
    await page.getByRole('link', { name: t('list:hideTopics') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('hidden:title'))
    await expect(page.getByText(t('hidden:keptInBrowser'))).toBeVisible()
    await expectGoodScreen(page, 'the topics to hide')
    await page.getByText(fertility).click()
    await page.getByRole('button', { name: t('hidden:save') }).click()

    await expect(page).toHaveURL('/forum')
    const sentence = t('thread:hidden.sentence')
    await expect(page.locator('#main').getByText(sentence)).toBeVisible()
    await expect(card).toHaveCount(0)
    await page.getByRole('link', { name: t('thread:hidden.change') }).click()
    await expect(page.getByLabel(fertility)).toBeChecked()
    await page.getByLabel(fertility).uncheck()
    await page.getByRole('button', { name: t('hidden:save') }).click()
    await expect(card).toBeVisible()
    await expect(page.getByText(sentence)).toHaveCount(0)
  })
})
