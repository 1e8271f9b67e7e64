import { contentNotes, topics } from '~/content/topics'
import { expectNotice } from '../../support/expect-notice'
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

  test('a member hides a note from her settings, then every topic, and it holds in her account', async ({
    visit,
    member,
    newAuthor,
    language,
    t,
  }) => {
    const { page } = member
    const { request, username } = await newAuthor()
    const title = `Losing ${username}`
    await publishPost(request, { title, contentNote: 'loss' })
    const { label } = contentNotes.loss[language]
    await visit('/profile/settings', page)
    await page.getByRole('link', { name: t('settings:hidden') }).click()
    await expect(page.getByText(t('hidden:keptInAccount'))).toBeVisible()
    await page.getByText(label).click()
    await page.getByRole('button', { name: t('hidden:save') }).click()
    await expectNotice(page, t, 'saved')
    const sentence = t('thread:hidden.sentence')
    await expect(page.locator('#main').getByText(sentence)).toBeVisible()
    await expect(page.locator('.post-card', { hasText: title })).toHaveCount(0)
    const answer = await member.context.request.get('/api/auth/me/preferences')
    expect(await answer.json()).toEqual({ hiddenTopics: [], hiddenNotes: ['loss'] })

    await page.getByRole('link', { name: t('thread:hidden.change') }).click()
    const boxes = page.getByRole('group', { name: t('hidden:topics') })
    for (const topic of Object.values(topics)) await boxes.getByText(topic[language]).click()
    await page.getByRole('button', { name: t('hidden:save') }).click()
    await expect(page.getByText(t('list:nothingFiltered'))).toBeVisible()
    await expect(page.locator('#main').getByText(sentence)).toBeVisible()
    await expect(page.locator('.post-card')).toHaveCount(0)
  })
})
