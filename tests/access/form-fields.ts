import type { z } from 'zod'
import { changeEmailSchema } from '~/domain/accounts/verify-email.server'
import { changePasswordSchema } from '~/domain/accounts/change-password.server'
import { editHiddenSchema } from '~/domain/accounts/edit-hidden.server'
import { editNotificationsSchema } from '~/domain/accounts/edit-notifications.server'
import { editProfileSchema } from '~/domain/accounts/edit-profile.server'
import { changeRecoveryWordsSchema } from '~/domain/accounts/change-recovery-words.server'
import { recoverSchema } from '~/domain/accounts/recover.server'
import { wordCheckSchema } from '~/domain/recovery/word-check.server'
import { forgotPasswordSchema, resetPasswordSchema } from '~/domain/accounts/reset-password.server'
import { signInSchema } from '~/domain/accounts/sign-in.server'
import { signUpSchema } from '~/domain/accounts/sign-up.server'
import { steps } from '~/domain/contact/curtain-steps'
import { curtainSchema } from '~/domain/contact/curtain.server'
import { sendFromFloorSchema, sendMessageSchema } from '~/domain/contact/store-message.server'
import { subscribeSchema } from '~/domain/contact/subscribe.server'
import { helpedSchema } from '~/domain/comments/comment-reactions.server'
import { followSchema, markReadSchema, saveSchema } from '~/domain/answers/answers.server'
import { likeSchema } from '~/domain/activity/like-post.server'
import { publishCommentSchema } from '~/domain/comments/publish-comment.server'
import { editPostSchema } from '~/domain/posts/own-post.server'
import { publishPostSchema } from '~/domain/posts/publish-post.server'
import { deleteAccountSchema } from '~/domain/account-deletion/delete-account.server'
import { exportSchema } from '~/domain/data-export/export-account.server'
import { hideAuthorSchema } from '~/domain/comments/hide-in-thread.server'
import { reviewFormSchema } from '~/domain/comments/reviews.server'
import { beginAddingSchema } from '~/domain/passkeys/add-passkey.server'
import { askFormSchema } from '~/domain/questions/ask-question.server'
import { handleQuestionSchema } from '~/domain/questions/questions-for-admins.server'
import { handleGrievanceSchema } from '~/domain/moderation/grievances.server'
import { sendGrievanceSchema } from '~/domain/grievances/send-grievance.server'
import { appealSchema } from '~/domain/moderation/appeals.server'
import { reportSchema } from '~/domain/moderation/reports.server'
import { twoFactorSchema } from '~/domain/two-factor/two-factor-sign-in.server'
import {
  moderateItemFormSchema,
  moderateMemberSchema,
  queueFormSchema,
} from '~/http/forms/moderation-forms.server'
import {
  choiceField,
  idleField,
  inPlaceField,
  keyField,
  passkeyField,
  previewField,
  redirectField,
  returnField,
  undoField,
  tokenField,
  trustField,
  unfollowField,
} from '~/http/forms/own-fields.server'
import { appealFormFields } from '~/http/forms/appeal-form.server'
import { takeOutField } from '~/http/forms/guidance-form.server'
import { likeFields, itemFields, shownField } from '~/http/forms/item-forms.server'
import { passkeyFormSchema } from '~/http/forms/passkey-forms.server'
import {
  changeExpertFormSchema,
  expertBoxFields,
  nameExpertFormSchema,
} from '~/http/forms/expert-form.server'
import { noFields } from '~/http/forms/read-form.server'
import { twoFactorFormSchema } from '~/http/forms/two-factor-form.server'
import type { FormPath } from './pages'

const curtain = steps.flatMap((step) =>
  namesOf(curtainSchema(step), { ...inPlaceField, ...choiceField }),
)

/**
 * The names of the fields that each page's forms may send. A form without a row does not compile. A field on a page
 * that is missing from its row fails `tests/process/security/access.test.ts`.
 */
