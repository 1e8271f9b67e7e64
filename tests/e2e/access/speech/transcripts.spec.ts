import type { Locator, Page } from '@playwright/test'
import { openMenu } from '../../support/open-menu'
import { startSampleSite } from '../../support/start-sites'
import { publishComment, publishPost } from '../../support/publish'
import { expect, inBothLanguages, test as base } from '../../support/test'
import { problemIn } from '../../support/words'
import { heard, readAloud, startReader } from './screen-reader'
import { expectTranscript, timesSaid } from './transcript'

const [likes, views] = [33, 5151]

type Fixtures = {
  /** The path of a post with comments and replies, of which nobody knows how often it was liked and read. */
  post: string
}

// Nobody else writes on this site, or its lists would read otherwise each time.
const test = base.extend<Fixtures>({
  site: async ({}, use) => {
    const { stop, ...site } = await startSampleSite({})
    await use(site)
    await stop()
  },
  post: async ({ site, databaseAt }, use) => {
    const { post } = databaseAt(site.databaseUrl)
    const where = { comments: { some: { parentId: { not: null } } } }
    const { id } = await post.findFirstOrThrow({ where, orderBy: { sortKey: 'desc' } })
    await post.update({ where: { id }, data: { likes, views } })
    await use(`/forum/post/${id}`)
  },
})

inBothLanguages(() => {
  test('a screen reader says each count once, as a number and a word', async ({
    page,
    visit,
    post,
    language,
    t,
  }) => {
    await visit('/')
    expectTranscript(`landing.${language}`, await readAloud(page))
    const counts = [t('forum:likes', { count: likes }), t('forum:views', { count: views })]
    for (const [screen, path] of Object.entries({ forum: '/forum', post })) {
      await visit(path)
      const said = await readAloud(page)
      for (const count of counts)
        expect.soft(timesSaid(count, said), `${count} on ${screen}`).toBe(1)
      expectTranscript(`${screen}.${language}`, said)
    }
  })

  test('a screen reader says each error once when a form is refused', async ({
    page,
    visit,
    watch,
    language,
    t,
  }) => {
    watch.expectStatus(400, 2)
    await visit('/auth/signup')
    await expectRefusal(page, page.getByRole('button', { name: t('auth:createAccount') }), [
      t('notice.sign-up-failed.title'),
      ...['username', 'email', 'confirmPassword'].map((name) => problemIn(t, name, 'required')),
      problemIn(t, 'password', 'passwordMissing'),
    ])
    expectTranscript(`sign-up-refused.${language}`, await readAloud(page))

    await visit('/')
    const contact = page.locator('#contact')
    await contact.locator('[name="links"]').fill('my page')
    await expectRefusal(page, contact.getByRole('button', { name: t('contact:send') }), [
      ...['name', 'email', 'message'].map((name) => problemIn(t, name, 'required')),
      t('problems:linkFormat'),
    ])
    expectTranscript(`contact-refused.${language}`, await readAloud(page))
  })

  test('a screen reader says once that a message was sent', async ({
    page,
    visit,
    language,
    t,
  }) => {
    await visit('/')
    const contact = page.locator('#contact')
    const typed = { name: 'Asha', email: 'asha@example.com', message: 'A word to you' }
    for (const [name, value] of Object.entries(typed))
      await contact.locator(`[name="${name}"]`).fill(value)
    await startReader(page)
    await contact.getByRole('button', { name: t('contact:send') }).click()
    const button = t('contact:sentButton', { id: '' }).trim()
    for (const words of [t('contact:sentStatus'), button])
      await expect.poll(async () => (await heard(page)).join()).toContain(words)
    const said = await heard(page)
    expect(timesSaid(t('contact:sentStatus'), said)).toBe(1)
    // What takes the focus and what is announced are heard in either order.
    expectTranscript(`contact-sent-announced.${language}`, said.toSorted())
    const id = /[A-HJKMNP-TV-Z2-9]{8}/.exec(said.join(' '))?.[0]
    await visit(`/contact/sent/${id}`)
    expectTranscript(`contact-sent.${language}`, await readAloud(page))
  })

  test('a screen reader says what a member writes, and why it is refused', async ({
    visit,
    watch,
    member: { page },
    post,
    language,
    t,
  }) => {
    watch.expectStatus(400)
    await visit('/forum/new')
    await expectRefusal(page, page.getByRole('button', { name: t('writing:publish') }), [
      t('notice.post-failed.title'),
      problemIn(t, 'title', 'required'),
      problemIn(t, 'content', 'required'),
    ])
    expectTranscript(`new-post-refused.${language}`, await readAloud(page))

    await visit(post)
    expectTranscript(`post-of-a-member.${language}`, await readAloud(page))
    await page.getByRole('button', { name: t('forum:like'), exact: true }).click()
    const count = t('forum:likes', { count: likes + 1 })
    await expect(page.getByText(count)).toBeVisible()
    const liked = await readAloud(page)
    expect(liked).toContain(`button, ${t('forum:like')}, pressed`)
    expect(timesSaid(count, liked)).toBe(1)
  })
})

