import type { Field } from './fields'
import type { loader as root } from '~/root'
import type { loader as authConnectGoogle } from '~/routes/auth/connect-google'
import type { loader as authRecover } from '~/routes/auth/recover'
import type { loader as authRecoveryWords } from '~/routes/auth/recovery-words'
import type { loader as profileSettingsRecoveryWords } from '~/routes/profile/settings/recovery-words'
import type { loader as authForgotPassword } from '~/routes/auth/forgot-password'
import type { loader as authResetPassword } from '~/routes/auth/reset-password'
import type { loader as authSecondStep } from '~/routes/auth/second-step'
import type { loader as authSignIn } from '~/routes/auth/sign-in'
import type { loader as authSignUp } from '~/routes/auth/sign-up'
import type { loader as authVerifyEmail } from '~/routes/auth/verify-email'
import type { loader as contactConfirmSubscription } from '~/routes/contact/confirm-subscription'
import type { loader as contactCurtain } from '~/routes/contact/curtain'
import type { loader as contactElevator } from '~/routes/contact/elevator'
import type { loader as contactLeaveLists } from '~/routes/contact/leave-lists'
import type { loader as contactSent } from '~/routes/contact/sent'
import type { loader as contactWaitlist } from '~/routes/contact/waitlist'
import type { loader as episodePage } from '~/routes/episodes/episode'
import type { loader as episodeList } from '~/routes/episodes/list'
import type { loader as forumHidden } from '~/routes/forum/hidden'
import type { loader as forumBlock } from '~/routes/forum/block'
import type { loader as forumFollow } from '~/routes/forum/follow'
import type { loader as forumBeforeYouWrite } from '~/routes/forum/before-you-write'
import type { loader as forumHelp } from '~/routes/forum/help'
import type { loader as forumLike } from '~/routes/forum/like'
import type { loader as forumList } from '~/routes/forum/list'
import type { loader as forumNewPost } from '~/routes/forum/new-post'
import type { loader as forumPost } from '~/routes/forum/post'
import type { loader as forumReplies } from '~/routes/forum/replies'
import type { loader as forumAppeal } from '~/routes/forum/appeal'
import type { loader as forumHideAuthor } from '~/routes/forum/hide-author'
import type { loader as forumReview } from '~/routes/forum/review'
import type { loader as forumReport } from '~/routes/forum/report'
import type { loader as forumSave } from '~/routes/forum/save'
import type { loader as forumUnavailable } from '~/routes/forum/unavailable'
import type { loader as marketingHome } from '~/routes/marketing/home'
import type { loader as marketingAccessibility } from '~/routes/marketing/accessibility'
import type { loader as marketingCommunity } from '~/routes/marketing/community'
import type { loader as marketingPrivacy } from '~/routes/marketing/privacy'
import type { loader as moderationItem } from '~/routes/moderation/item'
import type { loader as moderationFigures } from '~/routes/moderation/figures'
import type { loader as moderationExpert } from '~/routes/moderation/expert'
import type { loader as moderationExperts } from '~/routes/moderation/experts'
import type { loader as moderationLog } from '~/routes/moderation/log'
import type { loader as moderationMail } from '~/routes/moderation/mail'
import type { loader as moderationMember } from '~/routes/moderation/member'
import type { loader as moderationMessage } from '~/routes/moderation/message'
import type { loader as ask } from '~/routes/episodes/ask'
import type { loader as asked } from '~/routes/episodes/asked'
import type { loader as grievance } from '~/routes/grievance/form'
import type { loader as grievanceState } from '~/routes/grievance/state'
import type { loader as moderationGrievance } from '~/routes/moderation/grievance'
import type { loader as moderationGrievances } from '~/routes/moderation/grievances'
import type { loader as moderationQuestion } from '~/routes/moderation/question'
import type { loader as moderationQuestions } from '~/routes/moderation/questions'
import type { loader as moderationMessages } from '~/routes/moderation/messages'
import type { loader as moderationQueue } from '~/routes/moderation/queue'
import type { loader as profileAnswers } from '~/routes/profile/answers'
import type { loader as profileBlocks } from '~/routes/profile/blocks'
import type { loader as profileDeleted } from '~/routes/profile/deleted'
import type { loader as profileEditProfile } from '~/routes/profile/edit-profile'
import type { loader as profileOwnProfile } from '~/routes/profile/own-profile'
import type { loader as profileUnanswered } from '~/routes/profile/unanswered'
import type { loader as profileReports } from '~/routes/profile/reports'
import type { loader as profileReveals } from '~/routes/profile/reveals'
import type { loader as profileSettings } from '~/routes/profile/settings'
import type { loader as profileSettingsAddPasskey } from '~/routes/profile/settings/add-passkey'
import type { loader as profileSettingsChangePasskey } from '~/routes/profile/settings/change-passkey'
import type { loader as profileSettingsDelete } from '~/routes/profile/settings/delete'
import type { loader as profileSettingsEmail } from '~/routes/profile/settings/email'
import type { loader as profileSettingsExport } from '~/routes/profile/settings/export'
import type { loader as profileSettingsPassword } from '~/routes/profile/settings/password'
import type { loader as profileSettingsSecondStep } from '~/routes/profile/settings/second-step'
import type { loader as profileSettingsSessions } from '~/routes/profile/settings/sessions'
import type { loader as profileSettingsVerification } from '~/routes/profile/settings/verification'
import type { loader as profileUnsubscribe } from '~/routes/profile/unsubscribe'
import type { loader as systemNotFound } from '~/routes/system/not-found'

