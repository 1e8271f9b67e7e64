import { publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('danger stands first, and each item is decided from its row', async ({
    visit,
    member,
    asMember,
    t,
  }) => {
    const author = await asMember()
    const [spam, danger] = [`Spam of ${author.username}`, `Danger of ${author.username}`]
    for (const [title, reason] of [
      [spam, 'spam'],
      [danger, 'risk'],
    ] as const) {
      const post = await publishPost(author.context.request, { title })
      await member.context.request.post(`${post}/report`, {
        form: { reason, note: `Because of ${reason}` },
      })
    }
    const { page } = await asMember('moderator')
    await visit('/moderation', page)
    const card = (title: string) => page.locator('.queued', { hasText: title })
    await expect(card(danger)).toContainText(t('moderation:reason.risk'))
    await expect(card(danger)).toContainText('Because of risk')
    await expect(card(danger)).toContainText(t('moderation:reportedBy', { count: 1 }))
    const titles = await page.locator('.queued h2').allTextContents()
    expect(titles.indexOf(danger)).toBeLessThan(titles.indexOf(spam))

    await page
      .getByRole('link', { name: new RegExp(`^${t('moderation:reason.spam')} \\(`) })
      .click()
    await expect(page).toHaveURL(/reason=spam$/)
    await expect(card(danger)).toHaveCount(0)
    await card(spam)
      .getByRole('button', { name: t('moderation:leaveOf', { title: spam }) })
      .click()
    await expect(card(spam)).toHaveCount(0)
    await expect(page).toHaveURL(/reason=spam$/)

    await page.locator('main nav a[href="/moderation"]').click()
    await card(danger).locator('summary').click()
    await card(danger)
      .getByRole('button', { name: t('moderation:do.remove'), exact: true })
      .click()
    await expect(card(danger)).toHaveCount(0)
  })
})

test('single keys go through the queue, and can be turned off @scripts', async ({
  visit,
  member,
  asMember,
}) => {
  const author = await asMember()
  const title = `Keys of ${author.username}`
  const post = await publishPost(author.context.request, { title })
  await member.context.request.post(`${post}/report`, { form: { reason: 'risk' } })
  const { page } = await asMember('moderator')
  await visit('/moderation', page)
  await page.keyboard.press('j')
  await expect(page.locator('.queued').first()).toBeFocused()
  await page.keyboard.press('r')
  await expect(page.locator('.queued details').first()).toHaveAttribute('open')
  await page.keyboard.press('?')
  await page.locator('main [type=checkbox]').uncheck()
  await page.locator('h1').click()
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/\/moderation$/)
  await page.reload()
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/\/moderation$/)
})
