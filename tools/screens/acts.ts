import type { Page } from '@playwright/test'

/** Presses the first element of a selector. */
export async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().click()
}

/** Opens a link in its dialog. */
export async function openDialog(page: Page, path: string): Promise<void> {
  await press(page, `main a[href="${path}"]`)
  await page.locator('dialog[open] :is(form, ol)').first().waitFor()
}

/** Sends a form and waits until it is refused. */
export async function sendRefused(page: Page, form = 'main form'): Promise<void> {
  await press(page, `${form} button.button`)
  await page.locator('.summary').first().waitFor()
}

/** Types into the fields of the screen by their names. */
export async function type(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields))
    await page.locator(`main [name="${name}"]`).first().fill(value)
}

/** Presses an author's button on the first item of this kind that has one. */
export async function pressOwn(page: Page, item: string, go: 'edit' | 'delete'): Promise<void> {
  const own = page.locator(item).filter({ has: page.locator(`button[value="${go}"]`) })
  await own.locator('.more > summary').first().click()
  await own.locator(`button[value="${go}"]`).first().click()
  // The edit form arrives with the answer. The question before deleting opens at once.
  if (go === 'edit')
    await page.locator('input[name="go"][value="save"]').waitFor({ state: 'attached' })
}
