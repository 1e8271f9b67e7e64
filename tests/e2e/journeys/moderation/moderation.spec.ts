import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible, expectNarrow } from '../../support/axe'
import { signIn } from '../../support/member'
import { publishComment, publishPost } from '../../support/publish'
import { expect, inBothLanguages, test } from '../../support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

type Known = { username: string; password: string; role: string }

const moderatorOf = (members: Known[]) => ({
  ...{ username: '', password: '' },
  ...members.find(({ role }) => role === 'moderator'),
})

async function asModerator(open: () => Promise<BrowserContext>, members: Known[]): Promise<Page> {
  const context = await open()
  await signIn(context.request, moderatorOf(members))
  // The welcome is read away.
  await context.request.get('/forum')
  return context.newPage()
}

async function expectGood(page: Page, what: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(/\S/)
  await expectAccessible(page, what)
  await expectNarrow(page, what)
}

inBothLanguages(() => {
  test('a report leads to a removal, which its author and its reporter are told', async ({
    page,
    visit,
    watch,
    member,
    asMember,
    openBrowser,
    site,
    t,
  }) => {
    test.setTimeout(120_000)
    const author = await asMember()
    const title = `Rude words of ${author.username}`
    const post = await publishPost(author.context.request, { title })

    await visit(post)
    await page
      .locator('.post-foot')
      .getByRole('link', { name: t('thread:report') })
      .click()
    await expect(page).toHaveURL(/report$/)
    await expectGood(page, 'the report form')
    watch.expectStatus(400)
    await page.getByLabel(t('moderation:report.note')).fill('Please look')
    await page.getByRole('button', { name: t('moderation:report.send') }).click()
    await expect(page.locator('.summary')).toBeVisible()
    await expect(page.getByLabel(t('moderation:report.note'))).toHaveValue('Please look')
    await page.getByLabel(t('moderation:report.why')).selectOption('abuse')
    await page.getByRole('button', { name: t('moderation:report.send') }).click()
    await expect(page.getByText(t('moderation:report.done'))).toBeVisible()
    await expectGood(page, 'a report that was sent')

    const moderating = await asModerator(openBrowser, site.members)
    await visit('/moderation', moderating)
    await expectGood(moderating, 'the queue')
    await moderating.getByRole('link', { name: title }).click()
    await expect(moderating.getByText('Please look')).toBeVisible()
    await expectGood(moderating, 'a reported post')
    const remove = moderating.locator('details', { hasText: t('moderation:hint.remove') })
    await remove.locator('summary').click()
    watch.expectStatus(400)
    await remove.getByRole('button').click()
    await expect(moderating.locator('.summary')).toBeVisible()
    await expectAccessible(moderating, 'a removal without a reason')
    await remove.getByLabel(t('moderation:why')).selectOption('abuse')
    await remove.getByRole('button').click()
    const because = t('moderation:state.removed', { reason: t('moderation:reason.abuse') })
    await expect(moderating.getByText(because)).toBeVisible()
    await visit('/moderation/log', moderating)
    await expect(moderating.locator('.log')).toContainText(t('moderation:did.remove'))
    await expectGood(moderating, 'the log')

    const told = t('thread:removedBecause', { reason: t('moderation:reason.abuse') })
    await visit(post, author.page)
    await expect(author.page.getByText(told)).toBeVisible()
    await expectGood(author.page, 'a removed post to its author')
    await visit('/profile', author.page)
    await expect(author.page.getByText(told)).toBeVisible()
    await visit(post)
    await expect(page).toHaveURL(/\/forum(\?|$)/)
    await visit('/profile/reports')
    await expect(page.getByText(t('moderation:myReports.upheld'))).toBeVisible()
    await expectGood(page, 'own reports')
    expect(member.username).not.toBe('')
  })

  test('a thread is closed, and what was written meanwhile is kept', async ({
    page,
    visit,
    watch,
    member,
    openBrowser,
    site,
    t,
  }) => {
    const post = await publishPost(member.context.request, { title: `Of ${member.username}` })
    await visit(post)
    await page.locator('main [name="content"]').fill('Almost too late')
    const moderating = await asModerator(openBrowser, site.members)
    await visit(post.replace('/forum/', '/moderation/'), moderating)
    const lock = moderating.locator('details', { hasText: t('moderation:hint.lock') })
    await lock.locator('summary').click()
    await lock.getByLabel(t('moderation:why')).selectOption('quarrel')
    await lock.getByRole('button').click()
    await expect(moderating.getByText(t('moderation:state.locked'))).toBeVisible()
    watch.expectStatus(400)
    await page.getByRole('button', { name: t('forum:postComment') }).click()
    await expect(page.locator('.summary')).toContainText(t('forms:problem.locked'))
    await expect(page.locator('main [name="content"]')).toHaveValue('Almost too late')
    await visit(post)
    await expect(page.getByText(t('thread:locked'))).toBeVisible()
    await expect(page.locator('main [name="content"]')).toHaveCount(0)
    await expectGood(page, 'a closed thread')
  })

  test('a suspended member reads in words until when', async ({
    page,
    visit,
    watch,
    member,
    openBrowser,
    site,
    t,
  }) => {
    const post = await publishPost(member.context.request, { title: `By ${member.username}` })
    await visit('/forum/new')
    await page.locator('[name="title"]').fill('Kept for later')
    await page.locator('[name="content"]').fill('Enough words to be kept.')
    const moderating = await asModerator(openBrowser, site.members)
    await visit(post.replace('/forum/', '/moderation/'), moderating)
    await moderating.getByRole('link', { name: t('moderation:aboutMember') }).click()
    await expectGood(moderating, 'a member, to moderators')
    await moderating.locator('details summary').click()
    await moderating.getByLabel(t('moderation:days')).selectOption('3')
    await moderating.getByLabel(t('moderation:why')).selectOption('abuse')
    await moderating.locator('details').getByRole('button').click()
    for (const part of t('moderation:suspendedUntil', { until: '|' }).split('|'))
      await expect(moderating.locator('main')).toContainText(part.trim())

    watch.expectStatus(400)
    await page.getByRole('button', { name: t('writing:publish') }).click()
    await expect(page.locator('.summary')).toContainText(t('forms:problem.suspended'))
    await expect(page.locator('[name="title"]')).toHaveValue('Kept for later')
    const words = t('thread:suspended', { until: '|' }).split('|')
    for (const path of [post, '/profile']) {
      await visit(path)
      for (const part of words)
        await expect(page.locator('.panel').first()).toContainText(part.trim())
    }
    await page.goto('/forum/new')
    await expect(page).toHaveURL(/\/profile$/)
    await expectGood(page, 'the profile of a suspended member')
  })

  test('who wrote what is anonymous is told once, for a password and a reason, and its author finds that', async ({
    page,
    visit,
    watch,
    member,
    openBrowser,
    site,
    t,
  }) => {
    const title = `Nameless ${Date.now()}`
    const post = await publishPost(member.context.request, { title, isAnonymous: 'on' })
    const moderating = await asModerator(openBrowser, site.members)
    const path = post.replace('/forum/', '/moderation/')
    await visit(path, moderating)
    await expect(moderating.locator('main')).not.toContainText(member.username)
    const reveal = moderating.locator('details', { hasText: t('moderation:hint.reveal') })
    await reveal.locator('summary').click()
    await reveal.getByLabel(t('moderation:why')).selectOption('risk')
    const press = reveal.getByRole('button', { name: t('moderation:do.reveal') })
    watch.expectStatus(400)
    await reveal.locator('[name="password"]').fill('not the password')
    await press.click()
    await expect(moderating.locator('.summary')).toContainText(t('forms:problem.passwordWrong'))
    await expect(moderating.locator('main')).not.toContainText(member.username)
    await expectAccessible(moderating, 'a reveal with a wrong password')
    await reveal.locator('[name="password"]').fill(moderatorOf(site.members).password)
    await press.dblclick()
    await expect(moderating.locator('.panel').first()).toContainText(`@${member.username}`)
    await expectAccessible(moderating, 'an author who was looked up')
    await visit(path, moderating)
    await expect(moderating.locator('main')).not.toContainText(member.username)
    const line = moderating.locator('.log li', { hasText: t('moderation:did.reveal') })
    await expect(line).toHaveCount(1)
    await visit('/profile')
    await page.locator('a[href="/profile/reveals"]').click()
    await expect(page.locator('.post-card')).toHaveCount(1)
    await expect(page.locator('.post-card')).toContainText(t('moderation:reason.risk'))
    await expect(page.locator('main')).not.toContainText(title)
    await expectGood(page, 'what the author finds of a reveal')
  })

  test('a member no longer sees what another writes, until they want to', async ({
    page,
    visit,
    member,
    asMember,
    t,
  }) => {
    const author = await asMember()
    const own = await publishPost(member.context.request, { title: `Of ${member.username}` })
    const comment = await publishComment(author.context.request, own, { content: 'Unwanted words' })
    await publishComment(member.context.request, own, { content: 'Me', parentCommentId: comment })
    await visit(own)
    await page
      .locator(`#comment-${comment}`)
      .getByRole('link', { name: t('thread:block') })
      .click()
    await expectGood(page, 'the question before blocking')
    await page.getByRole('button', { name: t('moderation:block.do') }).click()
    await expect(page).toHaveURL(/\/profile\/blocks$/)
    await expectGood(page, 'the list of blocked members')
    await visit(own)
    await expect(page.locator(`#comment-${comment}`)).toHaveText(t('thread:unavailable.blocked'))
    await visit('/profile/blocks')
    await page.getByRole('button', { name: author.displayName }).click()
    await expect(page.getByText(t('moderation:block.none'))).toBeVisible()
    await visit(own)
    await expect(page.locator(`#comment-${comment}`)).toContainText('Unwanted words')
  })
})

