import routes from '~/routes'
import { publishComment, publishPost } from '../../support/publish'
import { expectRoomForLargeText } from '../../support/screens/narrow'
import { expect, inBothLanguages, test } from '../../support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// These screens only answer a form, or need a record that the journeys of their area create and check.
const left = [
  'auth/second-step',
  'auth/recovery-words',
  'contact/sent/:referenceId',
  'grievance/:referenceId',
  'episodes/ask/:referenceId',
  'forum/post/:postId/like',
  'forum/post/:postId/follow',
  'forum/post/:postId/save',
  'forum/post/:postId/unavailable',
  'forum/comment/:commentId/review',
  'forum/comment/:commentId/hide-author',
  'profile/deleted',
  'profile/settings/passkeys/:passkeyId',
  'profile/unanswered',
  'moderation/messages/:referenceId',
  'moderation/messages/grievances/:referenceId',
  'moderation/messages/questions/:referenceId',
  'moderation/experts/:memberId',
  'moderation/member/:memberId',
  '*',
]

inBothLanguages(() => {
  test('letters of twice the size fit on every screen @scripts', async ({
    visitor,
    member,
    asMember,
    watch,
  }) => {
    test.setTimeout(180_000)
    const team = await asMember('admin')
    const author = await asMember()
    const post = await publishPost(author.context.request, {
      title: 'Donaudampfschifffahrtsgesellschaft',
    })
    const comment = await publishComment(author.context.request, post, { content: 'I am.' })
    const known: Record<string, string> = {
      ':postId': post.replace('/forum/post/', ''),
      ':commentId': comment,
      ':itemId': comment,
      ':kind': 'comment',
      ':episode': '1',
    }
    const paths = routes
      .filter(({ file, path }) => file.endsWith('.tsx') && !left.includes(path))
      .map(({ path }) => `/${path.replace(/^\//, '')}`)
    expect(paths.length).toBeGreaterThan(50)
    for (const path of paths) {
      const place = path
        .replaceAll(/\/:\w+\?/g, '')
        .replaceAll(/:\w+/g, (name) => known[name] ?? name)
      const isOwn = /^\/(profile|forum\/new|forum\/comment|forum\/post\/.*\/report)/.test(place)
      const page = place.startsWith('/moderation') ? team.page : isOwn ? member.page : visitor
      const answer = await page.goto(place)
      // Screens that need the token of a mail say so.
      const status = answer?.status() ?? 0
      expect.soft(status, place).toBeLessThan(401)
      if (status === 400) watch.expectStatus(400)
      await expectRoomForLargeText(page, place)
    }
  })
})
