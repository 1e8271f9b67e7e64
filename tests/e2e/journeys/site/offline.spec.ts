import { randomUUID } from 'node:crypto'
import { expectNotice } from '../../support/expect-notice'
import { openMenu } from '../../support/open-menu'
import { pressAndSave } from '../../support/press-and-save'
import { publishPost } from '../../support/publish'
import { expect, inBothLanguages, test, withScripts } from '../../support/test'

inBothLanguages(withScripts, () => {
  test('a new post that cannot be sent stays as it was', async ({
    page,
    network: { goOffline, goOnline },
    visit,
    member,
    sameDocument,
    t,
  }) => {
    // The title does not contain her own name, because the site asks about it in anonymous texts.
    const title = `Unsent ${randomUUID()}`
    await visit('/forum/new')
    await sameDocument.mark()
    await page.locator('main [name="title"]').fill(title)
    await page.locator('main [name="content"]').fill('Written on a train.')
    await page.locator('main [name="isAnonymous"][value="on"]').check()
    const publish = page.getByRole('button', { name: t('writing:publish') })
    await goOffline()
    await publish.click()
    await expectNotice(page, t, 'post-unsent')
    await expect(page).toHaveURL('/forum/new')
    await expect(page.locator('main [name="title"]')).toHaveValue(title)
    await expect(page.locator('main [name="content"]')).toHaveValue('Written on a train.')
    await expect(page.locator('main [name="isAnonymous"][value="on"]')).toBeChecked()
    await page
      .locator('.notice')
      .getByRole('button', { name: t('closeNotice') })
      .click()
    await expect(page.locator('.notice')).toHaveCount(0)
    await publish.click()
    await expectNotice(page, t, 'post-unsent')
    await goOnline()
    await publish.click()
    await expect(page).toHaveURL('/forum')
    await expectNotice(page, t, 'post-created')
    await sameDocument.check()
    // On a busy site an anonymous post may be on a later page of the list.
    const own = await member.context.request.get('/api/auth/me/posts')
    expect((await own.text()).split(title)).toHaveLength(2)
  })

  test('a comment and an edit that cannot be sent stay as they were', async ({
    page,
    network: { goOffline, goOnline },
    visit,
    member,
    sameDocument,
    t,
  }) => {
    const post = await publishPost(member.context.request, { title: `Far ${member.username}` })
    const box = page.locator('main [name="content"]')
    const button = page.getByRole('button', { name: t('forum:postComment') })
    await visit(post)
    await sameDocument.mark()
    await box.fill('Said in a tunnel')
    await goOffline()
    await button.click()
    await expectNotice(page, t, 'comment-unsent')
    await expect(box).toHaveValue('Said in a tunnel')
    await goOnline()
    await button.click()
    await expect(page.locator('.comment .text')).toHaveText('Said in a tunnel')

    await openMenu(page.locator('article.post'))
    await page.getByRole('button', { name: t('forum:edit'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('writing:editPost'))
    await box.fill('Changed in a tunnel')
    await goOffline()
    await page.getByRole('button', { name: t('writing:save') }).click()
    await expectNotice(page, t, 'update-failed')
    await expect(box).toHaveValue('Changed in a tunnel')
  })

  test('a like that cannot be sent is taken back', async ({
    page,
    network: { goOffline, goOnline },
    visit,
    member,
    t,
  }) => {
    const isReady = page.waitForResponse(/\/like-/)
    await visit(await publishPost(member.context.request, { title: `Like ${member.username}` }))
    await isReady
    const like = page.getByRole('button', { name: t('forum:like'), exact: true })
    await goOffline()
    await like.click()
    await expectNotice(page, t, 'like-failed')
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await expect(page.locator('#like')).toContainText(t('forum:likes', { count: 0 }))
    await expect(like).toBeFocused()
    await goOnline()
    await pressAndSave(like)
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    // The error goes with the next result.
    await expect(page.locator('.notice')).toHaveCount(0)
    await page.reload()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
  })

  test('a deletion that cannot be sent deletes nothing', async ({
    page,
    network: { goOffline, goOnline },
    visit,
    member,
    t,
  }) => {
    const title = `Still ${member.username}`
    await visit(await publishPost(member.context.request, { title }))
    const article = page.locator('article.post')
    await openMenu(article)
    const link = page.getByRole('button', { name: t('forum:delete'), exact: true })
    await link.click()
    await goOffline()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: t('forum:delete') }).click()
    await expect(page.locator('.notice')).toContainText(t('notice.update-failed.title'))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await goOnline()
    await expect(article.locator('.more > summary')).toBeFocused()
    await openMenu(article)
    await link.click()
    await question.getByRole('button', { name: t('forum:delete') }).click()
    await expect(page).toHaveURL('/forum')
  })
})
