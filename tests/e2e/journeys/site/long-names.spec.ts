import { publishComment, publishPost } from '../../support/publish'
import { expect, test } from '../../support/test'

// The widest letters of each script, without a line break opportunity.
const displayName = 'A'.repeat(24) + 'क'.repeat(26)
const narrow = 320

// Styles alone decide, so one project is enough.
test(`a long name widens no screen of ${narrow} px @scripts`, async ({
  asMember,
  visit,
  databaseAt,
  site,
}) => {
  test.slow()
  const [member, other, moderator] = [
    await asMember(),
    await asMember(),
    await asMember('moderator'),
  ]
  const rename = async ({ username }: { username: string }) => {
    const where = { usernameKey: username.toLowerCase() }
    const { user } = databaseAt(site.databaseUrl)
    await user.updateMany({ where, data: { displayName, bio: displayName.repeat(3) } })
    return (await user.findFirstOrThrow({ where })).id
  }
  const [id] = [await rename(member), await rename(other), await rename(moderator)]
  const title = displayName.repeat(2)
  const own = await publishPost(member.context.request, {
    title,
    content: displayName.repeat(4),
  })
  const theirs = await publishPost(other.context.request, { title })
  const comment = await publishComment(member.context.request, own, { content: displayName })
  for (const author of [other, member])
    await publishComment(author.context.request, own, {
      content: displayName.repeat(2),
      parentCommentId: comment,
    })
  const foreign = await publishComment(other.context.request, own, { content: displayName })
  await member.context.request.post(`${theirs}/like`, { form: { liked: '1' } })
  await moderator.context.request.post(`${own}/report`, { form: { reason: 'other' } })

  member.page.setDefaultTimeout(20_000)
  const screens: Record<string, string[]> = {
    member: [
      ...['/forum', own, `${own}?reply=${foreign}`, `${own}/replies/${comment}`],
      ...[`/forum?q=${encodeURIComponent(displayName)}`, `${theirs}/report`, '/profile/reports'],
      ...[`/forum/comment/${foreign}/block`, '/profile', '/profile?tab=comments'],
      ...['/profile?tab=liked', '/profile/edit', '/profile/settings', '/profile/blocks'],
      ...['/profile/settings/sessions', '/profile/settings/delete', '/forum/new'],
    ],
    moderator: [
      ...['/moderation', `/moderation/post/${own.split('/').at(-1)}`],
      ...[`/moderation/comment/${comment}`, `/moderation/member/${id}`, '/moderation/log'],
    ],
  }
  await member.context.request.post(`/forum/comment/${foreign}/block`, {
    form: { blocked: '1' },
  })
  for (const [who, paths] of Object.entries(screens)) {
    const { page } = who === 'member' ? member : moderator
    await page.setViewportSize({ width: narrow, height: 640 })
    for (const path of paths) {
      await visit(path, page)
      const wide = await page.evaluate(() =>
        document.documentElement.scrollWidth > innerWidth
          ? [...document.querySelectorAll('body *')]
              .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
              .map(({ tagName, className }) => `${tagName}.${String(className)}`)
              .slice(0, 6)
          : [],
      )
      expect.soft(wide, `what is wider than the screen on ${path}`).toEqual([])
    }
  }
})
