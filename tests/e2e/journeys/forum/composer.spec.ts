import { publishComment, publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('beside the box stands what one appears as, and the field grows', async ({
    page,
    visit,
    member,
    asMember,
    t,
  }) => {
    const author = await asMember()
    const title = `Whose ${author.username}`
    const post = await publishPost(author.context.request, { title, isAnonymous: true })
    const form = { content: 'Second', isAnonymous: true }
    await publishComment((await asMember()).context.request, post, form)
    await visit(post)
    const name = t('thread:numbered', { anonymous: t('thread:anonymous'), number: 3 })
    const named = page.getByText(t('thread:naming.named', { name: member.displayName }))
    const anonymous = page.getByText(t('thread:naming.anonymous', { name }))
    const box = page.locator('main [name="isAnonymous"]')
    await expect(named).toBeVisible()
    await expect(anonymous).toBeHidden()
    await expect(box).toHaveAccessibleDescription(
      t('thread:naming.named', { name: member.displayName }),
    )
    await box.check()
    await expect(anonymous).toBeVisible()
    await expect(named).toBeHidden()

    const content = page.locator('main [name="content"]')
    const before = (await content.boundingBox())?.height ?? 0
    await content.fill('line\n'.repeat(12))
    expect((await content.boundingBox())?.height).toBeGreaterThan(before * 1.5)
  })
})
