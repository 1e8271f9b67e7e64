import type { Page } from '@playwright/test'
import { openState } from '../../../../tools/screens/open-state'
import { prepareForum, type PreparedForum } from '../../../../tools/screens/prepare-forum'
import { statesOf } from '../../../../tools/screens/states'
import { languages } from '~/i18n/languages'
import { expectGoodScreen } from '../../support/screens/good-screen'
import { expect, test as base, untilHydrated } from '../../support/test'
import { readAloud } from './screen-reader'
import { expectTranscript } from './transcript'

// States of `npm run screens`; the other transcripts have the rest.
const screens = {
  answers: [
    ...['answers', 'answers-none', 'profile-saved', 'profile-saved-none', 'settings'],
    'post-new-elsewhere',
  ],
  finding: ['forum-member', 'forum-by-experts', 'hidden', 'hidden-member', 'post-noted'],
  searching: ['forum-filtered', 'forum-found', 'episode-paragraph'],
  writing: ['before-you-write', 'new-post', 'new-post-preview', 'new-post-members'],
  episodes: ['episodes', 'episodes-found', 'episodes-nothing-found', 'episode'],
  guests: ['ask-guest', 'ask-guest-refused', 'ask-guest-sent'],
  experts: ['unanswered', 'moderation-experts', 'moderation-experts-refused', 'moderation-expert'],
  moderation: ['moderation', 'moderation-figures', 'community-before-figures', 'profile-appeal'],
  rights: [
    'hide-author',
    'post-slow',
    'moderation-item-appeal',
    'post-held',
    'moderation-item-held',
    'moderation-unfolded',
  ],
  grievances: ['grievance', 'grievance-refused', 'grievance-state'],
  recovery: ['sign-up-without-email', 'recovery-words', 'recovery-words-check', 'recover'],
}

// Each test has its own site: what another test writes or reads would change what its screens say.
const test = base.extend<{ forum: PreparedForum }>({
  forum: [
    async ({}, use) => {
      const forum = await prepareForum()
      await use(forum)
      await forum.close()
    },
    { timeout: 180_000 },
  ],
})

for (const [area, names] of Object.entries(screens))
  for (const language of languages)
    test(`a screen reader says all of the screens of ${area}, in ${language}`, async ({
      forum,
    }) => {
      const states = statesOf(forum.places)
      for (const name of names) {
        const state = states.find((each) => each.name === name)
        if (!state) throw new Error(`${name} is no state of tools/screens`)
        const page = await openState(forum, state, { theme: 'light', language })
        await untilHydrated(page)
        await forgetWhatChanges(page)
        expectTranscript(`screens/${name}.${language}`, await readAloud(page))
        await expectGoodScreen(page, `${name} in ${language}`)
        await page.context().close()
      }
      expect(names.length).toBeGreaterThan(0)
    })

// Words that are others each time, what stays for seconds only, counts of topics, which may be ten seconds old, and that
// a draft is kept, which comes a second after typing.
async function forgetWhatChanges(page: Page) {
  await page.evaluate(waitForQuiet)
  await page.evaluate(() => {
    for (const notice of Array.from(document.querySelectorAll('.notices > *'))) notice.remove()
    for (const kept of Array.from(
      document.querySelectorAll('form[data-draft] > small[role="status"]'),
    ))
      kept.textContent = ''
    for (const topic of Array.from(document.querySelectorAll('[aria-labelledby="topics"] a')))
      topic.textContent = (topic.textContent ?? '').replace(/ \(\d+\)$/, '')
    for (const word of Array.from(document.querySelectorAll('[data-recovery-word]'))) {
      word.textContent = '(a word)'
      word.nextElementSibling?.remove()
    }
  })
}

// Counters, drafts and announcements change the page a moment after its screen is there; a notice goes after seconds.
function waitForQuiet() {
  const [quiet, longest] = [1500, 10_000]
  return new Promise<void>((resolve) => {
    const done = () => {
      observer.disconnect()
      resolve()
    }
    const wait = () => {
      clearTimeout(timer)
      if (!document.querySelector('.notices > *')) timer = setTimeout(done, quiet)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new MutationObserver(wait)
    observer.observe(document, { subtree: true, childList: true, characterData: true })
    setTimeout(done, longest)
    wait()
  })
}
