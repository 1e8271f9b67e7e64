import type { Page } from '@playwright/test'
import { goToPost } from '../../support/go-on'
import { publishComment, publishPost } from '../../support/publish'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('beside the box stands what one appears as, and the field grows @scripts', async ({
    page,
    visit,
    member,
    asMember,
    t,
  }) => {
    const author = await asMember()
    const title = `Whose ${author.username}`
    const post = await publishPost(author.context.request, { title, isAnonymous: true })
    const form = { content: 'Second', isAnonymous: true }
    await publishComment((await asMember()).context.request, post, form)
    await visit(post)
    const name = t('thread:numbered', { anonymous: t('thread:anonymous'), number: 3 })
    const named = page.getByText(t('thread:naming.named', { name: member.displayName }))
    const anonymous = page.getByText(t('thread:naming.anonymous', { name }))
    const box = page.locator('main [name="isAnonymous"]')
    await expect(named).toBeVisible()
    await expect(anonymous).toBeHidden()
    // Both are announced before a choice. The visible text next to the box follows the choice.
    await expect(box).toHaveAccessibleDescription(
      `${t('thread:naming.named', { name: member.displayName })} ${t('thread:naming.anonymous', { name })}`,
    )
    await box.check()
    await expect(anonymous).toBeVisible()
    await expect(named).toBeHidden()

    const content = page.locator('main [name="content"]')
    const before = (await content.boundingBox())?.height ?? 0
    await content.fill('line\n'.repeat(12))
    expect((await content.boundingBox())?.height).toBeGreaterThan(before * 1.5)
  })

  test('a draft that is kept says so once, quietly @scripts', async ({
    visit,
    page,
    member,
    t,
  }) => {
    const title = `Where a draft is kept ${member.username}`
    await publishPost(page.context().request, { title })
    await visit('/forum/new')
    await expectKeptQuietly(page, t('forum:draftSaved'))
    await goToPost(page, t, title)
    await expectKeptQuietly(page, t('forum:draftSaved'))
  })

  test('a comment is seen as others will see it before it is posted, and then posted once', async ({
    page,
    visit,
    member,
    asMember,
    sameDocument,
    javaScriptEnabled,
    t,
  }) => {
    const author = await asMember()
    const title = `Seen before ${author.username}`
    const post = await publishPost(author.context.request, { title, isAnonymous: true })
    await visit(post)
    await sameDocument.mark()
    const box = page.locator('main [name="content"]')
    await box.fill('See https://a.example/x\n\n- one\n- two')
    await page.locator('main [name="isAnonymous"]').check()
    const button = page.getByRole('button', { name: t('thread:preview.button') })
    await button.click()
    const preview = page.getByRole('region', { name: t('thread:preview.heading') })
    const name = t('thread:numbered', { anonymous: t('thread:anonymous'), number: 2 })
    await expect(preview.locator('.name')).toHaveText(name)
    await expect(preview.getByRole('link')).toHaveText('https://a.example/x')
    await expect(preview.getByRole('listitem')).toHaveText(['one', 'two'])
    await expect(preview).not.toContainText(member.displayName)
    await expect(preview.getByText(t('thread:preview.note'))).toBeVisible()
    await expect(page).toHaveURL(/#preview$/)
    if (javaScriptEnabled) await expect(preview).toBeFocused()
    else await expect(page).toHaveTitle(new RegExp(`^${t('thread:preview.title', { title })}`))
    await expect(page.locator('.threads')).toHaveCount(0)
    await expect(box).toHaveValue('See https://a.example/x\n\n- one\n- two')
    await expect(page.locator('main [name="isAnonymous"]')).toBeChecked()
    await expectGoodScreen(page, 'a preview')

    await box.fill('Shorter')
    await button.click()
    await expect(preview.locator('.text')).toHaveText('Shorter')
    await page.getByRole('button', { name: t('forum:postComment') }).click()
    await expect(page.locator('.threads .text')).toHaveText('Shorter')
    await expect(page.locator('.threads .name')).toHaveText(name)
    await expect(preview).toHaveCount(0)
    await expect(box).toHaveValue('')
    await sameDocument.check()
  })

  test('a reply is seen under the comment that it answers @scripts', async ({
    page,
    visit,
    member,
    asMember,
    watch,
    t,
  }) => {
    const author = await asMember()
    const post = await publishPost(author.context.request, { title: `Reply ${author.username}` })
    const comment = await publishComment(author.context.request, post, { content: 'Answered' })
    await visit(`${post}?reply=${comment}#comment-form`)
    const button = page.getByRole('button', { name: t('thread:preview.button') })
    watch.expectStatus(400)
    await button.click()
    await expect(page.locator('main .summary')).toBeVisible()
    await page.locator('main [name="content"]').fill('My answer')
    await button.click()
    const preview = page.locator('.threads').getByRole('region')
    await expect(preview.locator('.text')).toHaveText('My answer')
    await expect(preview.locator('.name')).toHaveText(member.displayName)
    await expect(page.locator('main .summary')).toHaveCount(0)
    await page.getByRole('button', { name: t('forum:postComment') }).click()
    await expect(page.locator('.replies .text')).toHaveText('My answer')
  })

  test('Back restores a typed title and text, and Enter in the title publishes', async ({
    page,
    visit,
    member,
    javaScriptEnabled,
    t,
  }) => {
    await visit('/forum/new')
    const title = page.locator('main [name="title"]')
    const content = page.locator('main [name="content"]')
    await title.fill(`Typed before ${member.username}`)
    await content.fill('Text that was typed before')
    await page.getByRole('link', { name: t('privacy') }).click()
    await expect(page).toHaveURL('/privacy')
    await page.goBack()
    await expect(title).toHaveValue(`Typed before ${member.username}`)
    await expect(content).toHaveValue('Text that was typed before')
    await title.press('End')
    // In Safari, the Enter that ends a composition looks like this.
    const composed = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }
    const isLeftAlone = await title.evaluate(
      (area, options) => area.dispatchEvent(new KeyboardEvent('keydown', options)),
      composed,
    )
    expect(isLeftAlone).toBe(true)
    await title.press('Enter')
    if (!javaScriptEnabled) {
      await title.pressSequentially('on two lines')
      await page.getByRole('button', { name: t('writing:publish') }).click()
    }
    const rest = javaScriptEnabled ? '' : ' on two lines'
    await expect(page).toHaveURL('/forum')
    const shown = `Typed before ${member.username}${rest}`
    await expect(page.getByRole('link', { name: shown, exact: true })).toBeVisible()
  })
})

async function expectKeptQuietly(page: Page, words: string) {
  const said = page.locator('main form > small[role="status"]')
  await expect(said).toHaveText('')
  const content = page.locator('main [name="content"]')
  await content.pressSequentially('I begin')
  await expect(said).toHaveText(words)
  await said.evaluate((element) => {
    new MutationObserver(() => element.setAttribute('data-again', '')).observe(element, {
      ...{ childList: true, characterData: true, subtree: true },
    })
  })
  await content.pressSequentially(' and go on')
  await page.waitForTimeout(800)
  await expect(said).not.toHaveAttribute('data-again')
  await content.fill('')
  await expect(said).toHaveText('')
}
