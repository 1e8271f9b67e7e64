import { helplines } from '~/content/helplines'
import { languageNames } from '~/i18n/languages'
import { openMenu } from '../../support/open-menu'
import { expectAccessible } from '../../support/screens/axe'
import { publishPost } from '../../support/publish'
import { expect, test } from '../../support/test'

const numbers = ['112', '181', '14416', '7827170170']

test('who writes of a crisis sees helplines, before publishing with scripts and after it always', async ({
  page,
  visit,
  member,
  javaScriptEnabled,
  t,
}) => {
  const title = `A dark night ${member.username}`
  await visit('/forum/new')
  await page.locator('main [name="title"]').fill(title)
  await page
    .locator('main [name="content"]')
    .fill('I want to die and nobody knows, bitch that I am.')
  const help = page.locator('.help')
  if (javaScriptEnabled) {
    await expect(help.locator('a:visible')).toHaveCount(2)
    await help.locator('summary').click()
    for (const number of numbers)
      await expect(help.locator(`a[href="tel:${number}"]`)).toBeVisible()
  } else await expect(help).toHaveCount(0)
  await page.getByRole('button', { name: t('writing:publish') }).click()
  await expect(page).toHaveURL(/\/forum$/)
  await expect(help.locator('a')).toHaveCount(numbers.length)
  await expect(help).toContainText(t('safety:masked'))
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.locator('.post .text')).toContainText('I want to die and nobody knows, *****')
  await expect(help).toHaveCount(0)
})

test('the helplines under a text follow the language of the page @scripts', async ({
  page,
  visit,
  member,
}) => {
  await visit(await publishPost(member.context.request, { title: `Switched ${member.username}` }))
  await page.locator('main [name="content"]').fill('I want to die')
  const heading = page.locator('.help h2')
  await expect(heading).toHaveText(helplines.en.title)
  await page.getByRole('link', { name: languageNames.hi, exact: true }).click()
  await expect(heading).toHaveText(helplines.hi.title)
})

test('an author who comments lands on the callout, and edits what they typed @scripts', async ({
  page,
  visit,
  member,
  t,
}) => {
  await visit(await publishPost(member.context.request, { title: `Calm ${member.username}` }))
  const typed = 'My husband beats me, the bastard.'
  await page.locator('main [name="content"]').fill(typed)
  await page.getByRole('button', { name: t('forum:postComment') }).click()
  await expect(page).toHaveURL(/#posted$/)
  await expect(page.locator('aside#posted')).toBeInViewport()
  await expect(page.locator('.comment')).toContainText('My husband beats me, the *******.')
  const comment = page.locator('.comment')
  await openMenu(comment)
  await comment.getByRole('button', { name: t('forum:edit') }).click()
  await expect(page.locator('main [name="content"]')).toHaveValue(typed)
})

test('everybody finds the helplines from a post, each with a button for a thumb', async ({
  page,
  visit,
  member,
  t,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(await publishPost(member.context.request, { title: `Line ${member.username}` }))
  await expect(page.getByText(t('safety:noAdvice'))).toBeVisible()
  await page.getByRole('link', { name: t('safety:helplines') }).click()
  await expect(page.locator('main h1')).toBeVisible()
  for (const number of numbers) {
    const button = await page.locator(`main a[href="tel:${number}"]`).boundingBox()
    expect(button?.height).toBeGreaterThanOrEqual(44)
    expect(button?.width).toBeGreaterThanOrEqual(44)
  }
  await expect(page.getByText(`${t('help:whatHappens')}:`)).toHaveCount(numbers.length)
  await expect(page.locator('main a[href^="mailto:"]')).toBeVisible()
  await expectAccessible(page, 'helplines')
})
