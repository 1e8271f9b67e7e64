import type { Locator } from '@playwright/test'

/**
 * Presses a button that changes its state before the server answers, and waits for the answer.
 * @param button a submit button of a form that is sent by POST
 */
export async function pressAndSave(button: Locator) {
  const isSaved = button
    .page()
    .waitForResponse(
      (response) => response.request().method() === 'POST' && response.status() < 400,
    )
  await button.click()
  await isSaved
}
