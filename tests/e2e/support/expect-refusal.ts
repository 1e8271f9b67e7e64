import { expect, type Page } from '@playwright/test'
import type { NoticeKey } from '~/ui/feedback/notices'
import type { Watch } from './watch'
import type { Words } from './words'

type Where = { page: Page; t: Words; watch: Watch; javaScriptEnabled: boolean }

type Refusal = {
  /** The message at each invalid field, in the order of the form. */
  problems: Record<string, string>
  /** The notice that gives the summary its title. Without a notice, the summary has its own title. */
  notice?: NoticeKey
}

/**
 * Sends a form and expects the server to refuse it in an accessible way: status 400, the title, a summary with the
 * notice's title above the heading, a link to each field, and each field's own message. With scripts, the summary has
 * the focus, and no toast repeats it.
 */
export async function expectRefusal(where: Where, refusal: Refusal, send: () => Promise<void>) {
  const { page, t, watch, javaScriptEnabled } = where
  // The sign-in page requests a passkey's challenge by itself.
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && !response.url().endsWith('/auth/passkey'),
  )
  await send()
  expect((await answer).status()).toBe(400)
  watch.expectStatus(400)
  await expect(page).toHaveTitle(new RegExp(`^${t('errorTitle', { title: '' }).trim()} `))
  const summary = summaryOf(where)
  if (refusal.notice) await expect(summary).toContainText(t(`notice.${refusal.notice}.title`))
  if (javaScriptEnabled) {
    await expect(summary).toBeFocused()
    await expect(page.locator('.notice')).toHaveCount(0)
  }
  await expectAboveHeading(where)
  await expectProblems(where, refusal.problems)
}

/** Returns the box that lists the errors. */
function summaryOf({ page }: Pick<Where, 'page'>) {
  return page
    .locator('main')
    .getByRole('group')
    .filter({ has: page.locator('h2') })
    .and(page.locator('.summary'))
}

async function expectAboveHeading(where: Where) {
  const isAbove = await summaryOf(where).evaluate((box) => {
    const heading = document.querySelector('h1')
    const position = heading ? box.compareDocumentPosition(heading) : 0
    return Boolean(position & Node.DOCUMENT_POSITION_FOLLOWING)
  })
  expect(isAbove, 'the summary stands above the h1').toBe(true)
}

async function expectProblems(where: Where, problems: Record<string, string>) {
  const { page } = where
  const links = summaryOf(where).locator('ul').getByRole('link')
  await expect(links).toContainText(Object.values(problems))
  await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(Object.keys(problems).length)
  for (const [index, [name, sentence]] of Object.entries(problems).entries()) {
    // Another form of the page may have a field with this name.
    const field = page.locator(`main [name="${name}"][aria-invalid="true"]`)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(escape(sentence)))
    await links.nth(index).click()
    const id = await field.getAttribute('id')
    if (where.javaScriptEnabled) await expect(field).toBeFocused()
    else await expect(page).toHaveURL(new RegExp(`#${id}$`))
  }
}

function escape(words: string) {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
