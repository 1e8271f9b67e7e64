import type { Page } from '@playwright/test'
import { press, sendRefused, type } from '../acts'
import type { Places, State } from '../state'

/** The forum's screens for reading, commenting and writing. */
export function statesOfForum(places: Places): State[] {
  return [
    { name: 'forum-window', path: '/forum', isWindow: true },
    { name: 'forum', path: '/forum' },
    { name: 'forum-member', path: '/forum', viewer: 'member' },
    { name: 'forum-episodes', path: '/forum?type=episode' },
    { name: 'forum-filtered', path: '/forum?topic=periods&sort=active&language=en' },
    { name: 'forum-found', path: '/forum?q=period' },
    { name: 'forum-by-experts', path: '/forum?answered=expert' },
    { name: 'forum-nothing-found', path: '/forum?q=zzyzx' },
    { name: 'hidden', path: '/forum/hidden' },
    { name: 'hidden-member', path: '/forum/hidden', viewer: 'member' },
    { name: 'help', path: '/forum/help' },
    { name: 'before-you-write', path: '/forum/before-you-write' },
    ...ofPost(places),
    ...ofNewPost,
  ]
}

function ofPost({
  post,
  comment,
  postWithoutComments,
  blockedPost,
  longPost,
  notedPost,
  expertPost,
  reviewedComment,
  hideableComment,
  slowPost,
  closedPost,
}: Places): State[] {
  return [
    { name: 'post', path: post },
    { name: 'post-member', path: post, viewer: 'member' },
    { name: 'post-without-comments', path: postWithoutComments },
    { name: 'post-long', path: longPost },
    { name: 'post-new-elsewhere', path: longPost, viewer: 'member', act: readAgain },
    { name: 'post-noted', path: notedPost },
    { name: 'post-blocked', path: blockedPost, viewer: 'member' },
    { name: 'post-replying', path: `${post}?reply=${comment}#comment-form`, viewer: 'member' },
    {
      name: 'post-menu',
      path: post,
      viewer: 'member',
      act: (page) => press(page, '.more summary'),
    },
    { name: 'post-comment-preview', path: post, viewer: 'writer', act: previewComment },
    { name: 'post-comment-guidance', path: post, viewer: 'writer', act: nameInComment },
    { name: 'post-comment-refused', path: post, viewer: 'writer', act: refuseComment },
    { name: 'post-expert', path: expertPost },
    { name: 'hide-author', path: `${hideableComment}/hide-author`, viewer: 'member' },
    { name: 'post-slow', path: slowPost, viewer: 'writer' },
    { name: 'post-closed', path: closedPost, viewer: 'writer' },
    {
      name: 'review-refused',
      path: `${hideableComment}/review`,
      viewer: 'expert',
      act: (page) => sendRefused(page),
    },
    { name: 'review', path: `${reviewedComment}/review`, viewer: 'expert' },
    { name: 'replies', path: `${post}/replies/${comment}` },
  ]
}

const ofNewPost: State[] = [
  { name: 'new-post-episode-refused', path: '/forum/new', viewer: 'writer', act: forgetEpisode },
  { name: 'new-post', path: '/forum/new', viewer: 'member' },
  { name: 'new-post-refused', path: '/forum/new', viewer: 'writer', act: refusePost },
  { name: 'new-post-members', path: '/forum/new', viewer: 'writer', act: chooseMembers },
  { name: 'new-post-guidance', path: '/forum/new', viewer: 'writer', act: namePerson },
  { name: 'new-post-preview', path: '/forum/new', viewer: 'writer', act: previewPost },
  { name: 'new-post-draft', path: '/forum/new', viewer: 'writer', act: keepDraft },
  { name: 'new-post-help', path: '/forum/new', viewer: 'writer', act: writeOfCrisis },
]

// The first visit marks this page's comments as read. The other page's comments remain new.
async function readAgain(page: Page) {
  await page.reload()
  await page.locator('main a[href*="?comment="]').first().waitFor()
}

async function previewComment(page: Page) {
  await type(page, { content: 'It helped me to write it down.\n\n- sleep\n- food' })
  await press(page, 'main button[value="preview"]')
  await page.locator('#preview').waitFor()
}

async function refuseComment(page: Page) {
  await type(page, { content: 'x'.repeat(5001) })
  await sendRefused(page, 'main form[data-draft]')
}

// The browser restores the text typed before the page was left, and says so.
async function keepDraft(page: Page) {
  await type(page, { title: 'What helps when nothing helps?', content: 'I have tried all that' })
  await page.reload()
  await page.locator('main [role="status"] .link-button').waitFor()
}

async function previewPost(page: Page) {
  await type(page, {
    title: 'What helps when nothing helps?',
    content: 'I have tried all that people say:\n\n- heat\n- sleep',
  })
  await press(page, 'main button[value="preview"]')
  await page.locator('#preview').waitFor()
}

/** States that publish a post for each picture. They come last, so no other picture shows the posts. */
export const statesThatPublish: State[] = [
  { name: 'post-published', path: '/forum/new', viewer: 'member', act: publishPost },
]

async function publishPost(page: Page) {
  await page.locator('main [name="isAnonymous"][value="on"]').check()
  await type(page, {
    title: 'How do I tell my mother-in-law?',
    content: 'She says that rest is for lazy people, and I do not know how to begin.',
  })
  await press(page, 'main form[data-draft] button:not([name])')
  await page.waitForURL('**/forum')
}

async function chooseMembers(page: Page) {
  await page.locator('main form[data-draft] summary').click()
  await page.locator('main [name="audience"][value="members"]').check()
}

async function namePerson(page: Page) {
  await type(page, {
    title: 'Please help',
    content: 'My name is Sunita Devi. Call me on ९८७६५ ४३२१०, or write to sunita@gmail.com.',
  })
  await press(page, 'main form[data-draft] button:not([name])')
  await page.locator('#guidance').waitFor()
}

async function nameInComment(page: Page) {
  await type(page, { content: 'Call me on 98765 43210.' })
  await press(page, 'main form[data-draft] button:not([name])')
  await page.locator('#guidance').waitFor()
}

async function refusePost(page: Page) {
  await type(page, { title: 'Four' })
  await sendRefused(page, 'main form[data-draft]')
}

async function forgetEpisode(page: Page) {
  await page.locator('main [name="type"][value="episode"]').check()
  await sendRefused(page, 'main form[data-draft]')
}

async function writeOfCrisis(page: Page) {
  await type(page, { content: `I want to die. ${'x'.repeat(20_000)}` })
  await page.locator('.help').first().waitFor()
}
