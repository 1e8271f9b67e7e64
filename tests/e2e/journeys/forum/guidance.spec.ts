import { randomUUID } from 'node:crypto'
import { openMenu } from '../../support/open-menu'
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

    // Enter does not answer the question: it sends the form again.
    watch.expectStatus(400)
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.locator('main [name="isAnonymous"]').first().press('Enter')
    expect((await answer).status()).toBe(400)
    await expect(panel.locator('mark')).toHaveText([number])
    await panel.getByRole('link', { name: t('guidance:goBack') }).click()
    await expect(page.locator('main [name="content"]')).toHaveValue(new RegExp(number))
    if (javaScriptEnabled) await expect(page.locator('main [name="content"]')).toBeFocused()
    await panel.getByRole('button', { name: t('guidance:takeOutAndPublish', { count: 1 }) }).click()
    await expect(page).toHaveURL('/forum')
    await page.getByRole('link', { name: title }).first().click()
    await expect(page.locator('.post .text')).toContainText(
      `Call ${t('guidance:word.phone')} then.`,
    )
  })

  test('a comment is published as it is by whoever wants it so @scripts', async ({
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

  test('what was taken out stays out of what is published after the next question @scripts', async ({
    page,
    visit,
    watch,
    member,
    t,
  }) => {
    const { request } = member.context
    const panel = page.getByRole('region', { name: t('guidance:heading') })
    const content = page.locator('main [name="content"]')
    const taken = `Call ${t('guidance:word.phone')}. You should take 500 mg of metformin.`
    const send = async (press: () => Promise<unknown>) => {
      watch.expectStatus(400)
      await press()
      await expect(panel.locator('mark')).toHaveCount(2)
      await expect(panel).toContainText(t('guidance:kind.dose'))
      watch.expectStatus(400)
      const what = t('guidance:word.phone').slice(1, -1)
      await panel.getByRole('button', { name: t('guidance:takeOut', { what }) }).click()
      await expect(panel.locator('mark')).toHaveCount(1)
      await expect(content).toHaveValue(taken)
      await panel.getByRole('button', { name: t('guidance:publish') }).click()
    }
    const path = await publishPost(request, { title: `Taken out ${member.username}` })
    await visit(path)
    await content.fill(`Call ${number}. You should take 500 mg of metformin.`)
    await send(() => page.getByRole('button', { name: t('forum:postComment') }).click())
    const comment = page.locator('.threads .text')
    await expect(comment).toHaveText(taken)

    await openMenu(page.locator('article.post'))
    await page.locator('article.post button[value="edit"]').click()
    await expect(page.locator('main h1')).toHaveText(t('writing:editPost'))
    await content.fill(`Call ${number}. You should take 500 mg of metformin.`)
    await send(() => page.getByRole('button', { name: t('writing:save') }).click())
    await expect(page.locator('.post .text')).toHaveText(taken)
  })

  test('a named comment that repeats an own anonymous post is asked about @scripts', async ({
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
    await expect(panel.locator('button[name="takeOut"]')).toHaveCount(0)
    await expect(page.locator('main [name="content"]')).toHaveValue(words)
  })
})