export const formFields: Record<FormPath, readonly string[]> = {
  '/': namesOf(sendMessageSchema, { ...inPlaceField, ...choiceField }),
  'contact/curtain/:step?': [...new Set(curtain), 'go'],
  'contact/elevator/:floor?': [
    ...namesOf(sendFromFloorSchema, { ...inPlaceField, ...choiceField }),
    'go',
  ],
  'contact/waitlist': namesOf(subscribeSchema),
  'contact/waitlist/confirm': [],
  'contact/waitlist/leave': [],

  grievance: namesOf(sendGrievanceSchema, choiceField),

  'auth/signin': namesOf(signInSchema, {
    ...redirectField,
    ...passkeyField,
  }),
  'auth/second-step': namesOf(twoFactorSchema, {
    ...redirectField,
    ...passkeyField,
    ...trustField,
  }),
  'auth/passkey': ['use'],
  'auth/signup': namesOf(signUpSchema, redirectField),
  'auth/leave': namesOf(noFields, idleField),
  'auth/signout': [],
  'auth/verify-email': namesOf(noFields, tokenField),
  'auth/connect-google': [],
  'auth/forgot-password': namesOf(forgotPasswordSchema),
  'auth/reset-password': namesOf(resetPasswordSchema),
  'auth/recover': namesOf(recoverSchema),
  'auth/recovery-words': namesOf(wordCheckSchema),

  'episodes/ask': namesOf(askFormSchema, choiceField),

  'forum/new': namesOf(publishPostSchema, { ...previewField, ...choiceField, ...takeOutField }),
  'forum/post/:postId': [
    ...namesOf(publishCommentSchema, {
      ...previewField,
      ...choiceField,
      ...itemFields,
      ...takeOutField,
      ...shownField,
    }),
    ...namesOf(editPostSchema, keyField),
    ...namesOf(helpedSchema),
    ...Object.keys(likeFields),
  ],
  'forum/post/:postId/like': namesOf(likeSchema, inPlaceField),
  'forum/post/:postId/follow': namesOf(followSchema, inPlaceField),
  'forum/post/:postId/save': namesOf(saveSchema, inPlaceField),
  'forum/:kind/:itemId/appeal': namesOf(appealSchema, keyField),
  'forum/:kind/:itemId/report': namesOf(reportSchema, { ...keyField, ...choiceField }),
  'forum/:kind/:itemId/block': ['blocked'],
  'forum/comment/:commentId/hide-author': namesOf(hideAuthorSchema),
  'forum/comment/:commentId/review': namesOf(reviewFormSchema, {
    ...keyField,
    ...undoField,
    ...choiceField,
  }),
  'forum/hidden': namesOf(editHiddenSchema, keyField),
  'forum/drafts/discard': ['draftKey', ...namesOf(noFields, returnField)],

  profile: namesOf(appealSchema, appealFormFields),
  'profile/edit': namesOf(editProfileSchema, { ...keyField, ...choiceField }),
  'profile/settings': namesOf(editNotificationsSchema, keyField),
  'profile/settings/password': namesOf(changePasswordSchema),
  'profile/settings/email': namesOf(changeEmailSchema, keyField),
  'profile/settings/recovery-words': namesOf(changeRecoveryWordsSchema),
  'profile/settings/sessions': ['sessionId', 'trustedDeviceId'],
  'profile/settings/second-step': namesOf(twoFactorFormSchema, keyField),
  'profile/settings/passkeys': namesOf(beginAddingSchema, passkeyField),
  'profile/settings/passkeys/:passkeyId': namesOf(passkeyFormSchema),
  'profile/settings/verification': [],
  'profile/settings/export': namesOf(exportSchema),
  'profile/settings/delete': namesOf(deleteAccountSchema, keyField),
  'profile/answers': namesOf(markReadSchema, unfollowField),
  'profile/blocks': ['username'],
  unsubscribe: [...namesOf(noFields, tokenField), 'List-Unsubscribe'],

  moderation: namesOf(queueFormSchema),
  'moderation/member/:memberId': namesOf(moderateMemberSchema),
  'moderation/:kind/:itemId': namesOf(moderateItemFormSchema),
  'moderation/experts': namesOf(nameExpertFormSchema, {
    ...expertBoxFields,
    ...keyField,
    ...choiceField,
  }),
  'moderation/experts/:memberId': namesOf(changeExpertFormSchema, {
    ...expertBoxFields,
    ...keyField,
    ...choiceField,
  }),
  'moderation/messages/:referenceId': ['answered'],
  'moderation/messages/grievances/:referenceId': namesOf(handleGrievanceSchema, choiceField),
  'moderation/messages/questions/:referenceId': namesOf(handleQuestionSchema, choiceField),

  'preferences/theme': ['theme', ...namesOf(noFields, returnField)],
  'preferences/lite': ['lite', ...namesOf(noFields, returnField)],
  'preferences/titles': ['titles', ...namesOf(noFields, returnField)],
  '*': [],
}

function namesOf({ shape }: z.ZodObject, own: z.ZodRawShape = {}): string[] {
  return Object.keys({ ...shape, ...own })
}
