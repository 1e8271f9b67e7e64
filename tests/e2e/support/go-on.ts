import { expect, type Page } from '@playwright/test'
import { followLink } from './follow-link'
import type { Words } from './words'

/** Goes to the forum by the header's link. */
export async function goToForum(page: Page, t: Words): Promise<void> {
  await followHeader(page, t('forum'))
  await expectTitle(page, t('forum:title'))
}

/** Goes to the forum, and on to the form for a new post. */
export async function goToNewPost(page: Page, t: Words): Promise<void> {
  await goToForum(page, t)
  await followLink(page, t('list:newPost'))
  await expectTitle(page, t('writing:createPost'))
}

/** Goes to the forum, and on to one of its newest posts. */
export async function goToPost(page: Page, t: Words, title: string): Promise<void> {
  await goToForum(page, t)
  await followLink(page, title)
  await expectTitle(page, title)
}

/** Goes to the member's own profile by the header's link. */
export async function goToProfile(page: Page, t: Words): Promise<void> {
  await followHeader(page, t('profile'))
  await expect(page).toHaveURL('/profile')
  await expect(page.locator('main a[href="/profile/answers"]')).toBeVisible()
}

/** Goes to the member's own profile, and on to one of the pages of the account. */
export async function goToAccount(page: Page, t: Words, link: string): Promise<void> {
  await goToProfile(page, t)
  await followLink(page, t('profile:account'))
  await page
    .getByRole('navigation', { name: t('profile:account') })
    .getByRole('link', { name: link, exact: true })
    .click()
}

/** Goes from the podcast's page, which opens after signing out, to the forum. */
export async function goBackToForum(page: Page, t: Words): Promise<void> {
  await page.locator('a[href^="/forum"]:visible').first().click()
  await expectTitle(page, t('forum:title'))
}

/** Follows a link of the header. */
export function followHeader(page: Page, name: string): Promise<void> {
  return page.locator('.site-header').getByRole('link', { name, exact: true }).click()
}

// The URL changes before the page does.
function expectTitle(page: Page, title: string) {
  return expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}
