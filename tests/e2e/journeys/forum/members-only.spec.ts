import { openMenu } from '../../support/open-menu'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { untilVisitorsSeeIt } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('a post for members is seen by a member and not by a visitor, until it is opened @scripts', async ({
    page,
    visit,
    visitor,
    member,
    asMember,
    t,
  }) => {
    const title = `Among us ${member.username}`
    await visit('/forum/new')
    await page.locator('main [name="title"]').fill(title)
    await page.locator('main [name="content"]').fill('Only those who signed in read this.')
    const choice = page.getByRole('group', { name: t('audience:legend') })
    await page.locator('details:has([name="audience"]) > summary').click()
    await expect(choice.getByRole('radio', { name: t('audience:everyone') })).toBeChecked()
    await expect(choice).toContainText(t('audience:note'))
    await choice.getByText(t('audience:members')).click()
    await expectGoodScreen(page, 'a new post for members')
    await page.getByRole('button', { name: t('writing:publish') }).click()
    await expect(page.locator('.post-card', { hasText: title })).toContainText(t('audience:badge'))
    await page.getByRole('link', { name: title }).first().click()
    const article = page.locator('article.post')
    await expect(article).toContainText(t('audience:badge'))
    const post = new URL(page.url()).pathname

    const { page: other } = await asMember()
    await visit(post, other)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(title)
    await visit('/forum', visitor)
    await expect(visitor.getByText(title)).toHaveCount(0)
    await visit(post, visitor)
    await expect(visitor).toHaveURL(/\/forum/)
    await expect(visitor.getByText(title)).toHaveCount(0)

    await openMenu(article)
    await article.getByRole('button', { name: t('forum:edit') }).click()
    await expect(choice.getByRole('radio', { name: t('audience:members') })).toBeChecked()
    await choice.getByText(t('audience:everyone')).click()
    await page.getByRole('button', { name: t('writing:save') }).click()
    await expect(page).toHaveURL(post)
    await expect(article).not.toContainText(t('audience:badge'))
    await untilVisitorsSeeIt()
    await visit(post, visitor)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)

    await openMenu(article)
    await article.getByRole('button', { name: t('forum:edit') }).click()
    await page.locator('details:has([name="audience"]) > summary').click()
    await expect(choice).toContainText(t('audience:narrowing'))
  })
})
