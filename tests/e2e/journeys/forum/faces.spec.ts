import { publishComment, publishPost } from '../../support/publish'
import { expect, test } from '../../support/test'

test('authors are told apart by letters and numbers, and moderators by a ring @scripts', async ({
  page,
  visit,
  member,
  newAuthor,
  asMember,
}) => {
  const { request } = member.context
  const post = await publishPost(request, {
    title: `Faces ${member.username}`,
    isAnonymous: true,
  })
  const other = await newAuthor()
  await publishComment(other.request, post, { content: 'Second', isAnonymous: true })
  await publishComment(other.request, post, { content: 'Named' })
  const moderator = await asMember('moderator')
  await publishComment(moderator.context.request, post, { content: 'From the team' })
  await visit(post)
  await expect(page.locator('.post .avatar')).toHaveText('A')
  const avatars = page.locator('.comment .avatar')
  await expect(avatars.nth(0)).toHaveText('2')
  await expect(avatars.nth(0)).toHaveCSS('border-style', 'dashed')
  await expect(avatars.nth(1)).toHaveClass(/\[--hue:\d+\]/)
  await expect(avatars.nth(1)).toHaveCSS('box-shadow', 'none')
  await expect(avatars.nth(2)).not.toHaveCSS('box-shadow', 'none')
})
