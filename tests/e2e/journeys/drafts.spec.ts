import { languageNames } from '~/i18n/languages'
import { publishPost } from '../support/publish'
import { expect, test } from '../support/test'
import { wordsOf } from '../support/words'

test('what is typed as a comment survives a like and a change of language, where scripts run', async ({
  page,
  visit,
  member,
  javaScriptEnabled,
  t,
}) => {
  await visit(await publishPost(member.context.request, { title: `Draft ${member.username}` }))
  const content = page.locator('main [name="content"]')
  await content.fill('Half a comment')
  const like = page.getByRole('button', { name: t('forum:like'), exact: true })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await page.waitForLoadState('networkidle')
  if (!javaScriptEnabled) return
  await expect(content).toHaveValue('Half a comment')
  await page.getByRole('link', { name: languageNames.hi, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('button', { name: wordsOf('hi')('forum:postComment') })).toBeEnabled()
  await expect(content).toHaveValue('Half a comment')
})
