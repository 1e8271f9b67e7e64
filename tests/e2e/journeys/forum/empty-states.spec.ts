import { goToAccount, goToProfile } from '../../support/go-on'
import { publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('who searches in vain can ask it as a post, in the same words', async ({
    visit,
    member: { page },
    t,
  }) => {
    const words = 'Zzyzx & कुछ “और”?'
    await visit(`/forum?q=${encodeURIComponent(words)}`)
    await page.getByRole('link', { name: t('list:ask') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('writing:createPost'))
    await expect(page.locator('main [name="title"]')).toHaveValue(words)
    await page.goBack()
    await page.getByRole('link', { name: t('list:showAll') }).click()
    await expect(page).toHaveURL('/forum')
  })

  test('under a post without comments a member is led to the field, a visitor to signing in', async ({
    page,
    visit,
    visitor,
    member,
    javaScriptEnabled,
    t,
  }) => {
    const post = await publishPost(member.context.request, { title: `Alone ${member.username}` })
    await visit(post)
    await page.getByRole('link', { name: t('thread:page.writeFirst') }).click()
    await expect(page.locator('main [name="content"]')).toBeInViewport()
    if (javaScriptEnabled) await expect(page.locator('main [name="content"]')).toBeFocused()
    await visit(post, visitor)
    await expect(visitor.getByText(t('thread:page.noComments'))).toBeVisible()
    await expect(visitor.getByText(t('thread:page.writeFirst'))).toHaveCount(0)
  })

  test('an empty list of the profile leads to the forum', async ({
    visit,
    member: { page },
    t,
  }) => {
    const expectEmpty = async (path: string) => {
      await expect(page).toHaveURL(path)
      await expect(page.locator('.empty')).toBeVisible()
      await expect(page.locator('.empty a')).toHaveAttribute('href', '/forum')
    }
    await visit('/profile')
    await goToAccount(page, t, t('settings:reveals'))
    await expectEmpty('/profile/reveals')
    await goToProfile(page, t)
    for (const [tab, name] of [
      ['comments', t('profile:comments', { count: 0 })],
      ['liked', t('profile:liked', { count: 0 })],
    ] as const) {
      await page.locator('.tabs').getByRole('link', { name }).click()
      await expectEmpty(`/profile?tab=${tab}`)
    }
    await page.getByRole('link', { name: t('profile:unsubscribe.forum') }).click()
    await expect(page).toHaveURL('/forum')
  })
})
