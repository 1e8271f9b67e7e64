import { publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('a post’s menu has a link to it, which any browser can copy', async ({
    visit,
    member: { page, context, username },
    t,
  }) => {
    const post = await publishPost(context.request, { title: `Shared ${username}` })
    await visit(post)
    await page.locator('article.post details.more summary').click()
    const link = page.getByRole('link', {
      name: new RegExp(`^(${t('forum:linkToPost')}|${t('forum:copyLink')})$`),
    })
    await expect(link).toHaveAttribute('href', post)
  })

  test('with scripts a press copies the address, without the title @scripts', async ({
    visit,
    member: { page, context, username },
    t,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const post = await publishPost(context.request, { title: `Shared ${username}` })
    await visit(post)
    await page.locator('article.post details.more summary').click()
    await page.getByRole('link', { name: t('forum:copyLink') }).click()
    await expect(page.getByText(t('forum:linkCopied'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('article.post details.more')).not.toHaveAttribute('open')
    await expect(page.locator('article.post details.more summary')).toBeFocused()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(new URL(post, page.url()).href)
  })

  test('without a network the address is copied too @scripts', async ({
    visit,
    network: { goOffline },
    member: { page, context, username },
    t,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const post = await publishPost(context.request, { title: `Far ${username}` })
    // The page has a query, which the link does not have.
    await visit(`${post}?reply=`)
    await page.locator('article.post details.more summary').click()
    const copy = page.getByRole('link', { name: t('forum:copyLink') })
    await expect(copy).toBeVisible()
    await goOffline()
    await copy.click()
    await expect(page.getByText(t('forum:linkCopied'))).toBeVisible()
  })

  test('the address is shown where the browser refuses to copy it @scripts', async ({
    visit,
    member: { page, context, username },
    t,
  }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    const post = await publishPost(context.request, { title: `Refused ${username}` })
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(post)
    await page.locator('article.post details.more summary').click()
    await page.getByRole('link', { name: t('forum:copyLink') }).click()
    await expect(page.getByText(new URL(post, page.url()).href)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('with scripts the share sheet gets the address alone, where the browser has one @scripts', async ({
    visit,
    member: { page, context, username },
    t,
  }) => {
    const post = await publishPost(context.request, { title: `Shared ${username}` })
    await page.addInitScript(() => {
      navigator.share = (data) => {
        document.documentElement.dataset.shared = JSON.stringify(data)
        return Promise.resolve()
      }
    })
    await visit(post)
    await page.locator('article.post details.more summary').click()
    await page.getByRole('link', { name: t('forum:shareLink'), exact: true }).click()
    const url = new URL(post, page.url()).href
    await expect(page.locator('html')).toHaveAttribute('data-shared', JSON.stringify({ url }))
  })
})
