import { addTwoFactor } from '../../support/give-role'
import { publishPost } from '../../support/publish'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { expect, inBothLanguages, test } from '../../support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

inBothLanguages(() => {
  test('a second moderator agrees to a look-up, and the first sees the author once', async ({
    page,
    site,
    visit,
    watch,
    member,
    asMember,
    t,
  }) => {
    test.setTimeout(120_000)
    const title = `Nameless ${Date.now()}`
    const post = await publishPost(member.context.request, { title, isAnonymous: true })
    const path = post.replace('/forum/', '/moderation/')
    const [first, second] = [await asMember('moderator'), await asMember('moderator')]
    for (const { username } of [first, second]) await addTwoFactor(site, username)
    const begins = (text: string) => text.split('|')[0] ?? ''

    await visit(path, first.page)
    const reveal = first.page.locator('details', { hasText: t('moderation:hint.reveal') })
    await reveal.locator('summary').click()
    await expect(reveal).toContainText(t('moderation:lookUp.byTwo'))
    await reveal.getByLabel(t('moderation:why')).selectOption('law')
    await reveal.locator('[name="password"]').fill(first.password)
    await reveal.getByRole('button', { name: t('moderation:do.reveal') }).click()
    const note = first.page.getByRole('region', { name: t('moderation:lookUp.title') })
    await expect(note).toContainText(begins(t('moderation:lookUp.waiting', { until: '|' })))
    await expect(first.page.locator('main')).not.toContainText(member.username)

    await visit('/moderation', second.page)
    const list = second.page.getByRole('region', { name: t('moderation:lookUp.listTitle') })
    const card = list.locator('.post-card', { hasText: title })
    await expect(card).toContainText(`@${first.username}`)
    await expect(card).toContainText(t('moderation:reason.law'))
    await card.getByRole('link', { name: title }).click()
    const agree = second.page.locator('details', { hasText: t('moderation:hint.agree') })
    await agree.locator('summary').click()
    await expectGoodScreen(second.page, 'a look-up that waits')
    watch.expectStatus(400)
    await agree.locator('[name="password"]').fill('not the password')
    const press = agree.getByRole('button', { name: t('moderation:do.agree') })
    await press.click()
    await expect(second.page.locator('.summary')).toContainText(t('problems:passwordWrong'))
    await agree.locator('[name="password"]').fill(second.password)
    await press.click()
    await expect(agree).toHaveCount(0)
    await expect(second.page.locator('main')).not.toContainText(member.username)

    const later = await first.context.newPage()
    await visit(path, later)
    const noteLater = later.getByRole('region', { name: t('moderation:lookUp.title') })
    await expect(noteLater).toContainText(begins(t('moderation:lookUp.agreed', { until: '|' })))
    const show = later.locator('details', { hasText: t('moderation:hint.showAuthor') })
    await show.locator('summary').click()
    await show.locator('[name="password"]').fill(first.password)
    await show.getByRole('button', { name: t('moderation:do.showAuthor') }).dblclick()
    await expect(later.locator('.panel').first()).toContainText(`@${member.username}`)
    await expectGoodScreen(later, 'an author whom two looked up')
    const last = await first.context.newPage()
    await visit(path, last)
    await expect(last.locator('#decide')).toBeVisible()
    await expect(last.locator('main')).not.toContainText(member.username)
    await expect(last.getByRole('region', { name: t('moderation:lookUp.title') })).toHaveCount(0)
    await expect(last.locator('main')).not.toContainText(t('moderation:hint.showAuthor'))
    await visit('/profile/reveals')
    await expect(page.locator('.post-card')).toHaveCount(1)
    await expect(page.locator('.post-card')).toContainText(t('moderation:reason.law'))

    const { page: admin } = await asMember('admin')
    await visit(path, admin)
    for (const action of ['askLookUp', 'agreeLookUp', 'reveal'] as const)
      await expect(
        admin.locator('main ol > li', { hasText: t(`moderation:did.${action}`) }),
      ).toHaveCount(1)
    await second.page.locator('main .back').click()
    await second.page.getByRole('link', { name: t('moderation:log'), exact: true }).click()
    await expect(second.page.getByRole('heading', { level: 1 })).toHaveText(
      t('moderation:logTitle'),
    )
    await expect(second.page.locator('main')).not.toContainText(t('moderation:did.reveal'))
    await expect(second.page.locator('main')).toContainText(t('moderation:reveals.text'))
  })
})
