import { publishPost } from '../../support/publish'
import { expect, test } from '../../support/test'

test('in an own anonymous thread the box is ticked, and a name is asked for before it shows', async ({
  page,
  member,
  visit,
  visitor,
  watch,
  t,
}) => {
  watch.expectStatus(400)
  const content = page.locator('main [name="content"]')
  const send = () => page.getByRole('button', { name: t('forum:postComment'), exact: true }).click()
  const title = `Unsigned ${Date.now()}`
  const post = await publishPost(member.context.request, { title, isAnonymous: true })
  await visit(post)
  await expect(page.locator('article.post .byline')).toContainText(t('thread:you'))
  await expect(page.locator('article.post .byline')).toContainText(t('thread:onlyYouSee'))
  const box = page.locator('main [name="isAnonymous"]')
  await expect(box).toBeChecked()
  await content.fill('Typed once')
  await box.uncheck()
  await send()

  await expect(page.locator('.summary')).toContainText(t('problems:confirmNamed'))
  await expect(content).toHaveValue('Typed once')
  const stay = page.getByRole('radio', { name: t('thread:naming.stay') })
  await expect(stay).toBeChecked()
  await expect(page.locator('.comment')).toHaveCount(0)
  const { username } = member
  await page.getByRole('radio', { name: t('thread:naming.show', { username }) }).check()
  await send()
  await expect(page.locator('.comment')).toContainText(member.displayName)
  await expect(box).toBeChecked()

  await content.fill('Typed again')
  await send()
  const nameless = page.locator('.comment').filter({ hasText: 'Typed again' })
  await expect(nameless).toContainText(t('thread:anonymous'))
  await expect(nameless).toContainText(t('thread:you'))

  await visit(post, visitor)
  await expect(visitor.locator('article.post')).not.toContainText(t('thread:onlyYouSee'))
  await expect(visitor.locator('.comment').last()).not.toContainText(t('thread:onlyYouSee'))
})
