import type { Locator } from '@playwright/test'
import { publishReported, queued } from '../../support/reported'
import { expect, inBothLanguages, test } from '../../support/test'

inBothLanguages(() => {
  test('danger stands first, and each item is decided from its row', async ({
    visit,
    member,
    asMember,
    t,
  }) => {
    const author = await asMember()
    const [spam, danger] = [`Spam of ${author.username}`, `Danger of ${author.username}`]
    for (const [title, reason] of [
      [spam, 'spam'],
      [danger, 'danger'],
    ] as const)
      await publishReported(author, member, { title, reason, note: `Because of ${reason}` })
    const { page } = await asMember('moderator')
    await visit('/moderation', page)
    const card = (title: string) => queued(page, title)
    await expect(card(danger)).toContainText(t('moderation:reason.danger'))
    await expect(card(danger)).toContainText('Because of danger')
    await expect(card(danger)).toContainText(t('moderation:reportedBy', { count: 1 }))
    expect(await pointerEventsAtFirst(card(danger).locator('[data-key=l]'))).toBe('none')
    const titles = await page.locator('.queued h2').allTextContents()
    expect(titles.indexOf(danger)).toBeLessThan(titles.indexOf(spam))

    await page
      .getByRole('link', { name: new RegExp(`^${t('moderation:reason.spam')} \\(`) })
      .click()
    await expect(page).toHaveURL(/reason=spam$/)
    await expect(card(danger)).toHaveCount(0)
    await card(spam)
      .getByRole('button', { name: t('moderation:leaveOf', { title: spam }) })
      .click()
    await expect(card(spam)).toHaveCount(0)
    await expect(page).toHaveURL(/reason=spam$/)

    await page.locator('main nav a[href="/moderation"]').click()
    await card(danger).locator('summary').click()
    await card(danger)
      .getByRole('button', { name: t('moderation:removeAndTell') })
      .click()
    await expect(card(danger)).toHaveCount(0)
  })
})

test('single keys go through the queue, and can be turned off @scripts', async ({
  visit,
  member,
  asMember,
}) => {
  const author = await asMember()
  const [first, second, third] = [1, 2, 3].map((number) => `${number} of ${author.username}`) as [
    string,
    string,
    string,
  ]
  for (const [title, reason] of [
    [first, 'danger'],
    [second, 'danger'],
    [third, 'risk'],
  ] as const)
    await publishReported(author, member, { title, reason })
  const { page } = await asMember('moderator')
  await visit('/moderation', page)
  const card = (title: string) => queued(page, title)
  await page.keyboard.press('j')
  await expect(page.locator('.queued').first()).toBeFocused()
  await card(first).focus()
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(card(first)).toBeFocused()
  await page.keyboard.press('r')
  await expect(card(first).locator('details')).toHaveAttribute('open')
  await page.keyboard.press('Tab')
  await expect(card(first).locator('details button')).toBeFocused()
  await page.keyboard.press('l')
  await expect(card(first)).toHaveCount(0)
  await expect(page.locator('.queued:focus')).toHaveCount(1)

  // Letters select an entry in a list of reasons. Everywhere else they are shortcuts again.
  await card(third).focus()
  await page.keyboard.press('r')
  await page.keyboard.press('Tab')
  const reason = card(third).locator('select')
  await expect(reason).toBeFocused()
  await page.keyboard.press('l')
  await expect(card(third)).toHaveCount(1)
  await reason.selectOption('danger')
  await page.keyboard.press('Tab')
  await page.keyboard.press('k')
  await page.keyboard.press('j')
  await expect(card(third)).toBeFocused()
  await page.keyboard.press('r')
  await expect(card(third).locator('details')).not.toHaveAttribute('open')
  await page.keyboard.press('r')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(card(third)).toHaveCount(0)
  await expect(page.locator('.queued:focus')).toHaveCount(1)
  await page.keyboard.press('j')
  await expect(page.locator('.queued:focus')).toHaveCount(1)

  await page.locator('h1').click()
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/\/moderation$/)
  await page.keyboard.press('?')
  await page.locator('main [type=checkbox]').uncheck()
  await page.reload()
  await card(second).focus()
  await page.keyboard.press('l')
  await page.keyboard.press('o')
  await page.reload()
  await expect(page).toHaveURL(/\/moderation$/)
  await expect(card(second)).toHaveCount(1)
})

