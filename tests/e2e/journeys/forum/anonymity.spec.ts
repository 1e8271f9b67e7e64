import type { APIRequestContext } from '@playwright/test'
import { inDatabase } from '../../../support/in-database'
import { publishComment, publishPost } from '../../support/publish'
import type { KnownSite } from '../../support/sites'
import { expect, test } from '../../support/test'

// Sends requests without a browser, so one project is enough.
test('what is posted anonymously tells nobody who wrote it @scripts', async ({
  site,
  member,
  newAuthor,
  asMember,
  openBrowser,
  t,
}) => {
  const { request } = member.context
  const title = `Nameless ${Date.now()}`
  const post = await publishPost(request, { title, isAnonymous: true })
  const comment = await publishComment(request, post, { content: 'Mine', isAnonymous: true })
  const form = { content: 'Mine as well', isAnonymous: true, parentCommentId: comment }
  await publishComment(request, post, form)
  await request.post(`${post}/like`, { form: { liked: '1' } })

  const actors: Record<string, APIRequestContext> = {
    visitor: (await openBrowser()).request,
    'another member': (await newAuthor()).request,
    moderator: (await asMember('moderator')).context.request,
  }
  const secrets = [
    member.username,
    member.displayName,
    member.email,
    await idOf(site, member.username),
  ]
  const paths = ['/forum', '/forum?type=general', '/forum.data', post, `${post}.data`]
  for (const [actor, ask] of Object.entries(actors)) {
    for (const path of [...paths, `${post}?reply=${comment}`]) {
      const answer = await ask.get(path)
      expect(answer.status()).toBe(200)
      const text = await answer.text()
      // On a busy site, the post's random place in the hour may be on a later page of the list.
      if (path.startsWith(post)) expect(text, `${path} is about the post`).toContain(title)
      for (const secret of secrets)
        expect(text.toLowerCase(), `${path} as ${actor}`).not.toContain(secret.toLowerCase())
      // In a busy list, the post's random place may be on a later page.
      if (path.startsWith(post) && !path.includes('.data'))
        expect(text).toContain(t('thread:anonymous'))
    }
  }
})

test('in an own anonymous thread the box is ticked, and a name is asked for before it shows', async ({
  page,
  member,
  visit,
  visitor,
  watch,
  t,
}) => {
  watch.expectStatus(400)
  const content = page.locator('main [name="content"]')
  const send = () => page.getByRole('button', { name: t('forum:postComment'), exact: true }).click()
  const title = `Unsigned ${Date.now()}`
  const post = await publishPost(member.context.request, { title, isAnonymous: true })
  await visit(post)
  await expect(page.locator('article.post .byline')).toContainText(t('thread:you'))
  await expect(page.locator('article.post .byline')).toContainText(t('thread:onlyYouSee'))
  const box = page.locator('main [name="isAnonymous"]')
  await expect(box).toBeChecked()
  await content.fill('Typed once')
  await box.uncheck()
  await send()

  await expect(page.locator('.summary')).toContainText(t('problems:confirmNamed'))
  await expect(content).toHaveValue('Typed once')
  const stay = page.getByRole('radio', { name: t('thread:naming.stay') })
  await expect(stay).toBeChecked()
  await expect(page.locator('.comment')).toHaveCount(0)
  const { username } = member
  await page.getByRole('radio', { name: t('thread:naming.show', { username }) }).check()
  await send()
  await expect(page.locator('.comment')).toContainText(member.displayName)
  await expect(box).toBeChecked()

  await content.fill('Typed again')
  await send()
  const nameless = page.locator('.comment').filter({ hasText: 'Typed again' })
  await expect(nameless).toContainText(t('thread:anonymous'))
  await expect(nameless).toContainText(t('thread:you'))

  await visit(post, visitor)
  await expect(visitor.locator('article.post')).not.toContainText(t('thread:onlyYouSee'))
  await expect(visitor.locator('.comment').last()).not.toContainText(t('thread:onlyYouSee'))
})

async function idOf(site: KnownSite, username: string) {
  const { id } = await inDatabase(site, ({ user }) =>
    user.findFirstOrThrow({ where: { username } }),
  )
  return id
}
