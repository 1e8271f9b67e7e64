import { expireSessions } from '../../support/expire-sessions'
import { goToNewPost, goToProfile } from '../../support/go-on'
import { openMenu } from '../../support/open-menu'
import { publishComment, publishPost } from '../../support/publish'
import { signInAgain } from '../../support/sign-in-again'
import { expect, inBothLanguages, test } from '../../support/test'

const content = 'Written for a long time.\n\nऔर फिर सत्र समाप्त हो गया।'

inBothLanguages(() => {
  test('a new post survives the end of the session', async ({ page, visit, site, member, t }) => {
    const title = `Kept at ${Date.now()}`
    const field = (name: string) => page.locator(`main [name="${name}"]`)
    await visit('/forum/new')
    await field('title').fill(title)
    await field('content').fill(content)
    await page.locator('main [name="isAnonymous"][value="on"]').check()
    await expireSessions(site, member.username)
    await page.getByRole('button', { name: t('writing:publish') }).click()
    await signInAgain(page, member)
    await expect(page).toHaveURL('/forum/new')
    await expect(page.getByText(t('forum:draftKept'))).toBeVisible()
    await expect(field('title')).toHaveValue(title)
    await expect(field('content')).toHaveValue(content)
    await expect(page.locator('main [name="isAnonymous"][value="on"]')).toBeChecked()
    await page.getByRole('button', { name: t('writing:publish') }).click()
    await expect(page).toHaveURL('/forum')
    // In a busy list an anonymous post's random place may be on a later page.
    await goToProfile(page, t)
    await expect(page.getByRole('link', { name: title })).toHaveCount(1)
    await goToNewPost(page, t)
    await expect(page.getByText(t('forum:draftKept'))).toHaveCount(0)
    await expect(field('title')).toHaveValue('')
  })

  test('the edit of a comment survives it, and can be thrown away', async ({
    page,
    visit,
    site,
    member,
    t,
  }) => {
    const { request } = member.context
    const post = await publishPost(request, { title: `Edited ${member.username}` })
    const comment = await publishComment(request, post, { content: 'As it was before.' })
    const edit = async () => {
      const item = page.locator(`#comment-${comment}`)
      await openMenu(item)
      await item.locator('button[value="edit"]').click()
      // The post's screen has a field with the same name.
      await expect(page.getByRole('button', { name: t('writing:save') })).toBeVisible()
    }
    const box = page.locator('main [name="content"]')
    await visit(post)
    await edit()
    await box.fill(content)
    await expireSessions(site, member.username)
    await page.getByRole('button', { name: t('writing:save') }).click()
    await signInAgain(page, member)
    await expect(page).toHaveURL(post)
    await edit()
    await expect(page.getByText(t('forum:draftKept'))).toBeVisible()
    await expect(box).toHaveValue(content)
    await page.getByRole('button', { name: t('forum:draftDiscard') }).click()
    await expect(page.getByText(t('forum:draftKept'))).toHaveCount(0)
    await expect(page).toHaveURL(post)
    await edit()
    await expect(box).toHaveValue('As it was before.')
  })
})
