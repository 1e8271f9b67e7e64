import { topics } from '~/content/topics'
import { followHeader, goToForum, goToProfile } from '../../support/go-on'
import { pressAndSave } from '../../support/press-and-save'
import { publishComment, publishPost } from '../../support/publish'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('a member follows and saves somebody’s post from the list of a topic, and hears of an answer', async ({
    visit,
    member: { page, username },
    newAuthor,
    language,
    t,
  }) => {
    const author = await newAuthor()
    const title = `Contractions of ${username}`
    const post = await publishPost(author.request, { title, topic: 'contraception' })
    await visit('/forum')
    await page
      .getByRole('navigation', { name: t('list:topics') })
      .getByRole('link', { name: topics.contraception[language] })
      .click()
    await page.locator('.post-card').getByRole('link', { name: title }).click()
    for (const name of [t('forum:follow'), t('forum:save')]) {
      const button = page.getByRole('button', { name, exact: true })
      await pressAndSave(button)
      await expect(button).toHaveAttribute('aria-pressed', 'true')
    }
    await expectGoodScreen(page, 'a post that is followed and saved')

    await publishComment(author.request, post, { content: 'It passed after a week.' })
    await goToProfile(page, t)
    await page.getByRole('link', { name: t('profile:saved', { count: 1 }) }).click()
    await expect(page.locator('.post-card')).toContainText(title)
    await goToForum(page, t)
    await followHeader(page, t('shell:newAnswers', { count: 1 }))
    // The forum's own card has the same title.
    await expect(page.locator('#main h1')).toHaveText(t('profile:answers.title'))
    await page.locator('.post-card').getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(`${post}#new`)
    await expect(page.locator('[data-new-answers]')).toHaveCount(0)
  })
})