test('what is chosen about one item is not chosen about the next @scripts', async ({
  visit,
  member,
  asMember,
}) => {
  const author = await asMember()
  const title = `Chosen of ${author.username}`
  const post = await publishReported(author, member, { title, reason: 'danger' })
  await publishReported(author, member, { title: 'The next one', reason: 'danger' })
  const { page } = await asMember('moderator')
  await visit(post.replace('forum', 'moderation'), page)
  await page.locator('#decide summary').first().click()
  await page.locator('#decide select').first().selectOption({ index: 1 })
  await page.locator('.decision-bar [rel=next]').click()
  await expect(page.locator('h1')).not.toContainText(title)
  await expect(page.locator('#decide details[open]')).toHaveCount(0)
  await expect(page.locator('#decide select').first()).toHaveValue('')
})

test('a second press does not decide about the next item, nor does a key held down @scripts', async ({
  visit,
  member,
  asMember,
}) => {
  const author = await asMember()
  const titles = [1, 2, 3].map((number) => `Pressed ${number} of ${author.username}`)
  for (const title of titles) await publishReported(author, member, { title, reason: 'danger' })
  const [first = '', second = '', third = ''] = titles
  const { page } = await asMember('moderator')
  await visit('/moderation', page)
  // The next item is pressed at the moment when the first one disappears.
  await queued(page, first).evaluate(
    (row, next) =>
      new Promise<void>((resolve) => {
        const leave = (each?: Element) => each?.querySelector<HTMLElement>('[data-key=l]')?.click()
        const observer = new MutationObserver(() => {
          if (row.isConnected) return
          observer.disconnect()
          leave(
            [...document.querySelectorAll('.queued')].find((each) => each.innerHTML.includes(next)),
          )
          resolve()
        })
        observer.observe(document.body, { childList: true, subtree: true })
        leave(row)
      }),
    second,
  )
  await page.reload()
  await queued(page, second).focus()
  await page.keyboard.down('l')
  await expect(queued(page, second)).toHaveCount(0)
  await queued(page, third).focus()
  await page.keyboard.down('l')
  await page.keyboard.up('l')
  await page.reload()
  await expect(queued(page, third)).toHaveCount(1)
})

test('who goes to a field that is wrong stays there when the queue has loaded anew @scripts', async ({
  visit,
  member,
  asMember,
  watch,
}) => {
  const author = await asMember()
  const title = `Wrong for ${author.username}`
  await publishReported(author, member, { title, reason: 'risk' })
  const { page } = await asMember('moderator')
  await visit('/moderation', page)
  const card = queued(page, title)
  await card.locator('summary').click()
  const key = card.locator('details [name=idempotencyKey]')
  const former = await key.inputValue()
  let goOn = () => {}
  const gate = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/moderation.data*', async (route) => {
    if (route.request().method() === 'GET') await gate
    await route.continue()
  })
  watch.expectStatus(400)
  await card.locator('details button').click()
  // The field is rendered again with its error.
  await expect(card.locator('select')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('.summary a').click()
  await expect(card.locator('select')).toBeFocused()
  goOn()
  await expect(key).not.toHaveValue(former)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await expect(card.locator('select')).toBeFocused()
})

/**
 * Checks whether a button that was just shown can be pressed. Without scripts, a second press hits the next item's
 * button.
 */
function pointerEventsAtFirst(button: Locator) {
  return button.evaluate((element: HTMLElement) => {
    element.style.setProperty('animation', 'none', 'important')
    element.getBoundingClientRect()
    element.style.removeProperty('animation')
    return getComputedStyle(element).pointerEvents
  })
}

inBothLanguages(() => {
  test('a moderator switches the mails off in her settings @scripts', async ({
    visit,
    asMember,
    t,
  }) => {
    const { page } = await asMember('moderator')
    await visit('/profile/settings', page)
    const choice = page.getByLabel(t('profile:moderationMail'))
    await expect(choice).toHaveValue('true')
    await choice.selectOption('false')
    await page.getByRole('button', { name: t('profile:saveSettings') }).click()
    await expect(page).toHaveURL(/\/profile$/)
    await visit('/profile/settings', page)
    await expect(choice).toHaveValue('false')
  })
})