/** The data that each page's loader sends to the browser. `tests/access/page-fields.ts` has the rules for it. */
type PageData = {
  root: Sent<typeof root>
  '/': Sent<typeof marketingHome>
  privacy: Sent<typeof marketingPrivacy>
  accessibility: Sent<typeof marketingAccessibility>
  community: Sent<typeof marketingCommunity>
  'contact/curtain/:step?': Sent<typeof contactCurtain>
  'contact/elevator/:floor?': Sent<typeof contactElevator>
  'contact/sent/:referenceId': Sent<typeof contactSent>
  'contact/waitlist': Sent<typeof contactWaitlist>
  'contact/waitlist/confirm': Sent<typeof contactConfirmSubscription>
  'contact/waitlist/leave': Sent<typeof contactLeaveLists>
  grievance: Sent<typeof grievance>
  'grievance/:referenceId': Sent<typeof grievanceState>
  'auth/signin': Sent<typeof authSignIn>
  'auth/second-step': Sent<typeof authSecondStep>
  'auth/signup': Sent<typeof authSignUp>
  'auth/verify-email': Sent<typeof authVerifyEmail>
  'auth/connect-google': Sent<typeof authConnectGoogle>
  'auth/forgot-password': Sent<typeof authForgotPassword>
  'auth/recover': Sent<typeof authRecover>
  'auth/recovery-words': Sent<typeof authRecoveryWords>
  'auth/reset-password': Sent<typeof authResetPassword>
  forum: Sent<typeof forumList>
  'forum/new': Sent<typeof forumNewPost>
  episodes: Sent<typeof episodeList>
  'episodes/:episode': Sent<typeof episodePage>
  'episodes/ask': Sent<typeof ask>
  'episodes/ask/:referenceId': Sent<typeof asked>
  'forum/before-you-write': Sent<typeof forumBeforeYouWrite>
  'forum/help': Sent<typeof forumHelp>
  'forum/post/:postId': Sent<typeof forumPost>
  'forum/post/:postId/like': Sent<typeof forumLike>
  'forum/post/:postId/follow': Sent<typeof forumFollow>
  'forum/post/:postId/save': Sent<typeof forumSave>
  'forum/post/:postId/replies/:commentId': Sent<typeof forumReplies>
  'forum/post/:postId/unavailable': Sent<typeof forumUnavailable>
  'forum/:kind/:itemId/appeal': Sent<typeof forumAppeal>
  'forum/:kind/:itemId/report': Sent<typeof forumReport>
  'forum/comment/:commentId/hide-author': Sent<typeof forumHideAuthor>
  'forum/comment/:commentId/review': Sent<typeof forumReview>
  'forum/hidden': Sent<typeof forumHidden>
  'forum/:kind/:itemId/block': Sent<typeof forumBlock>
  profile: Sent<typeof profileOwnProfile>
  'profile/edit': Sent<typeof profileEditProfile>
  'profile/settings': Sent<typeof profileSettings>
  'profile/settings/recovery-words': Sent<typeof profileSettingsRecoveryWords>
  'profile/settings/password': Sent<typeof profileSettingsPassword>
  'profile/settings/email': Sent<typeof profileSettingsEmail>
  'profile/settings/second-step': Sent<typeof profileSettingsSecondStep>
  'profile/settings/passkeys': Sent<typeof profileSettingsAddPasskey>
  'profile/settings/passkeys/:passkeyId': Sent<typeof profileSettingsChangePasskey>
  'profile/settings/sessions': Sent<typeof profileSettingsSessions>
  'profile/settings/verification': Sent<typeof profileSettingsVerification>
  'profile/settings/export': Sent<typeof profileSettingsExport>
  'profile/settings/delete': Sent<typeof profileSettingsDelete>
  'profile/deleted': Sent<typeof profileDeleted>
  'moderation/messages': Sent<typeof moderationMessages>
  'moderation/messages/:referenceId': Sent<typeof moderationMessage>
  'moderation/messages/grievances': Sent<typeof moderationGrievances>
  'moderation/messages/grievances/:referenceId': Sent<typeof moderationGrievance>
  'moderation/messages/questions': Sent<typeof moderationQuestions>
  'moderation/messages/questions/:referenceId': Sent<typeof moderationQuestion>
  'moderation/mail': Sent<typeof moderationMail>
  'profile/reports': Sent<typeof profileReports>
  'profile/unanswered': Sent<typeof profileUnanswered>
  'profile/answers': Sent<typeof profileAnswers>
  'profile/blocks': Sent<typeof profileBlocks>
  'profile/reveals': Sent<typeof profileReveals>
  moderation: Sent<typeof moderationQueue>
  'moderation/figures': Sent<typeof moderationFigures>
  'moderation/experts': Sent<typeof moderationExperts>
  'moderation/experts/:memberId': Sent<typeof moderationExpert>
  'moderation/log': Sent<typeof moderationLog>
  'moderation/member/:memberId': Sent<typeof moderationMember>
  'moderation/:kind/:itemId': Sent<typeof moderationItem>
  unsubscribe: Sent<typeof profileUnsubscribe>
  '*': Sent<typeof systemNotFound>
}

/** The rules for the fields of each page's data. */
export type PageFields = { readonly [Page in keyof PageData]: Field<PageData[Page]> }

// The return value of a loader, taken out of `data()` if necessary. Thrown responses and redirects have no fields.
type Sent<Loader extends (...given: never[]) => unknown> = Unwrapped<Awaited<ReturnType<Loader>>>

type Unwrapped<T> = T extends Response
  ? never
  : T extends { data: infer Data; init: unknown }
    ? Data
    : T
