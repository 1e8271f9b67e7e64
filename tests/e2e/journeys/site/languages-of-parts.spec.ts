import { followLink } from '../../support/follow-link'
import { expect, test } from '../../support/test'

const title = 'पीसीओएस: जो डॉक्टर ने नहीं बताया'

test('what is Hindi on an English page says so', async ({ visit, member: { page }, t }) => {
  await visit('/forum')
  await page.getByRole('link', { name: t('list:episodes'), exact: true }).click()
  const label = t('forum:episodeLabel', { number: 3, title })
  await expect(page.locator('option', { hasText: title })).toHaveAttribute('lang', 'hi')
  await page.getByLabel(t('list:aboutEpisode')).selectOption(label)
  await page.getByRole('button', { name: t('list:showPosts') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'hi')
  const link = page.locator('.post-card .label a').first()
  await expect(link).toHaveAttribute('lang', 'hi')
  await page.goto('/forum')
  await followLink(page, t('list:newPost'))
  await expect(page.locator('option', { hasText: title })).toHaveAttribute('lang', 'hi')
})
