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
  answers: ['answers', 'answers-none', 'profile-saved', 'profile-saved-none', 'settings'],
  finding: ['forum-member', 'forum-by-experts', 'hidden', 'hidden-member', 'post-noted'],
  writing: ['before-you-write', 'new-post', 'new-post-preview', 'new-post-members'],
  episodes: ['episodes', 'episodes-found', 'episodes-nothing-found', 'episode'],
  guests: ['ask-guest', 'ask-guest-refused', 'ask-guest-sent'],
  experts: ['unanswered', 'moderation-experts', 'moderation-experts-refused', 'moderation-expert'],
  moderation: ['moderation', 'moderation-figures', 'community-before-figures', 'appeal'],
  grievances: ['grievance', 'grievance-refused', 'grievance-state'],
  recovery: ['sign-up-without-email', 'recovery-words', 'recovery-words-check', 'recover'],
}

// Nobody else writes on this site, or its screens would read otherwise each time.
const test = base.extend<object, { forum: PreparedForum }>({
  forum: [
    async ({}, use) => {
      const forum = await prepareForum()
      await use(forum)
      await forum.close()
    },
    { scope: 'worker', timeout: 180_000 },
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
        await page.evaluate(forgetWhatChanges)
        expectTranscript(`screens/${name}.${language}`, await readAloud(page))
        await expectGoodScreen(page, `${name} in ${language}`)
        await page.context().close()
      }
      expect(names.length).toBeGreaterThan(0)
    })

// Words that are others each time, and notices that go.
function forgetWhatChanges() {
  for (const notice of Array.from(document.querySelectorAll('.notices > *'))) notice.remove()
  for (const word of Array.from(document.querySelectorAll('[data-recovery-word]')))
    word.textContent = '(a word)'
}
