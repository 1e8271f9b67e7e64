import { expectNotice } from '../../support/expect-notice'
import { expectRefusal } from '../../support/expect-refusal'
import { expireSessions } from '../../support/expire-sessions'
import { addTwoFactor } from '../../support/give-role'
import { publishPost } from '../../support/publish'
import { signInAgain } from '../../support/sign-in-again'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('an author asks again without a name, and a second moderator shows it again', async ({
    visit,
    page,
    member,
    asMember,
    site,
    t,
  }) => {
    const second = await asMember('moderator')
    await addTwoFactor(site, second.username)
    const title = `Asked by ${member.username}`
    const post = await publishPost(member.context.request, { title, isAnonymous: true })
    const path = new URL(post, 'http://site.example').pathname.replace('/forum/post/', '')
    const first = await asMember('moderator')
    await visit(`/moderation/post/${path}`, first.page)
    const remove = first.page.locator('details', {
      has: first.page.locator('input[value=remove]'),
    })
    await remove.locator('summary').first().click()
    await remove.locator('select').selectOption('privacy')
    await remove.getByRole('button').click()
    await expect(remove).toHaveCount(0)

    await visit('/profile')
    const card = page.locator('.post-card', { hasText: title })
    await expect(card).toContainText(t('moderation:reason.privacy'))
    await expect(card).toContainText(t('appeal:again.privacy'))
    await card.locator('summary', { hasText: t('appeal:open') }).click()
    await card.getByLabel(t('appeal:message')).fill('It is about myself')
    await card.getByRole('button', { name: t('appeal:send') }).click()
    await expect(page).toHaveURL(/\/profile$/)
    await expect(card).toContainText(t('profile:asked'))

    await visit(`/moderation/post/${path}`, first.page)
    await expect(first.page.locator('#main')).toContainText(t('moderation:appeal.ownRemoval'))
    await expect(first.page.locator('input[value=answerAppeal]')).toHaveCount(0)

    await visit('/moderation?reason=appeal', second.page)
    // Only the hour of an appeal is stored.
    await expect(second.page.locator('#main')).not.toContainText(t('moderation:oldest.now'))
    const row = second.page.locator('.queued', { hasText: title })
    await expect(row).toContainText('It is about myself')
    await expect(row).not.toContainText(t('moderation:reportedBy', { count: 0 }))
    await row.getByRole('link', { name: t('moderation:openOf', { title }) }).click()
    const answer = second.page.locator('details', {
      has: second.page.locator('input[value=answerAppeal]'),
    })
    await answer.locator('summary').click()
    await answer.locator('select').selectOption('restore')
    await answer.getByRole('button').click()
    await expect(answer).toHaveCount(0)

    await visit('/profile')
    await expect(card).toContainText(t('appeal:state.restore'))
    await visit(post)
    await expect(page.locator('h1')).toContainText(title)
  })

  test('what cannot be sent stays in its form on the profile', async ({
    visit,
    page,
    member,
    asMember,
    watch,
    site,
    network: { goOffline, goOnline },
    javaScriptEnabled,
    t,
  }) => {
    const title = `Long of ${member.username}`
    const post = await publishPost(member.context.request, { title, isAnonymous: true })
    const id = post.split('/').pop() ?? ''
    const { context } = await asMember('moderator')
    await context.request.post(`/moderation/post/${id}`, {
      form: { action: 'remove', reason: 'spam' },
    })
    await visit(`/forum/post/${id}/appeal`)
    await expect(page).toHaveURL(/\/profile$/)
    const card = page.locator('.post-card', { hasText: title })
    await expect(card).toContainText(t('appeal:again.spam'))
    await page.locator('summary', { hasText: t('writing:guidelines') }).click()
    await expect(page.getByText(t('writing:guideline.respect'))).toBeVisible()
    await card.locator('summary', { hasText: t('appeal:open') }).click()
    const box = card.getByLabel(t('appeal:message'))
    const send = () => card.getByRole('button', { name: t('appeal:send') }).click()
    const where = { page, t, watch, javaScriptEnabled }
    await expectRefusal(where, { problems: { message: t('problems:appealMissing') } }, send)
    // The address names no item, not even after the link to the field.
    expect(page.url()).not.toContain(id)
    await box.fill('It was a mistake')
    if (javaScriptEnabled) {
      await goOffline()
      await send()
      await expectNotice(page, t, 'update-failed')
      await expect(box).toHaveValue('It was a mistake')
      expect(page.url()).not.toContain(id)
      await goOnline()
    }
    await expireSessions(site, member.username)
    await send()
    await signInAgain(page, member)
    await expect(page).toHaveURL(/\/profile$/)
    await expect(box).toHaveValue('It was a mistake')
    await send()
    await expect(card).toContainText(t('appeal:state.open'))
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.locator('main textarea')).toHaveCount(0)
  })
})