inBothLanguages(() => {
  test('a screen reader says what is new in a thread, what helped, and that topics are hidden', async ({
    visit,
    member: { page, context },
    newAuthor,
    language,
    t,
  }) => {
    const question = { title: 'Tired after each period', isAnonymous: true }
    const post = await publishPost(context.request, question)
    const other = await newAuthor()
    for (const content of ['The first answer', 'The second answer'])
      await publishComment(other.request, post, { content })
    await visit(`${post}?comment=new`)
    await page
      .getByRole('button', { name: t('thread:helped.me') })
      .first()
      .click()
    await expect(page.locator('.byline').getByText(t('thread:helped.badge'))).toBeVisible()
    const said = await readAloud(page)
    expect(timesSaid(t('thread:fresh.today'), said)).toBe(1)
    expect(timesSaid(t('thread:helped.badge'), said)).toBe(1)
    expectTranscript(`post-answered.${language}`, said)

    const hidden = { hiddenTopics: ['pregnancy'] }
    await context.request.patch('/api/auth/me/preferences', { data: hidden })
    await visit('/forum')
    expect(timesSaid(t('thread:hidden.sentence'), await readAloud(page))).toBe(1)
  })

  test('a screen reader says what came of a search and of a report', async ({
    visit,
    member: { page },
    post,
    language,
    t,
  }) => {
    await visit('/forum')
    await startReader(page)
    await page.locator('#q').fill('nothingofthekind')
    await page.locator('#q').press('Enter')
    const none = t('list:foundNone', { query: 'nothingofthekind' })
    await expect.poll(async () => timesSaid(none, await heard(page))).toBe(1)
    expectTranscript(`search-announced.${language}`, await heard(page))

    await visit(`${post}/report`)
    await page.locator('main [name="reason"]').nth(1).check()
    await startReader(page)
    await page.getByRole('button', { name: t('moderation:report.send') }).click()
    const done = t('moderation:report.doneTitle')
    await expect.poll(async () => timesSaid(done, await heard(page))).toBe(1)
    expectTranscript(`report-announced.${language}`, await heard(page))
  })

  test('a screen reader says that a thread is no longer followed', async ({
    visit,
    member: { page },
    newAuthor,
    post,
    t,
    language,
  }) => {
    await publishComment(page.context().request, post, { content: 'I would like to know too' })
    await publishComment((await newAuthor()).request, post, { content: 'So would I' })
    await visit('/profile/answers')
    await startReader(page)
    await page.locator('main form:has([name="unfollow"]) button').click()
    const done = t('notice.unfollowed.title')
    await expect.poll(async () => timesSaid(done, await heard(page))).toBe(1)
    expectTranscript(`unfollowed-announced.${language}`, await heard(page))
  })

  test('a screen reader says that a dialog could not be saved', async ({
    visit,
    watch,
    context,
    member: { page },
    language,
    t,
  }) => {
    watch.expectOffline()
    await visit('/profile')
    await page.getByRole('link', { name: t('profile:edit') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name="bio"]').fill('Words to keep')
    // The counter has its say a moment later.
    await expect(dialog.getByRole('status').filter({ hasText: '13' })).toBeAttached()
    await page.waitForLoadState('networkidle')
    await startReader(page)
    const save = dialog.getByRole('button', { name: t('profile:save') })
    await context.setOffline(true)
    await save.press('Enter')
    const failed = t('notice.profile-unsent.description')
    await expect.poll(async () => timesSaid(failed, await heard(page))).toBe(1)
    expectTranscript(`dialog-failed-announced.${language}`, await heard(page))
    await context.setOffline(false)
  })

  test('a screen reader says what is asked before a post is deleted', async ({
    visit,
    member: { page, context, username },
    language,
    t,
  }) => {
    await visit(await publishPost(context.request, { title: `To delete ${username}` }))
    await startReader(page)
    await openMenu(page.locator('article.post'))
    await page.getByRole('button', { name: t('forum:delete'), exact: true }).click()
    await expect
      .poll(async () => timesSaid(t('forum:deletePostText'), await heard(page)))
      .toBeGreaterThan(0)
    expectTranscript(`delete-asked.${language}`, await heard(page))
  })
})

/** Sends a form, and expects its problems to be said as soon as the answer is there, and each of them once. */
async function expectRefusal(page: Page, button: Locator, problems: string[]) {
  await startReader(page)
  await button.click()
  await expect(page.locator('main .summary')).toBeFocused()
  await expect.poll(async () => timesSaid(problems.at(-1) ?? '', await heard(page))).toBe(1)
  for (const problem of problems)
    expect.soft(timesSaid(problem, await heard(page)), problem).toBe(1)
}
