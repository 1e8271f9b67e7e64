import { topics } from '~/content/topics'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('a member asks in a topic, finds it there, and takes the filters away', async ({
    visit,
    member: { page, username },
    language,
    t,
  }) => {
    const periods = topics.periods[language]
    const title = `Spotting ${username}`
    const link = (name: string) => page.getByRole('link', { name })
    await visit('/forum/new')
    await page.getByLabel(t('writing:postTitle')).fill(title)
    await page
      .getByLabel(t('writing:content'), { exact: true })
      .fill('It comes back each month. Is that normal?')
    await page.getByLabel(t('writing:topic')).selectOption(periods)
    await page.getByRole('button', { name: t('writing:publish') }).click()

    await link(title).click()
    await page.getByRole('article').getByRole('link', { name: periods }).click()
    await expect(page).toHaveURL('/forum?topic=periods')
    await expect(page).toHaveTitle(new RegExp(`^${periods} – `))
    await expect(link(title)).toBeVisible()
    await page.getByLabel(t('list:inLanguage')).selectOption('en')
    await page.getByRole('button', { name: t('list:applyOrder') }).click()
    await expect(page.getByText(t('list:onlyThese'))).toBeVisible()
    await expect(link(title)).toBeVisible()
    await expectGoodScreen(page, 'a list with filters')
    await link(t('list:takeAway', { filter: 'English' })).click()
    await expect(page).toHaveURL('/forum?topic=periods')

    await page
      .getByRole('navigation', { name: t('list:topics') })
      .getByRole('link', { name: topics.menopause[language] })
      .click()
    await expect(page).toHaveURL('/forum?topic=menopause')
    await expect(link(title)).toHaveCount(0)
    await link(t('list:takeAway', { filter: topics.menopause[language] })).click()
    await expect(page).toHaveURL('/forum')
    await expect(page.getByText(t('list:onlyThese'))).toHaveCount(0)
  })
})
