import type { Page } from '@playwright/test'
import { openDialog, press, pressOwn, sendRefused } from '../acts'
import type { Places, State } from '../state'

/** A member's own screens. */
export function statesOfMembers({ post, ownPost, removedPost, heldPost }: Places): State[] {
  const own = (name: string, path: string): State => ({ name, path, viewer: 'member' })
  const written = (name: string, path: string): State => ({ name, path, viewer: 'writer' })
  return [
    own('profile', '/profile'),
    own('profile-comments', '/profile?tab=comments'),
    written('profile-comments-many', '/profile?tab=comments'),
    own('profile-liked', '/profile?tab=liked'),
    written('profile-other', '/profile'),
    { name: 'profile-liked-none', path: '/profile?tab=liked', viewer: 'newcomer' },
    own('profile-saved', '/profile?tab=saved'),
    written('profile-saved-none', '/profile?tab=saved'),
    own('answers', '/profile/answers'),
    { ...written('answers-none', '/profile/answers'), act: markAllAsRead },
    { name: 'unanswered', path: '/profile/unanswered', viewer: 'expert' },
    own('profile-edit', '/profile/edit'),
    own('settings', '/profile/settings'),
    own('settings-password', '/profile/settings/password'),
    {
      ...own('settings-password-refused', '/profile/settings/password'),
      act: (page) => sendRefused(page),
    },
    own('settings-email', '/profile/settings/email'),
    own('settings-remove-email', '/profile/settings/recovery-words'),
    own('settings-sessions', '/profile/settings/sessions'),
    { name: 'settings-verification', path: '/profile', viewer: 'newcomer' },
    own('settings-export', '/profile/settings/export'),
    own('settings-delete', '/profile/settings/delete'),
    own('reports', '/profile/reports'),
    written('reports-none', '/profile/reports'),
    own('blocks', '/profile/blocks'),
    written('blocks-none', '/profile/blocks'),
    own('reveals', '/profile/reveals'),
    written('report', `${ownPost}/report`),
    own('report-sent', `${post}/report`),
    written('block', `${ownPost}/block`),
    own('post-own', ownPost),
    { ...own('post-edit', ownPost), act: (page) => pressOwn(page, 'article.post', 'edit') },
    { ...own('comment-edit', post), act: (page) => pressOwn(page, '.comment', 'edit') },
    written('post-removed', removedPost),
    written('post-held', heldPost),
    { ...written('profile-appeal', '/profile'), act: (page) => press(page, appealFold) },
    { ...written('profile-appeal-refused', '/profile'), act: sendEmptyAppeal },
    {
      ...own('profile-dialog-edit', '/profile'),
      act: (page) => openDialog(page, '/profile/edit'),
    },
    {
      ...own('profile-dialog-settings', '/profile'),
      act: (page) => openDialog(page, '/profile/settings'),
    },
    { ...own('profile-dialog-notice', '/profile'), act: failInDialog },
    {
      ...own('post-dialog-delete', ownPost),
      act: (page) => pressOwn(page, 'article.post', 'delete'),
    },
  ]
}

const appealFold = 'main details:has([name="message"]) > summary'

async function sendEmptyAppeal(page: Page) {
  await press(page, appealFold)
  await sendRefused(page, 'main form:has([name="message"])')
}

async function markAllAsRead(page: Page) {
  const button = page.locator('main form:not(:has(input)) button')
  if (await button.count()) await button.click()
  await page.locator('main form').first().waitFor({ state: 'detached' })
}

async function failInDialog(page: Page) {
  await openDialog(page, '/profile/edit')
  await page.context().setOffline(true)
  await press(page, 'dialog[open] form button.button')
  await page.locator('dialog[open] .notices > *').first().waitFor()
}
