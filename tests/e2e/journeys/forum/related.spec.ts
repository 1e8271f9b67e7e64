import { goToPost } from '../../support/go-on'
import { publishPost } from '../../support/publish'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('somebody who asks what others asked finds it before she publishes, and under the post', async ({
    visit,
    member: { page, username },
    newAuthor,
    t,
  }, { project }) => {
    const { request } = await newAuthor()
    const word = `zebra${username.replace(/\W|_/g, '')}`
    const asked = `Stings of ${word}`
    await publishPost(request, { title: asked })
    await publishPost(request, { title: `Bites of ${word}` })
    await visit('/forum/new')
    await page.getByLabel(t('writing:postTitle')).fill(`About ${word}`)
    await page
      .getByLabel(t('writing:content'), { exact: true })
      .fill('Does it hurt, and for how long?')
    const others = page.locator('div', { has: page.locator('#similar') }).last()
    if (project.name === 'js') {
      await expect(others.getByRole('link', { name: asked })).toBeVisible()
      await expectGoodScreen(page, 'what others asked under the title')
      const links = others.getByRole('link')
      await links.nth(1).focus()
      await page.keyboard.press('Shift+Tab')
      await expect(links.first()).toBeFocused()
    }
    await page.getByRole('button', { name: t('thread:preview.button') }).click()
    const preview = page.locator('#preview')
    await expect(preview.getByRole('link', { name: asked })).toHaveAttribute('target', '_blank')
    await expect(page.locator('main').getByRole('link', { name: asked })).toHaveCount(1)

    await goToPost(page, t, asked)
    const related = page.getByRole('navigation', { name: t('thread:related') })
    await related.getByRole('link', { name: `Bites of ${word}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bites of ${word}`)
  })
})
