import { expect, type BrowserContext, type Page } from '@playwright/test'
import { languageNames } from '~/i18n/languages'
import { followLink } from '../../support/follow-link'
import { goBackToForum, goToForum, goToNewPost, goToPost } from '../../support/go-on'
import { openMenu } from '../../support/open-menu'
import { publishComment, publishPost } from '../../support/publish'
import { inBothLanguages, test, untilHydrated, withScripts } from '../../support/test'
import { getWords } from '../../support/words'

test('what is typed as a comment survives a like and a change of language @scripts', async ({
  page,
  visit,
  member,
  t,
}) => {
  await visit(await publishPost(member.context.request, { title: `Draft ${member.username}` }))
  const content = page.locator('main [name="content"]')
  await content.fill('Half a comment')
  const like = page.getByRole('button', { name: t('forum:like'), exact: true })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await page.waitForLoadState('networkidle')
  await expect(content).toHaveValue('Half a comment')
  await page.getByRole('link', { name: languageNames.hi, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(
    page.getByRole('button', { name: getWords('hi')('forum:postComment') }),
  ).toBeEnabled()
  await expect(content).toHaveValue('Half a comment')
})

test('an anonymous question never comes back under the name, nor one for members for everybody @scripts', async ({
  page,
  visit,
  member,
  t,
}) => {
  const anonymous = page.locator('main [name="isAnonymous"][value="on"]')
  const members = page.locator('main [name="audience"][value="members"]')
  const title = page.locator('main [name="title"]')
  const asked = `Asked without a name ${member.username}`
  await visit('/forum/new?anonymous=true')
  await title.fill(asked)
  await goToNewPost(page, t)
  await expect(title).toHaveValue(asked)
  await expect(anonymous).toBeChecked()

  await page.locator('main [name="content"]').fill('Since when, and what helped.')
  await page.locator('main details summary').click()
  await members.check()
  await page.getByRole('button', { name: t('thread:preview.button') }).click()
  await expect(page.locator('#preview')).toBeVisible()
  await page.reload()
  await expect(title).toHaveValue(asked)
  await expect(anonymous).toBeChecked()
  await expect(members).toBeChecked()

  await page.locator('main [name="isAnonymous"][value="false"]').check()
  await goToForum(page, t)
  await page.getByRole('link', { name: t('list:askAnonymously') }).click()
  await expect(title).toHaveValue(asked)
  await expect(anonymous).toBeChecked()
  await page.getByRole('link', { name: t('beforeWriting:link') }).click()
  await page
    .locator('main')
    .getByRole('link', { name: t('list:newPost') })
    .click()
  await expect(page).toHaveURL('/forum/new?anonymous=true')
})

test('what is typed in one thread is not in the thread before it @scripts', async ({
  page,
  visit,
  member,
  t,
}) => {
  const [first = '', second = ''] = [1, 2].map((number) => `Thread ${number} ${member.username}`)
  await visit(await publishPost(member.context.request, { title: first }))
  await publishPost(member.context.request, { title: second })
  await goToPost(page, t, second)
  const content = page.locator('main [name="content"]')
  await content.fill('For the second only')
  // As two quick presses of Back: no screen is shown between the threads.
  await page.evaluate(() => history.go(-2))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
  await expect(content).toHaveValue('')
})

test('a form that the server refuses with an error screen keeps its draft @scripts', async ({
  page,
  visit,
  watch,
  member,
  t,
}) => {
  const post = await publishPost(member.context.request, { title: `Refused ${member.username}` })
  const content = page.locator('main [name="content"]')
  await visit(post)
  await content.fill('Not to be lost')
  await content.evaluate((area) => {
    const unknown = document.createElement('input')
    unknown.name = 'unknown'
    area.after(unknown)
  })
  watch.expectStatus(400)
  await page.getByRole('button', { name: t('forum:postComment') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('refusal.badRequest'))
  await visit(post)
  await expect(content).toHaveValue('Not to be lost')
})

inBothLanguages(withScripts, () => {
  test('a new post survives Back, a reload and a crash, and can be thrown away', async ({
    page,
    context,
    visit,
    member,
    t,
  }) => {
    await page.clock.install()
    await visit('/forum')
    await followLink(page, t('list:newPost'))
    await expect(page).toHaveURL('/forum/new')
    await write(page, member.username)
    await page.goBack()
    await expect(page).toHaveURL('/forum')
    await page.goForward()
    await expectWritten(page, member.username)
    await page.reload()
    await expectWritten(page, member.username)
    await page.clock.runFor(500)
    const tab = await context.newPage()
    await tab.goto('/forum/new')
    await expectWritten(tab, member.username)
    await expect(tab.getByText(t('forum:draftKept'))).toBeVisible()

    await tab.getByRole('button', { name: t('forum:draftDiscard') }).click()
    await expect(tab.locator('main [name="title"]')).toHaveValue('')
    await expect(tab.locator('main [name="type"][value="general"]')).toBeChecked()
    await tab.reload()
    await untilHydrated(tab)
    await expect(tab.locator('main [name="title"]')).toHaveValue('')
  })

  test('a comment and an edit survive as well, until they are sent', async ({
    page,
    context,
    visit,
    member,
    t,
  }) => {
    const { request } = member.context
    const post = await publishPost(request, { title: `Local ${member.username}` })
    const comment = await publishComment(request, post, { content: 'As it was' })
    const box = page.locator('main [name="content"]')
    const button = page.getByRole('button', { name: t('forum:postComment') })
    await visit(post)
    await box.fill('Half a comment')
    const written = page.locator(`#comment-${comment}`)
    const edit = async () => {
      await openMenu(written)
      await written.locator('button[value="edit"]').click()
    }
    await edit()
    await expect(box).toHaveValue('As it was')
    await box.fill('Half an edit')
    await page.reload()
    await untilHydrated(page)
    await expect(box).toHaveValue('Half a comment')
    await expect(button).toBeEnabled()
    await edit()
    await expect(written).toHaveCount(0)
    await expect(box).toHaveValue('Half an edit')
    await page.getByRole('button', { name: t('writing:save') }).click()
    await expect(page).toHaveURL(`${post}#posted`)
    await expect(box).toHaveValue('Half a comment')
    await button.click()
    await expect(page.locator('.comment .text')).toHaveText(['Half an edit', 'Half a comment'])
    await expect(box).toHaveValue('')
    expect(await keptIn(context)).toEqual([])
  })

  test('an edit form does not put back what was taken out in another tab', async ({
    page,
    context,
    visit,
    member,
    t,
  }) => {
    const post = await publishPost(member.context.request, {
      title: `Edited ${member.username}`,
      content: 'At the clinic of Dr Rao',
    })
    const content = (tab: Page) => tab.locator('main [name="content"]')
    const edit = async (tab: Page) => {
      await visit(post, tab)
      await openMenu(tab.locator('.post'))
      await tab.locator('.post button[value="edit"]').click()
      await tab.locator('form[data-draft*="edit-post"]').waitFor()
      await untilHydrated(tab)
    }
    const other = await context.newPage()
    const third = await context.newPage()
    await edit(page)
    await edit(other)
    await edit(third)
    await content(third).fill('At the clinic of Dr Rao, twice')
    await expect.poll(() => keptIn(context)).toHaveLength(1)
    await content(other).fill('At a clinic')
    await other.getByRole('button', { name: t('writing:save') }).click()
    await expect(other.locator('article.post')).toContainText('At a clinic')
    await expect.poll(() => keptIn(context)).toEqual([])
    await visit('/forum')
    expect(await keptIn(context)).toEqual([])
    await third.goto('/forum')
    await expect.poll(() => keptIn(context)).toHaveLength(1)
    await edit(page)
    await expect(content(page)).toHaveValue('At a clinic')
    await expect(page.getByText(t('forum:draftKept'))).toHaveCount(0)
  })

  test('nobody else on the same device gets it, and signing out takes it away', async ({
    page,
    context,
    visit,
    member,
    newMember,
    signInAs,
    t,
  }) => {
    const other = await newMember()
    await visit('/forum/new')
    await write(page, member.username)
    await goToForum(page, t)
    expect(await keptIn(context)).toHaveLength(1)
    expect(JSON.stringify(await keptIn(context))).not.toContain(`"name":"draft:${member.username}`)

    await signInAs(other, context)
    await page.reload()
    await followLink(page, t('list:newPost'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('writing:createPost'))
    await expect(page.locator('main [name="title"]')).toHaveValue('')
    await expect(page.getByText(t('forum:draftKept'))).toHaveCount(0)
    await signInAs(member, context)
    await page.reload()
    await expectWritten(page, member.username)

    await page
      .getByRole('link', { name: t('profile'), exact: true })
      .first()
      .click()
    await page.getByRole('button', { name: t('signOut') }).click()
    await expect(page).toHaveURL('/xxperiment/index.html#signed-out')
    expect(await keptIn(context)).toEqual([])
    await signInAs(member, context)
    await goBackToForum(page, t)
    await goToNewPost(page, t)
    await untilHydrated(page)
    await expect(page.locator('main [name="title"]')).toHaveValue('')
  })

  test('signing out takes it away in another tab too, and leaves that tab', async ({
    page,
    context,
    visit,
    member,
    t,
  }) => {
    await visit('/forum/new')
    await write(page, member.username)
    const other = await context.newPage()
    await visit('/profile', other)
    await other.getByRole('button', { name: t('signOut') }).click()
    await expect(other).toHaveURL('/xxperiment/index.html#signed-out')
    await expect(page).toHaveURL('/auth/signin')
    expect(await keptIn(context)).toEqual([])
  })

  test('a quick exit takes it away in another tab too, until somebody writes there again', async ({
    page,
    context,
    visit,
    watch,
    member,
    t,
  }) => {
    watch.expectHost('https://www.google.com')
    await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'away' }))
    await visit('/forum/new')
    await write(page, member.username)
    await expect.poll(() => keptIn(context)).toHaveLength(1)
    const other = await context.newPage()
    await visit('/profile', other)
    await other.getByRole('link', { name: t('quickExit') }).click()
    await expect(other).toHaveURL('https://www.google.com/')
    await expect(page.locator('form.form')).toHaveAttribute('data-sent')
    await goToForum(page, t)
    expect(await keptIn(context)).toEqual([])
    await goToNewPost(page, t)
    await expect(page.locator('main [name="title"]')).toHaveValue('')
    await write(page, member.username)
    await expect.poll(() => keptIn(context)).toHaveLength(1)
  })

  for (const [way, leave] of [
    ['its link', (page: Page, words: string) => page.getByRole('link', { name: words }).click()],
    ['Shift three times', (page: Page) => pressThreeTimes(page)],
  ] as const)
    test(`the quick exit by ${way} takes it away`, async ({
      page,
      context,
      visit,
      watch,
      member,
      t,
    }) => {
      watch.expectHost('https://www.google.com')
      await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'away' }))
      await page.clock.install()
      await visit('/forum/new')
      await write(page, member.username)
      await page.clock.runFor(500)
      expect(await keptIn(context)).toHaveLength(1)
      await leave(page, t('quickExit'))
      await expect(page).toHaveURL('https://www.google.com/')
      expect(await keptIn(context)).toEqual([])
    })
})

async function write(page: Page, username: string) {
  await page.locator('main [name="type"][value="episode"]').check()
  await page.locator('main [name="episodeId"]').selectOption({ index: 2 })
  await page.locator('main [name="title"]').fill(`Half of ${username}`)
  await page.locator('main [name="content"]').fill('Ten signs.')
  await page.locator('main [name="isAnonymous"][value="on"]').check()
}

async function expectWritten(page: Page, username: string) {
  await expect(page.locator('main [name="title"]')).toHaveValue(`Half of ${username}`)
  await expect(page.locator('main [name="content"]')).toHaveValue('Ten signs.')
  await expect(page.locator('main [name="type"][value="episode"]')).toBeChecked()
  await expect(page.locator('main [name="episodeId"]')).not.toHaveValue('')
  await expect(page.locator('main [name="isAnonymous"][value="on"]')).toBeChecked()
}

async function pressThreeTimes(page: Page) {
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift')
}

/** Returns the typed text that the site stores in the browser. */
async function keptIn(context: BrowserContext) {
  const { origins } = await context.storageState()
  return origins.flatMap(({ localStorage }) =>
    localStorage.filter(({ name }) => name.startsWith('draft:')),
  )
}
