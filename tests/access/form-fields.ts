import { changeEmailFields } from '~/domain/accounts/change-email.server'
import { changePasswordFields } from '~/domain/accounts/change-password.server'
import { editNotificationsFields } from '~/domain/accounts/edit-notifications.server'
import { editProfileFields } from '~/domain/accounts/edit-profile.server'
import { forgotPasswordFields } from '~/domain/accounts/forgot-password.server'
import { resetPasswordFields } from '~/domain/accounts/reset-password.server'
import { signInFields } from '~/domain/accounts/sign-in.server'
import { signUpFields } from '~/domain/accounts/sign-up.server'
import { steps } from '~/domain/contact/curtain-steps'
import { curtainFields } from '~/domain/contact/curtain.server'
import { floorFields } from '~/domain/contact/elevator.server'
import { messageFormFields } from '~/domain/contact/send-message.server'
import { subscribeFields } from '~/domain/contact/subscribe.server'
import { editCommentFields } from '~/domain/comments/edit-comment.server'
import { editPostFields } from '~/domain/posts/edit-post.server'
import { likeFields } from '~/domain/activity/like-post.server'
import { commentFields } from '~/domain/comments/publish-comment.server'
import { newPostFields } from '~/domain/posts/publish-post.server'
import { deleteAccountFields } from '~/domain/account-deletion/delete-account.server'
import { exportFields } from '~/domain/data-export/export-ticket.server'
import { moderateItemFields } from '~/domain/moderation/moderate-item.server'
import { reportFields } from '~/domain/moderation/report-item.server'
import { suspendFields } from '~/domain/moderation/suspend-member.server'
import type { FormPath } from './pages'

const curtain = steps.flatMap(curtainFields)

/**
 * The names of the fields that each page's forms may send: a form without a row does not compile, and a field that a
 * page shows and that is not in its row fails `tests/process/security/access.test.ts`.
 */
export const formFields: Record<FormPath, readonly string[]> = {
  '/': [...messageFormFields, 'inPlace'],
  'contact/curtain/:step?': [...new Set(curtain), 'go', 'inPlace'],
  'contact/elevator/:floor?': [...floorFields, 'inPlace'],
  'contact/waitlist': subscribeFields,
  'contact/waitlist/confirm': [],
  'contact/waitlist/leave': [],

  'auth/signin': [...signInFields, 'redirectTo'],
  'auth/signup': [...signUpFields, 'redirectTo'],
  'auth/signout': [],
  'auth/verify-email': ['token'],
  'auth/connect-google': [],
  'auth/forgot-password': forgotPasswordFields,
  'auth/reset-password': resetPasswordFields,

  'forum/new': newPostFields,
  'forum/post/:postId': commentFields,
  'forum/post/:postId/like': [...likeFields, 'inPlace'],
  'forum/post/:postId/edit': [...editPostFields, 'idempotencyKey'],
  'forum/post/:postId/delete': [],
  'forum/comment/:commentId/edit': [...editCommentFields, 'idempotencyKey'],
  'forum/comment/:commentId/delete': [],
  'forum/:kind/:itemId/report': [...reportFields, 'idempotencyKey'],
  'forum/:kind/:itemId/block': ['blocked'],
  'forum/drafts/discard': ['draftKey', 'returnTo'],

  'profile/edit': editProfileFields,
  'profile/settings': editNotificationsFields,
  'profile/settings/password': changePasswordFields,
  'profile/settings/email': changeEmailFields,
  'profile/settings/sessions': ['sessionId'],
  'profile/settings/verification': [],
  'profile/settings/export': exportFields,
  'profile/settings/delete': [...deleteAccountFields, 'idempotencyKey'],
  'profile/blocks': ['username'],
  unsubscribe: ['token', 'List-Unsubscribe'],

  'moderation/member/:memberId': suspendFields,
  'moderation/:kind/:itemId': moderateItemFields,
  'moderation/messages/:referenceId': ['answered'],

  'preferences/theme': ['theme', 'returnTo'],
  'preferences/lite': ['lite', 'returnTo'],
  'preferences/titles': ['titles', 'returnTo'],
  '*': [],
}
