import type { Page } from '@playwright/test'
import { openDialog, press, sendRefused, type } from '../acts'
import type { Places, State } from '../state'

/** The landing page, the contact forms, and screens that belong to no other area. */
export function statesOfSite({
  sent,
  asked,
  grievanceState,
  confirmSubscription,
}: Places): State[] {
  return [
    { name: 'landing', path: '/' },
    { name: 'landing-refused', path: '/', act: (page) => sendRefused(page) },
    {
      name: 'landing-dialog-curtain',
      path: '/',
      act: (page) => openDialog(page, '/contact/curtain'),
    },
    {
      name: 'landing-dialog-elevator',
      path: '/',
      act: (page) => openDialog(page, '/contact/elevator'),
    },
    {
      name: 'landing-intent',
      path: '/',
      act: (page) => press(page, 'main [name="intent"] + *, main [name="intent"]'),
    },
    { name: 'intro', path: '/', act: showIntro },
    { name: 'curtain', path: '/contact/curtain' },
    { name: 'curtain-refused', path: '/contact/curtain', act: (page) => sendRefused(page) },
    { name: 'curtain-name', path: '/contact/curtain', act: answerPurpose },
    { name: 'curtain-message', path: '/contact/curtain', act: answerName },
    { name: 'curtain-email', path: '/contact/curtain', act: answerMessage },
    { name: 'curtain-extras', path: '/contact/curtain', act: answerEmail },
    { name: 'curtain-review', path: '/contact/curtain', act: answerExtras },
    { name: 'elevator', path: '/contact/elevator' },
    { name: 'elevator-floor', path: '/contact/elevator/clinical' },
    { name: 'elevator-lobby', path: '/contact/elevator/lobby' },
    { name: 'elevator-refused', path: '/contact/elevator/lobby', act: (page) => sendRefused(page) },
    { name: 'elevator-ride', path: '/contact/elevator', act: ride },
    { name: 'sent', path: sent },
    { name: 'sent-link', path: sent, act: (page) => press(page, '.copy-link button') },
    { name: 'waitlist', path: '/contact/waitlist' },
    { name: 'waitlist-refused', path: '/contact/waitlist', act: (page) => sendRefused(page) },
    { name: 'waitlist-asked', path: '/contact/waitlist', act: joinWaitlist },
    { name: 'waitlist-confirm', path: confirmSubscription },
    { name: 'waitlist-unknown', path: '/contact/waitlist/confirm?token=none' },
    { name: 'privacy', path: '/privacy' },
    { name: 'accessibility', path: '/accessibility' },
    { name: 'community-before-figures', path: '/community' },
    { name: 'podcast', path: '/xxperiment/' },
    { name: 'episode-with-question', path: '/episodes/1' },
    { name: 'ask-guest', path: '/episodes/ask' },
    { name: 'ask-guest-refused', path: '/episodes/ask', act: (page) => sendRefused(page) },
    { name: 'ask-guest-sent', path: asked },
    { name: 'grievance', path: '/grievance' },
    { name: 'grievance-refused', path: '/grievance', act: (page) => sendRefused(page) },
    { name: 'grievance-unknown', path: '/grievance?number=ABCD' },
    { name: 'grievance-state', path: grievanceState },
    { name: 'lost', path: '/nowhere' },
    { name: 'waiting', path: '/auth/signin', act: waitForAnswer },
    {
      name: 'tooltip',
      path: '/forum',
      act: pointAtTheme,
    },
    { name: 'notice', path: '/auth/signin', act: failToSend },
  ]
}

// The intro ends with its animation. Without animations it does not open.
async function showIntro(page: Page) {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.locator('dialog.intro').evaluate((intro: HTMLDialogElement) => {
    const controls = intro.querySelector<HTMLElement>('[data-controls]')
    if (controls) controls.innerHTML = controls.dataset.controls ?? ''
    intro.showModal()
    for (const animation of intro.getAnimations({ subtree: true })) {
      animation.pause()
      animation.currentTime = 1500
    }
  })
}

async function joinWaitlist(page: Page) {
  await type(page, { email: 'asha@example.com' })
  await press(page, 'main form button.button')
  await page.waitForURL('**/waitlist?done=*')
}

async function next(page: Page, step: string) {
  await press(page, 'main button[value="next"]')
  await page.waitForURL(`**/${step}`)
  await page.locator('.curtain-step h1, main h1').first().waitFor()
}

async function answerPurpose(page: Page) {
  await press(page, 'main [name="intent"]')
  await next(page, 'name')
}

async function answerName(page: Page) {
  await answerPurpose(page)
  await type(page, { name: 'Asha', organization: 'A small clinic' })
  await next(page, 'message')
}

async function answerMessage(page: Page) {
  await answerName(page)
  await type(page, { message: 'We would like to hear more about the study.' })
  await next(page, 'email')
}

async function answerEmail(page: Page) {
  await answerMessage(page)
  await type(page, { email: 'asha@example.com' })
  await next(page, 'extras')
}

async function answerExtras(page: Page) {
  await answerEmail(page)
  await next(page, 'review')
}

async function ride(page: Page) {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await press(page, 'main ol a, main ol button')
  await page.locator('.ride').waitFor()
}

async function pointAtTheme(page: Page) {
  await page.locator('.tooltip-anchor').first().hover()
  await page.locator('.tooltip').waitFor()
}

async function waitForAnswer(page: Page) {
  await page.route('**/*.data*', () => new Promise(() => {}))
  await press(page, '.site-header a[href="/forum"]')
  await page.locator('.progress').waitFor({ state: 'attached' })
}

async function failToSend(page: Page) {
  await page.context().setOffline(true)
  await type(page, { emailOrUsername: 'asha', password: 'quiet harbour' })
  await press(page, 'main form button.button')
  await page.locator('.toast, [role="status"] li, .notice').first().waitFor()
}
