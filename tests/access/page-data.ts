// oxlint-disable typescript/consistent-type-imports -- The table has each page's file beside its path.
import type { Field } from './fields'

/** The data that each page's loader sends to the browser. `tests/access/page-fields.ts` has the rules for it. */
type PageData = {
  root: Sent<typeof import('~/root')>
  '/': Sent<typeof import('~/routes/marketing/home')>
  privacy: Sent<typeof import('~/routes/marketing/privacy')>
  accessibility: Sent<typeof import('~/routes/marketing/accessibility')>
  community: Sent<typeof import('~/routes/marketing/community')>
  'contact/curtain/:step?': Sent<typeof import('~/routes/contact/curtain')>
  'contact/elevator/:floor?': Sent<typeof import('~/routes/contact/elevator')>
  'contact/sent/:referenceId': Sent<typeof import('~/routes/contact/sent')>
  'contact/waitlist': Sent<typeof import('~/routes/contact/waitlist')>
  'contact/waitlist/confirm': Sent<typeof import('~/routes/contact/confirm-subscription')>
  'contact/waitlist/leave': Sent<typeof import('~/routes/contact/leave-lists')>
  grievance: Sent<typeof import('~/routes/grievance/form')>
  'grievance/:referenceId': Sent<typeof import('~/routes/grievance/state')>
  'auth/signin': Sent<typeof import('~/routes/auth/sign-in')>
  'auth/second-step': Sent<typeof import('~/routes/auth/second-step')>
  'auth/signup': Sent<typeof import('~/routes/auth/sign-up')>
  'auth/verify-email': Sent<typeof import('~/routes/auth/verify-email')>
  'auth/connect-google': Sent<typeof import('~/routes/auth/connect-google')>
  'auth/forgot-password': Sent<typeof import('~/routes/auth/forgot-password')>
  'auth/recover': Sent<typeof import('~/routes/auth/recover')>
  'auth/recovery-words': Sent<typeof import('~/routes/auth/recovery-words')>
  'auth/reset-password': Sent<typeof import('~/routes/auth/reset-password')>
  forum: Sent<typeof import('~/routes/forum/list')>
  'forum/new': Sent<typeof import('~/routes/forum/new-post')>
  episodes: Sent<typeof import('~/routes/episodes/list')>
  'episodes/:episode': Sent<typeof import('~/routes/episodes/episode')>
  'episodes/ask': Sent<typeof import('~/routes/episodes/ask')>
  'episodes/ask/:referenceId': Sent<typeof import('~/routes/episodes/asked')>
  'forum/before-you-write': Sent<typeof import('~/routes/forum/before-you-write')>
  'forum/help': Sent<typeof import('~/routes/forum/help')>
  'forum/post/:postId': Sent<typeof import('~/routes/forum/post')>
  'forum/post/:postId/like': Sent<typeof import('~/routes/forum/like')>
  'forum/post/:postId/follow': Sent<typeof import('~/routes/forum/follow')>
  'forum/post/:postId/save': Sent<typeof import('~/routes/forum/save')>
  'forum/post/:postId/replies/:commentId': Sent<typeof import('~/routes/forum/replies')>
  'forum/post/:postId/unavailable': Sent<typeof import('~/routes/forum/unavailable')>
  'forum/:kind/:itemId/report': Sent<typeof import('~/routes/forum/report')>
  'forum/comment/:commentId/hide-author': Sent<typeof import('~/routes/forum/hide-author')>
  'forum/comment/:commentId/review': Sent<typeof import('~/routes/forum/review')>
  'forum/hidden': Sent<typeof import('~/routes/forum/hidden')>
  'forum/:kind/:itemId/block': Sent<typeof import('~/routes/forum/block')>
  profile: Sent<typeof import('~/routes/profile/own-profile')>
  'profile/edit': Sent<typeof import('~/routes/profile/edit-profile')>
  'profile/settings': Sent<typeof import('~/routes/profile/settings')>
  'profile/settings/recovery-words': Sent<typeof import('~/routes/profile/settings/recovery-words')>
  'profile/settings/password': Sent<typeof import('~/routes/profile/settings/password')>
  'profile/settings/email': Sent<typeof import('~/routes/profile/settings/email')>
  'profile/settings/second-step': Sent<typeof import('~/routes/profile/settings/second-step')>
  'profile/settings/passkeys': Sent<typeof import('~/routes/profile/settings/add-passkey')>
  'profile/settings/passkeys/:passkeyId': Sent<
    typeof import('~/routes/profile/settings/change-passkey')
  >
  'profile/settings/sessions': Sent<typeof import('~/routes/profile/settings/sessions')>
  'profile/settings/verification': Sent<typeof import('~/routes/profile/settings/verification')>
  'profile/settings/export': Sent<typeof import('~/routes/profile/settings/export')>
  'profile/settings/delete': Sent<typeof import('~/routes/profile/settings/delete')>
  'profile/deleted': Sent<typeof import('~/routes/profile/deleted')>
  'moderation/messages': Sent<typeof import('~/routes/moderation/messages')>
  'moderation/messages/:referenceId': Sent<typeof import('~/routes/moderation/message')>
  'moderation/messages/grievances': Sent<typeof import('~/routes/moderation/grievances')>
  'moderation/messages/grievances/:referenceId': Sent<
    typeof import('~/routes/moderation/grievance')
  >
  'moderation/messages/questions': Sent<typeof import('~/routes/moderation/questions')>
  'moderation/messages/questions/:referenceId': Sent<typeof import('~/routes/moderation/question')>
  'moderation/mail': Sent<typeof import('~/routes/moderation/mail')>
  'profile/reports': Sent<typeof import('~/routes/profile/reports')>
  'profile/unanswered': Sent<typeof import('~/routes/profile/unanswered')>
  'profile/answers': Sent<typeof import('~/routes/profile/answers')>
  'profile/blocks': Sent<typeof import('~/routes/profile/blocks')>
  'profile/reveals': Sent<typeof import('~/routes/profile/reveals')>
  moderation: Sent<typeof import('~/routes/moderation/queue')>
  'moderation/figures': Sent<typeof import('~/routes/moderation/figures')>
  'moderation/experts': Sent<typeof import('~/routes/moderation/experts')>
  'moderation/experts/:memberId': Sent<typeof import('~/routes/moderation/expert')>
  'moderation/log': Sent<typeof import('~/routes/moderation/log')>
  'moderation/member/:memberId': Sent<typeof import('~/routes/moderation/member')>
  'moderation/:kind/:itemId': Sent<typeof import('~/routes/moderation/item')>
  unsubscribe: Sent<typeof import('~/routes/profile/unsubscribe')>
  '*': Sent<typeof import('~/routes/system/not-found')>
}

export type PageFields = { readonly [Page in keyof PageData]: Field<PageData[Page]> }

// The return value of a loader, taken out of `data()` if necessary. Thrown responses and redirects have no fields.
type Sent<Route extends { loader: (...given: never[]) => unknown }> = Unwrapped<
  Awaited<ReturnType<Route['loader']>>
>

type Unwrapped<T> = T extends Response
  ? never
  : T extends { data: infer Data; init: unknown }
    ? Data
    : T
