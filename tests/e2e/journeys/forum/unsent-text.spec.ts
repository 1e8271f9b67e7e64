import { goToForum } from '../../support/go-on'
import { publishPost } from '../../support/publish'
import { expect, test, untilHydrated } from '../../support/test'

test('a report that is not sent comes back from another page, and not after a reload @scripts', async ({
  visit,
  asMember,
  t,
}) => {
  const author = await asMember()
  const reporter = await asMember()
  const post = await publishPost(author.context.request, { title: `Report ${author.username}` })
  const own = reporter.page
  await visit(`${post}/report`, own)
  await untilHydrated(own)
  const note = own.locator('main [name="note"]')
  const reason = own.locator('main [name="reason"]')
  await reason.nth(1).check()
  await note.fill('She names my street')
  await goToForum(own, t)
  await own.goBack()
  await expect(note).toHaveValue('She names my street')
  await expect(reason.nth(1)).toBeChecked()
  expect(await own.evaluate(() => JSON.stringify(localStorage))).not.toContain('street')
  await own.reload()
  await untilHydrated(own)
  await expect(note).toHaveValue('')

  await reason.nth(1).check()
  await note.fill('She names my street')
  await own.getByRole('button', { name: t('moderation:report.send') }).click()
  await expect(own.getByRole('heading', { level: 1 })).toHaveText(t('moderation:report.doneTitle'))
})

test('a grievance that is not sent comes back, and is gone once it was sent @scripts', async ({
  page,
  visit,
  t,
  site,
}) => {
  await visit('/grievance')
  await untilHydrated(page)
  const field = (name: string) => page.locator(`main [name="${name}"]`)
  await field('message').fill('It shows my daughter.')
  await goToForum(page, t)
  await page.goBack()
  await expect(field('message')).toHaveValue('It shows my daughter.')
  await field('name').fill('Asha')
  await field('email').fill('asha@example.com')
  await field('address').fill(`${site.url}/forum`)
  await page.getByRole('button', { name: t('grievance:send') }).click()
  await expect(page).toHaveURL(/\/grievance\/\w{18}$/)
  await goToForum(page, t)
  await page
    .locator('footer')
    .getByRole('link', { name: t('grievance') })
    .click()
  await expect(field('message')).toHaveValue('')
})

test('a message to the company comes back from another page, also after it was refused @scripts', async ({
  page,
  visit,
  watch,
  t,
}) => {
  watch.expectStatus(400)
  await visit('/')
  await untilHydrated(page)
  const message = page.locator('main [name="message"]').first()
  const lookAway = async () => {
    await page.locator('a[href="/privacy"]').first().click()
    await expect(page).toHaveURL('/privacy')
    await page.goBack()
    await expect(message).toHaveValue('We would like to work with you.')
  }
  await message.fill('We would like to work with you.')
  await lookAway()
  await page
    .locator('main')
    .getByRole('button', { name: t('contact:send'), exact: true })
    .click()
  await expect(page.locator('main [name="name"][aria-invalid="true"]')).toBeVisible()
  await lookAway()
})
