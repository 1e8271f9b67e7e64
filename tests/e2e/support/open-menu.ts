import type { Locator } from '@playwright/test'

/** Opens the menu of a post or comment, in which its author can edit and delete it. */
export function openMenu(item: Locator): Promise<void> {
  return item.locator('.more > summary').click()
}
