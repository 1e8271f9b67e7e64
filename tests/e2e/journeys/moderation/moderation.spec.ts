import type { Page } from '@playwright/test'
import { expectResult, sayAfter } from '../../support/expect-result'
import { followLink } from '../../support/follow-link'
import { goToAccount, goToForum, goToPost, goToProfile } from '../../support/go-on'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { publishComment, publishPost } from '../../support/publish'
import { publishReported } from '../../support/reported'
import { expect, inBothLanguages, test } from '../../support/test'
import type { Words } from '../../support/words'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

type Action = 'lock' | 'restore' | 'unsuspend'
type Reason = 'quarrel' | 'mistake'

async function act(page: Page, t: Words, action: Action, reason: Reason) {
  const form = page.locator('details', { hasText: t(`moderation:hint.${action}`) })
  await form.locator('summary').first().click()
  await form.getByLabel(t('moderation:why')).selectOption(reason)
  await form.getByRole('button').click()
  // A finished action is no longer possible.
  await expect(form).toHaveCount(0)
}

inBothLanguages(() => {
  test('a report leads to a removal, which its author and its reporter are told, until it ends', async ({
    visit,
    watch,
    member: { page },
    asMember,
    javaScriptEnabled,
    t,
  }) => {
    const author = await asMember()
    const title = `Rude words of ${author.username}`
    const content = 'What a bitch of a day.'
    const post = await publishPost(author.context.request, { title, content })

    await visit(post)
    await page.locator('article.post .more summary').click()
    await page
      .locator('article.post .more')
      .getByRole('link', { name: t('thread:report') })
      .click()
    await expect(page).toHaveURL(/report$/)
    watch.expectStatus(400)
    await page.getByLabel(t('moderation:report.note')).fill('Please look')
    await page.getByRole('button', { name: t('moderation:report.send') }).click()
    await expect(page.locator('.summary')).toBeVisible()
    await expect(page.getByLabel(t('moderation:report.note'))).toHaveValue('Please look')
    await page.getByRole('radio', { name: t('moderation:reason.abuse') }).check()
    await sayAfter(page, javaScriptEnabled, t('moderation:report.send'))
    await expectResult(page, javaScriptEnabled, t('moderation:report.doneTitle'))
    await expect(page.getByText(t('moderation:report.done'))).toBeVisible()
    await expectGoodScreen(page, 'a report that was sent')

    const { page: moderating } = await asMember('moderator')
    await visit('/moderation', moderating)
    await moderating.getByRole('link', { name: title, exact: true }).click()
    await expect(moderating.getByText('Please look')).toBeVisible()
    await expect(moderating.getByRole('heading', { level: 1 })).toContainText(title)
    const original = moderating.locator('details', { hasText: t('moderation:original') })
    await expect(original.getByText(content)).toBeHidden()
    await original.locator('summary').click()
    await expect(original.getByText(content)).toBeVisible()
    await expect(moderating.locator('.site-header a[href="/moderation"]')).toHaveText(/\(\d+\)$/)
    const remove = moderating.locator('details', { hasText: t('moderation:hint.remove') })
    await remove.locator('summary').first().click()
    watch.expectStatus(400)
    await remove.getByRole('button').click()
    await expect(moderating.locator('.summary')).toBeVisible()
    await remove.getByLabel(t('moderation:why')).selectOption('abuse')
    await remove.getByRole('button').click()
    const because = t('moderation:state.removed', { reason: t('moderation:reason.abuse') })
    await expect(moderating.getByText(because)).toBeVisible()
    await moderating.locator('main .back').click()
    await moderating.getByRole('link', { name: t('moderation:log'), exact: true }).click()
    await expect(moderating.locator('main ol')).toContainText(t('moderation:did.remove'))

    const told = t('thread:removedBecause', { reason: t('moderation:reason.abuse') })
    // Her browser's history must not reveal that she may read it.
    await visit(post, author.page)
    await expect(author.page).toHaveURL(/\/forum$/)
    await goToProfile(author.page, t)
    const card = author.page.locator('.post-card', { hasText: title })
    await expect(card).toContainText(told)
    await card.getByText(t('profile:whatYouWrote')).click()
    await expect(card.locator('.text')).toBeVisible()
    await page.getByRole('link', { name: t('moderation:report.back') }).click()
    await expect(page).toHaveURL(/\/forum(\?|$)/)
    await goToAccount(page, t, t('settings:reports'))
    await expect(page.getByText(t('moderation:myReports.upheld'))).toBeVisible()
    await visit(post.replace('/forum/', '/moderation/'), moderating)
    await act(moderating, t, 'restore', 'mistake')
    await visit(post, author.page)
    await expect(author.page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  test('a moderator has the actions beside the item or one press away, and goes on to the next @scripts', async ({
    visit,
    member,
    asMember,
    t,
  }) => {
    const author = await asMember()
    const reported = (title: string) => publishReported(author, member, { title, reason: 'abuse' })
    const post = await reported(`First of ${author.username}`)
    await reported(`Second of ${author.username}`)
    const { page } = await asMember('moderator')
    await page.setViewportSize({ width: 1280, height: 800 })
    await visit(post.replace('/forum/', '/moderation/'), page)
    const current = page.locator('.site-header [aria-current]')
    await expect(current).toHaveAttribute('href', '/moderation')
    const item = await page.getByRole('region', { name: t('moderation:whatItSays') }).boundingBox()
    const actions = await page.locator('#decide').boundingBox()
    expect(actions?.x).toBeGreaterThan((item?.x ?? 0) + (item?.width ?? 0))
    await page.setViewportSize({ width: 320, height: 640 })
    const bar = page.getByRole('navigation', { name: t('moderation:goOn') })
    await expect(bar).toBeInViewport({ ratio: 1 })
    await bar.getByRole('link', { name: t('moderation:decide') }).click()
    await expect(page.locator('#decide summary').first()).toBeInViewport()
    await bar.getByRole('link', { name: t('moderation:next') }).click()
    await expect(page).not.toHaveURL(new RegExp(`${post.split('/').at(-1)}|#`))
  })

  test('a thread is closed, and what was written meanwhile is kept', async ({
    page,
    visit,
    watch,
    member,
    asMember,
    t,
  }) => {
    const post = await publishPost(member.context.request, { title: `Of ${member.username}` })
    await publishComment(member.context.request, post, { content: 'In time' })
    await visit(post)
    await page.locator('main [name="content"]').fill('Almost too late')
    const { page: moderating } = await asMember('moderator')
    await visit(post.replace('/forum/', '/moderation/'), moderating)
    await act(moderating, t, 'lock', 'quarrel')
    await expect(moderating.getByText(t('moderation:state.locked'))).toBeVisible()
    watch.expectStatus(403)
    await page.getByRole('button', { name: t('forum:postComment') }).click()
    await expect(page.locator('.summary')).toContainText(t('problems:locked'))
    await expect(page.locator('main [name="content"]')).toHaveValue('Almost too late')
    await goToPost(page, t, `Of ${member.username}`)
    await expect(page.getByText(t('thread:writeLimit.locked'))).toBeVisible()
    await expect(page.locator('main [name="content"]')).toHaveCount(0)
    await expect(page.getByText('In time')).toBeVisible()
    await expect(page.locator('main a[href*="reply="]')).toHaveCount(0)
    await expectGoodScreen(page, 'a closed thread')
  })

  test('a suspended member reads in words until when', async ({
    page,
    visit,
    watch,
    member,
    asMember,
    t,
  }) => {
    const post = await publishPost(member.context.request, { title: `By ${member.username}` })
    await visit('/forum/new')
    await page.locator('[name="title"]').fill('Kept for later')
    await page.locator('[name="content"]').fill('Enough words to be kept.')
    const { page: moderating } = await asMember('moderator')
    await visit(post.replace('/forum/', '/moderation/'), moderating)
    await moderating.getByRole('link', { name: t('moderation:aboutMember') }).click()
    await expect(moderating.getByText(t('moderation:memberText'))).toBeVisible()
    await moderating.locator('details summary').click()
    await moderating.getByLabel(t('moderation:days')).selectOption('3')
    await moderating.getByLabel(t('moderation:why')).selectOption('abuse')
    await moderating.locator('details').getByRole('button').click()
    for (const part of t('moderation:suspendedUntil', { until: '|' }).split('|'))
      await expect(moderating.locator('main')).toContainText(part.trim())

    watch.expectStatus(403)
    await page.getByRole('button', { name: t('writing:publish') }).click()
    await expect(page.locator('.summary')).toContainText(t('problems:suspended'))
    await expect(page.locator('[name="title"]')).toHaveValue('Kept for later')
    const words = t('thread:suspended', { until: '|' }).split('|')
    for (const goOn of [
      () => goToPost(page, t, `By ${member.username}`),
      () => goToProfile(page, t),
    ]) {
      await goOn()
      for (const part of words)
        await expect(page.locator('.panel').first()).toContainText(part.trim())
    }
    await goToForum(page, t)
    await followLink(page, t('list:newPost'))
    await expect(page).toHaveURL(/\/profile$/)
    await expectGoodScreen(page, 'the profile of a suspended member')
    await act(moderating, t, 'unsuspend', 'mistake')
    await expect(moderating.locator('main')).toContainText(t('moderation:notSuspended'))
  })

  test('who wrote what is anonymous is told once, for a password and a reason, and its author finds that', async ({
    page,
    visit,
    watch,
    member,
    asMember,
    t,
  }) => {
    const title = `Nameless ${Date.now()}`
    const post = await publishPost(member.context.request, { title, isAnonymous: true })
    const { page: moderating, password } = await asMember('moderator')
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
    await expect(moderating.locator('.summary')).toContainText(t('problems:passwordWrong'))
    await expect(moderating.locator('main')).not.toContainText(member.username)
    await reveal.locator('[name="password"]').fill(password)
    await press.dblclick()
    const told = moderating.locator('.panel').first()
    await expect(told).toContainText(`@${member.username}`)
    await expect(told.getByRole('link', { name: t('moderation:aboutMember') })).toBeVisible()
    const later = await moderating.context().newPage()
    await visit(path, later)
    await expect(later.locator('main')).not.toContainText(member.username)
    await expect(later.locator('main')).not.toContainText(t('moderation:did.reveal'))
    const { page: admin } = await asMember('admin')
    await visit(path, admin)
    const line = admin.locator('main ol > li', { hasText: t('moderation:did.reveal') })
    await expect(line).toHaveCount(1)
    await visit('/profile')
    await page.locator('a[href="/profile/reveals"]').click()
    await expect(page.locator('.post-card')).toHaveCount(1)
    await expect(page.locator('.post-card')).toContainText(t('moderation:reason.risk'))
    await expect(page.locator('main')).not.toContainText(title)
  })

  test('a slow thread says so, and why @scripts', async ({ visit, page, member, asMember, t }) => {
    const post = await publishPost(member.context.request, {
      title: `Slow of ${member.username}`,
    })
    const { context } = await asMember('moderator')
    await context.request.post(post.replace('/forum/', '/moderation/'), {
      form: { action: 'slow', reason: 'quarrel', days: '3' },
    })
    await visit(post)
    for (const part of t('thread:writeLimit.until.slow', { until: '|' }).split('|'))
      await expect(page.locator('.comments')).toContainText(part.trim())
    await expect(page.locator('.comments')).toContainText(t('moderation:reason.quarrel'))
  })
})
