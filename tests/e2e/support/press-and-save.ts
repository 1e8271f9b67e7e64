import type { Locator, Page } from '@playwright/test'

/**
 * Sends a form, and waits until the server has answered that it is stored.
 * @param send what sends the form by POST
 */
export async function saved(page: Page, send: () => Promise<unknown>) {
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.status() < 400,
  )
  await Promise.all([answer, send()])
}

/**
 * Presses a button that changes its state before the server answers, and waits for the answer.
 * @param button a submit button of a form that is sent by POST
 */
export async function pressAndSave(button: Locator) {
  await saved(button.page(), () => button.click())
}