test('anonymous writers of one thread are told apart', async ({
  page,
  visit,
  member,
  asMember,
  t,
}) => {
  const title = `Who is who ${Date.now()}`
  const post = await publishPost(member.context.request, { title, isAnonymous: 'on' })
  const other = await asMember()
  const form = { content: 'x', isAnonymous: 'on' }
  const second = await publishComment(other.context.request, post, form)
  const first = await publishComment(member.context.request, post, form)
  await visit(post)
  await expect(page.locator(`#comment-${second} .byline`)).toContainText('Anonymous 2')
  await expect(page.locator(`#comment-${second} .byline`)).not.toContainText(t('thread:byPoster'))
  await expect(page.locator(`#comment-${first} .byline`)).toContainText(/Anonymous (?!\d)/)
  await expect(page.locator(`#comment-${first} .byline`)).toContainText(
    ` · ${t('thread:byPoster')}`,
  )
})

test('members and visitors stay outside', async ({ page, visitor, visit, watch, member }) => {
  for (const path of ['/moderation', '/moderation/log']) {
    watch.expectStatus(403)
    await visit(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await visit(path, visitor)
    await expect(visitor).toHaveURL(/\/auth\/signin/)
  }
  const post = await publishPost(member.context.request, { title: `To report ${Date.now()}` })
  await visit(`${post}/report`, visitor)
  await expect(visitor).toHaveURL(/\/auth\/signin/)
})
