import { announced, listen } from '../../support/announced'
import { expectResult, sayAfter } from '../../support/expect-result'
import { linkIn } from '../../support/mail/mailbox'
import { newVisitor } from '../../support/mail/expect-delivered'
import { publishPost } from '../../support/publish'
import { expect, inBothLanguages, test, withScripts } from '../../support/test'

inBothLanguages(() => {
  test('somebody asks for a list, joins it and leaves it, and is told so each time', async ({
    page,
    visit,
    mailbox,
    javaScriptEnabled,
    t,
  }) => {
    const email = newVisitor()
    await visit('/contact/waitlist')
    await page.locator('main [name="email"]').fill(email)
    await sayAfter(page, javaScriptEnabled, t('contact:waitlist.send'))
    await expectResult(page, javaScriptEnabled, t('contact:waitlist.asked'))
    const mail = await mailbox(email).untilThereAre(1)
    for (const [path, button, result] of [
      ['confirm', 'confirm', 'confirmed'],
      ['leave', 'leaveButton', 'left'],
    ] as const) {
      await visit(linkIn(mail, `/contact/waitlist/${path}`))
      await sayAfter(page, javaScriptEnabled, t(`contact:waitlist.${button}`))
      await expectResult(page, javaScriptEnabled, t(`contact:waitlist.${result}`))
    }
  })
})

inBothLanguages(withScripts, () => {
  test('the number of results is said after a search', async ({ page, visit, newAuthor, t }) => {
    const author = await newAuthor()
    await publishPost(author.request, { title: `Sought ${author.username}` })
    await visit('/forum')
    const query = author.username
    const found = t('list:found', { query, count: 1 })
    const titles = new RegExp(`^${escaped(t('list:searchedTitle', { query, count: 1 }))}`)
    await page.locator('#q').fill(query)
    await listen(page)
    await page.locator('#q').press('Enter')
    await expect(page.locator('.found')).toHaveText(found)
    await expect(page).toHaveTitle(titles)
    await expect(page.locator('#q')).toBeFocused()
    await expect.poll(async () => (await announced(page)).join()).toContain(found)
    // Then with the button, which keeps the focus.
    const none = t('list:foundNone', { query: `${query}none` })
    await page.locator('#q').fill(`${query}none`)
    const button = page.getByRole('search').getByRole('button')
    await button.click()
    await expect(page.locator('.found')).toHaveText(none)
    await expect(button).toBeFocused()
    await expect
      .poll(async () => (await announced(page)).filter((each) => each.includes(none)).length)
      .toBe(1)
    expect(await announced(page)).not.toContain(t('list:all'))
  })
})

function escaped(words: string) {
  return words.replace(/[()]/g, '\\$&')
}
