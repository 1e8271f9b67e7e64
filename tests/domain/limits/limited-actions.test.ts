import { beforeEach, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { editHidden } from '~/domain/accounts/edit-hidden.server'
import { resendVerification } from '~/domain/accounts/send-verification.server'
import { changeEmail } from '~/domain/accounts/verify-email.server'
import { followThread, markAnswersRead } from '~/domain/answers/answers.server'
import { hideInThread } from '~/domain/comments/hide-in-thread.server'
import { reviewComment } from '~/domain/comments/reviews.server'
import { saveStep } from '~/domain/contact/curtain.server'
import { subscribe } from '~/domain/contact/subscribe.server'
import { consume } from '~/domain/limits/limit.server'
import { rules, type Action } from '~/domain/limits/rules'
import type { Member } from '~/domain/members/member'
import { appeal } from '~/domain/moderation/appeals.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { addPasskey } from '~/domain/passkeys/add-passkey.server'
import { completeTwoFactorWithPasskey } from '~/domain/passkeys/passkey-sign-in.server'
import type { Result } from '~/domain/result'
import { similarPosts } from '~/domain/search/related-posts.server'
import { searchEpisodes } from '~/domain/search/search-episodes.server'
import { confirmSetUp } from '~/domain/two-factor/change-two-factor.server'
import { beginTwoFactor } from '~/domain/two-factor/two-factor-sign-in.server'
import { expertColumnsFor } from '../../support/forum/experts'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  memberAgain,
  signUpMember,
  unwrap,
} from '../../support/forum/factories'
import { post } from '../../support/forum/items'
import { remove } from '../../support/forum/moderation-actions'
import { givePasskey } from '../../support/forum/passkeys'
import { withSettings } from '../../support/with-settings'

withSettings({ RATE_LIMITS: 'on' })

// No other test uses it: the counts in memory stay.
const ip = '203.0.113.9'

let asha: Member
let postId: string
let commentId: string

beforeEach(async () => {
  asha = await signUpMember('asha')
  const ravi = await makeMember()
  postId = (await makePost(ravi)).id
  commentId = (await makeComment(ravi, postId, { isAnonymous: true })).id
})

async function appealOnce() {
  const item = post((await makePost(asha)).id)
  unwrap(await moderateItem(await makeModerator(), item, remove))
  return appeal(asha, item, { message: 'I wrote this with her consent.' })
}

async function review() {
  await db.user.update({ where: { id: asha.id }, data: expertColumnsFor() })
  return reviewComment(await memberAgain(asha), commentId, { verdict: 'agree' })
}

async function usePasskey() {
  await givePasskey(asha)
  const waiting = await beginTwoFactor(asha, '')
  return completeTwoFactorWithPasskey({ waiting, challenge: null }, undefined, { ip })
}

const newEmail = { email: 'new@example.com', password: 'correct horse' }

test.each<[string, Action, () => Promise<Result<unknown>>]>([
  ['marking as read', 'follow', () => markAnswersRead(asha, {})],
  ['following', 'follow', () => followThread(asha, postId, { following: true })],
  ['hiding an author', 'follow', () => hideInThread(asha, commentId, { hidden: true })],
  ['an appeal', 'appeal', appealOnce],
  ['a review', 'like', review],
  ['similar posts', 'search', () => similarPosts(null, { title: 'Iron' }, ip)],
  ['a search in episodes', 'search', () => searchEpisodes({ q: 'iron' }, 'en', ip)],
  [
    'the code of a new app',
    'ownCode',
    () => confirmSetUp(asha, { code: '123456' }, { key: 'JBSWY3DPEHPK3PXP', nonce: 'x' }, ''),
  ],
  [
    'a new passkey',
    'ownCode',
    () => addPasskey(asha, undefined, { challenge: 'x', userHandle: 'x' }, ''),
  ],
  ['a passkey as second step', 'secondStep', usePasskey],
  ['another email address', 'changeEmail', () => changeEmail(asha, newEmail)],
  ['another mail to verify', 'verificationMail', () => resendVerification(asha)],
  ['a step of the guided flow', 'curtain', () => saveStep(undefined, 'purpose', {}, { ip })],
  [
    'a subscription',
    'subscribe',
    () => subscribe({ email: 'asha@example.com', list: 'notify' }, { ip, language: 'en' }),
  ],
  ['hidden topics', 'editProfile', () => editHidden(asha, { hiddenTopics: [] })],
])('%s is refused over the limit', async (_, action, press) => {
  const [{ points }] = rules[action]
  for (let turn = 0; turn < points; turn++) await consume(action, { account: asha.id, ip })
  expect(await press()).toMatchObject({ code: 'too-many' })
})
