import type { Locator, Page } from '@playwright/test'

/** Sends a form, and waits for the server's response that it is stored. @param send sends the form by POST */
export async function saved(page: Page, send: () => Promise<unknown>) {
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.status() < 400,
  )
  await Promise.all([answer, send()])
}

/**
 * Presses a button that changes its state before the server responds, and waits for the response.
 * @param button a submit button of a form that is sent by POST
 */
export async function pressAndSave(button: Locator) {
  await saved(button.page(), () => button.click())
}
