import type { RoutePath } from '~/routes'
import type { Row } from './actors'

type Page = { read: Row; write?: Row }

const table = {
  '/': { read: ['everybody', 200], write: ['everybody', 400] },
  privacy: { read: ['everybody', 200] },
  accessibility: { read: ['everybody', 200] },
  community: { read: ['everybody', 200] },
  'contact/curtain/:step?': { read: ['everybody', 200], write: ['everybody', 400] },
  'contact/elevator/:floor?': { read: ['everybody', 200], write: ['everybody', 400] },
  'contact/sent/:referenceId': { read: ['everybody', 404] },
  'contact/waitlist': { read: ['everybody', 200], write: ['everybody', 400] },
  'contact/waitlist/confirm': { read: ['everybody', 400], write: ['everybody', 400] },
  'contact/waitlist/leave': { read: ['everybody', 400], write: ['everybody', 400] },

  grievance: { read: ['everybody', 200], write: ['everybody', 400] },
  'grievance/:referenceId': { read: ['everybody', 200] },

  'auth/signin': { read: ['visitors', 200], write: ['visitors', 400] },
  'auth/second-step': { read: ['visitors', 303], write: ['visitors', 303] },
  'auth/passkey': { read: ['everybody', 400], write: ['everybody', 400] },
  'auth/signup': { read: ['visitors', 200], write: ['visitors', 400] },
  'auth/leave': { read: ['everybody', 303], write: ['everybody', 200] },
  'auth/signout': { read: ['everybody', 303], write: ['everybody', 303] },
  'auth/verify-email': { read: ['everybody', 400], write: ['everybody', 400] },
  'auth/connect-google': { read: ['everybody', 200], write: ['everybody', 400] },
  'auth/forgot-password': { read: ['everybody', 200], write: ['everybody', 400] },
  'auth/reset-password': { read: ['everybody', 400], write: ['everybody', 400] },
  'auth/recover': { read: ['everybody', 200], write: ['everybody', 400] },
  'auth/recovery-words': { read: ['everybody', 303], write: ['everybody', 303] },

  forum: { read: ['everybody', 200] },
  'forum/feed.xml': { read: ['everybody', 200] },
  'forum/new': { read: ['writers', 200], write: ['writers', 303] },
  'forum/hidden': { read: ['everybody', 200], write: ['everybody', 303] },
  'forum/before-you-write': { read: ['everybody', 200] },
  'forum/help': { read: ['everybody', 200] },
  'forum/post/:postId': { read: ['everybody', 200], write: ['writers', 303] },
  'forum/post/:postId/like': { read: ['everybody', 303], write: ['likers', 303] },
  'forum/post/:postId/follow': { read: ['everybody', 303], write: ['members', 303] },
  'forum/post/:postId/save': { read: ['everybody', 303], write: ['members', 303] },
  'forum/post/:postId/replies/:commentId': { read: ['everybody', 200] },
  'forum/post/:postId/unavailable': { read: ['everybody', 200] },
  'forum/:kind/:itemId/report': { read: ['others', 200], write: ['others', 400] },
  'forum/:kind/:itemId/appeal': { read: ['everybody', 303], write: ['appellant', 400] },
  'forum/:kind/:itemId/block': { read: ['blockers', 200], write: ['blockers', 303] },
  'forum/comment/:commentId/hide-author': { read: ['blockers', 200], write: ['blockers', 303] },
  'forum/comment/:commentId/review': { read: ['experts', 200], write: ['experts', 400] },
  'forum/drafts/discard': { read: ['everybody', 303], write: ['members', 303] },

  episodes: { read: ['everybody', 200] },
  'episodes/:episode': { read: ['everybody', 200] },
  'episodes/:episode/cover/:file': { read: ['everybody', 404] },
  'episodes/ask': { read: ['everybody', 200], write: ['everybody', 400] },
  'episodes/ask/:referenceId': { read: ['everybody', 404] },

  // The form is about an unknown item.
  profile: { read: ['members', 200], write: ['members', 404] },
  'profile/edit': { read: ['writers', 200], write: ['writers', 303] },
  'profile/settings': { read: ['members', 200], write: ['members', 303] },
  'profile/settings/password': { read: ['members', 200], write: ['members', 400] },
  'profile/settings/email': { read: ['members', 200], write: ['members', 400] },
  'profile/settings/recovery-words': { read: ['members', 200], write: ['members', 400] },
  'profile/settings/sessions': { read: ['members', 200], write: ['members', 303] },
  'profile/settings/second-step': { read: ['members', 200], write: ['members', 400] },
  'profile/settings/passkeys': { read: ['members', 200], write: ['members', 400] },
  'profile/settings/passkeys/:passkeyId': { read: ['members', 404], write: ['members', 400] },
  'profile/settings/verification': { read: ['everybody', 303], write: ['members', 303] },
  'profile/settings/export': { read: ['members', 200], write: ['members', 400] },
  'profile/settings/export/file': { read: ['members', 303] },
  'profile/settings/delete': { read: ['members', 200], write: ['members', 303] },
  'profile/deleted': { read: ['visitors', 200] },
  'profile/reports': { read: ['members', 200] },
  'profile/answers': { read: ['members', 200], write: ['members', 303] },
  'profile/unanswered': { read: ['experts', 200] },
  'profile/blocks': { read: ['members', 200], write: ['members', 303] },
  'profile/reveals': { read: ['members', 200] },
  unsubscribe: { read: ['everybody', 400], write: ['everybody', 400] },

  moderation: { read: ['moderators', 200], write: ['moderators', 400] },
  'moderation/figures': { read: ['moderators', 200] },
  'moderation/experts': { read: ['admins', 200], write: ['admins', 400] },
  'moderation/experts/:memberId': { read: ['admins', 200], write: ['admins', 400] },
  'moderation/log': { read: ['moderators', 200] },
  'moderation/member/:memberId': { read: ['moderators', 200], write: ['moderators', 400] },
  'moderation/:kind/:itemId': { read: ['moderators', 200], write: ['moderators', 400] },
  'moderation/messages': { read: ['admins', 200] },
  'moderation/messages/export': { read: ['admins', 200] },
  'moderation/messages/:referenceId': { read: ['admins', 200], write: ['admins', 400] },
  'moderation/messages/grievances': { read: ['admins', 200] },
  'moderation/messages/grievances/:referenceId': {
    read: ['admins', 200],
    write: ['admins', 400],
  },
  'moderation/messages/questions': { read: ['admins', 200] },
  'moderation/messages/questions/:referenceId': {
    read: ['admins', 200],
    write: ['admins', 400],
  },
  'moderation/subscribers/export': { read: ['admins', 200] },
  'moderation/mail': { read: ['admins', 200] },

  'preferences/theme': { read: ['everybody', 400], write: ['everybody', 400] },
  'preferences/lite': { read: ['everybody', 400], write: ['everybody', 400] },
  'preferences/titles': { read: ['everybody', 400], write: ['everybody', 400] },

  '.well-known/security.txt': { read: ['everybody', 200] },
  'robots.txt': { read: ['everybody', 200] },
  'sitemap.xml': { read: ['everybody', 200] },
  'sitemap-pages.xml': { read: ['everybody', 200] },
  'sitemap-posts.xml': { read: ['everybody', 200] },
  healthz: { read: ['everybody', 200] },
  readyz: { read: ['everybody', 200] },
  '*': { read: ['everybody', 404], write: ['everybody', 404] },
} satisfies Record<PagePath, Page>

type PagePath = Exclude<RoutePath, `api/${string}`>

/**
 * The rules for pages: who may read and send each one. A route without a row does not compile. A page without `write`
 * answers a form with 405.
 */
export const pages: Record<PagePath, Page> = table

/** The pages that accept a form. */
export type FormPath = {
  [Path in PagePath]: (typeof table)[Path] extends { write: unknown } ? Path : never
}[PagePath]
