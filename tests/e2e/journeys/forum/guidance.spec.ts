import { randomUUID } from 'node:crypto'
import { publishPost } from '../../support/publish'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { expect, inBothLanguages, test } from '../../support/test'

const number = '९८७६५ ४३२१०'

inBothLanguages(() => {
  test('a phone number in Devanagari digits is taken out before a post is published', async ({
    page,
    visit,
    watch,
    member,
    javaScriptEnabled,
    t,
  }) => {
    const title = `Asked first ${member.username}`
    await visit('/forum/new')
    await page.locator('main [name="title"]').fill(title)
    await page.locator('main [name="content"]').fill(`Nobody sleeps here.\n\nCall ${number} then.`)
    watch.expectStatus(400)
    await page.getByRole('button', { name: t('writing:publish') }).click()

    const panel = page.getByRole('region', { name: t('guidance:heading') })
    await expect(panel.locator('mark')).toHaveText([number])
    await expect(panel).toContainText(t('guidance:kind.phone'))
    const heading = panel.getByRole('heading')
    if (javaScriptEnabled) await expect(heading).toBeFocused()
    await expect(page.locator('main [name="title"]')).toHaveValue(title)
    await expectGoodScreen(page, 'a question before publishing')

    await panel.getByRole('link', { name: t('guidance:goBack') }).click()
    await expect(page.locator('main [name="content"]')).toHaveValue(new RegExp(number))
    if (javaScriptEnabled) await expect(page.locator('main [name="content"]')).toBeFocused()
    await panel.getByRole('button', { name: t('guidance:takeOut') }).click()
    await expect(page).toHaveURL('/forum')
    await page.getByRole('link', { name: title }).first().click()
    await expect(page.locator('.post .text')).toContainText(
      `Call ${t('guidance:word.phone')} then.`,
    )
  })

  test('a comment is published as it is by whoever wants it so', async ({
    page,
    visit,
    watch,
    member,
    sameDocument,
    t,
  }) => {
    await visit(await publishPost(member.context.request, { title: `As it is ${member.username}` }))
    await sameDocument.mark()
    await page.locator('main [name="content"]').fill(`Mine is ${number}.`)
    watch.expectStatus(400)
    await page.getByRole('button', { name: t('forum:postComment') }).click()
    const panel = page.getByRole('region', { name: t('guidance:heading') })
    await panel.getByRole('button', { name: t('guidance:publish') }).click()
    await expect(page.locator('.threads .text')).toHaveText(`Mine is ${number}.`)
    await expect(panel).toHaveCount(0)
    await expect(page.locator('main [name="content"]')).toHaveValue('')
    await sameDocument.check()
  })

  test('a named comment that repeats an own anonymous post is asked about', async ({
    page,
    visit,
    watch,
    member,
    newAuthor,
    t,
  }) => {
    const { request } = member.context
    const words = 'Since March I wake at three every night and cannot sleep any more'
    await publishPost(request, { title: randomUUID(), content: words, isAnonymous: true })
    const other = await newAuthor()
    await visit(await publishPost(other.request, { title: randomUUID() }))
    await page.locator('main [name="content"]').fill(words)
    watch.expectStatus(400)
    await page.getByRole('button', { name: t('forum:postComment') }).click()
    const panel = page.getByRole('region', { name: t('guidance:heading') })
    await expect(panel).toContainText(t('guidance:kind.own-anonymous-words'))
    await expect(panel.locator('mark')).toHaveText([words])
    await expect(panel.getByRole('button', { name: t('guidance:takeOut') })).toHaveCount(0)
    await expect(page.locator('main [name="content"]')).toHaveValue(words)
  })
})
