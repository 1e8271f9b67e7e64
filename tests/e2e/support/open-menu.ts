import type { Locator } from '@playwright/test'

/** Opens the menu of a post or comment, where its author finds how to change and delete it. */
export function openMenu(item: Locator): Promise<void> {
  return item.locator('.more > summary').click()
}
