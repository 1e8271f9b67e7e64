import { goToForum } from '../../support/go-on'
import { publishPost } from '../../support/publish'
import { expect, test } from '../../support/test'

// Each link keeps its quote or backslash, although links end at some of them.
const links = [
  'https://example.com/?q="sleep"&x=1',
  'https://example.com/a\\b',
  'https://example.com/?q=("sleep")&x',
  'https://example.com/"sleep"/b',
]

test('whatever the address of a link, a reader comes back to its page and to the link @scripts', async ({
  page,
  visit,
  newAuthor,
  t,
}) => {
  const author = await newAuthor()
  const title = `Links ${author.username}`
  await publishPost(author.request, { title, content: links.join('\n\n') })
  await visit('/')
  await goToForum(page, t)
  await page.getByRole('link', { name: title }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title)
  const written = page.locator('main article.post a[href^="https://example.com"]')
  await expect(written).toHaveCount(links.length)
  for (const [index, link] of links.entries())
    await expect(written.nth(index)).toHaveAttribute('href', link)
  // The same as opening it in another tab.
  await page.evaluate(() => {
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (link && link.host === 'example.com') event.preventDefault()
    })
  })
  for (let index = 0; index < links.length; index += 1) {
    await written.nth(index).click()
    await page.goBack()
    await expect(heading).toHaveText(t('forum:title'))
    await page.goForward()
    await expect(heading).toHaveText(title)
    await expect(written.nth(index)).toBeFocused()
  }
})

test('an effect of the layout that throws leaves the page as it is @scripts', async ({
  page,
  visit,
  watch,
  newAuthor,
  t,
}) => {
  watch.expectError(/the focus is broken/)
  const author = await newAuthor()
  const title = `Broken ${author.username}`
  await publishPost(author.request, { title })
  await visit('/')
  await goToForum(page, t)
  await page.getByRole('link', { name: title }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title)
  await page.evaluate(() => {
    HTMLAnchorElement.prototype.focus = () => {
      throw new Error('the focus is broken')
    }
  })
  await page.goBack()
  await expect(heading).toHaveText(t('forum:title'))
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})
