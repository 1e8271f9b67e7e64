import { episodes } from '../../../../prisma/seed/sample-content'
import { publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'
import type { Words } from '../../support/words'

inBothLanguages(() => {
  test('a post about an episode carries its label, which leads to all about it', async ({
    page,
    visit,
    member,
    t,
  }) => {
    const title = `Heard by ${member.username}`
    const [, second, third] = labels(t)
    await publishPost(member.context.request, { title: `General ${member.username}` })
    await visit('/forum/new')
    const select = page.getByLabel(t('writing:selectEpisode'), { exact: true })
    await expect(select).toBeHidden()
    await page.getByLabel(t('writing:episodeDiscussion')).check()
    await expect(select).toBeVisible()
    const choices = await select.locator('option').allTextContents()
    expect(choices.sort()).toEqual([t('writing:chooseEpisode'), ...labels(t)].sort())
    await select.selectOption(second ?? '')
    await page.locator('main [name="title"]').fill(title)
    await page.locator('main [name="content"]').fill('I listened to it twice.')
    await page.getByRole('button', { name: t('writing:publish') }).click()
    await expect(page).toHaveURL('/forum')

    const card = page.locator('.post-card').filter({ hasText: title })
    await card.getByRole('link', { name: second, exact: true }).click()
    await expect(page).toHaveURL(/\/forum\?type=episode&episodeId=[\w-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second ?? '')
    await expect(page).toHaveTitle(new RegExp(`^${second}`))
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expect(page.getByRole('link', { name: `General ${member.username}` })).toHaveCount(0)
    await expect(page.locator('.post-card .label')).toHaveText(
      await page.locator('.post-card h2').evaluateAll((all, label) => all.map(() => label), second),
    )

    const filter = page.getByLabel(t('list:aboutEpisode'))
    expect(await filter.locator('option').allTextContents()).toHaveLength(labels(t).length + 1)
    await filter.selectOption(third ?? '')
    await page.getByRole('button', { name: t('list:showPosts') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(third ?? '')
    await expect(page.getByRole('link', { name: title })).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second ?? '')
    await expect(filter.locator('option:checked')).toHaveText(second ?? '')
    await filter.selectOption(t('list:allEpisodes'))
    await page.getByRole('button', { name: t('list:showPosts') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('forum:title'))
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expect(page.getByRole('link', { name: `General ${member.username}` })).toHaveCount(0)

    await page.getByRole('link', { name: title }).click()
    await expect(page.locator('article.post .label')).toHaveText(second ?? '')
  })
})

function labels(t: Words) {
  return episodes.map(({ episodeNumber, title }) =>
    t('forum:episodeLabel', { number: episodeNumber, title }),
  )
}
