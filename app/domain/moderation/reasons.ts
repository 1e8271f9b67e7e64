import { appealAnswers } from '../appeals/answers'
import { outcomes } from '../grievances/outcomes'
import { heldReason } from '../held'

/** Moderators' actions and reasons, with labels in the `moderation` locale. The log contains no other text. */
export const itemReasons = {
  remove: ['abuse', 'threat', 'privacy', 'danger', 'spam', 'offTopic', 'illegal'],
  release: ['fits'],
  restore: ['mistake', 'appeal', 'edited'],
  lock: ['quarrel', 'offTopic', 'answered', 'danger'],
  unlock: ['calm', 'mistake'],
  label: ['noteMissing', 'noteWrong', 'otherTopic'],
  slow: ['quarrel', 'threat', 'danger'],
  unslow: ['calm', 'mistake'],
  dismiss: ['fits', 'mistake'],
  answerAppeal: appealAnswers,
  reveal: ['risk', 'repeated', 'illegal', 'law'],
} as const

/**
 * With this reason a moderator may look up an author at once and without a second person; administrators get a mail.
 */
export const dangerReason = 'risk'

/**
 * The answers of a second moderator to a request for a look-up, and the step with which the first then sees the
 * author.
 */
export const lookUpDecisions = ['agree', 'refuse', 'showAuthor'] as const

export type LookUpDecision = (typeof lookUpDecisions)[number]

export const memberReasons = {
  suspend: ['abuse', 'threat', 'privacy', 'danger', 'spam', 'repeated'],
  unsuspend: ['mistake', 'appeal', 'calm'],
} as const

export const sessionReasons = {
  endSessions: ['stolen', 'asked', 'security'],
} as const

export const twoFactorReasons = {
  removeSecondStep: ['lostCodes', 'stolen'],
} as const

/** An expert's entry in the register was checked each time. The mark is removed for one of these reasons. */
export const expertReasons = {
  nameExpert: ['registered'],
  renewExpert: ['registered'],
  removeExpert: ['asked', 'notRegistered', 'misused', 'mistake'],
} as const

/** The reasons in log lines about a grievance: it was acknowledged, or how it was decided. */
export const grievanceReasons = {
  acknowledgeGrievance: ['received'],
  decideGrievance: outcomes,
} as const

export type ItemAction = keyof typeof itemReasons

export type MemberAction = keyof typeof memberReasons

export const roleActions = {
  member: 'makeMember',
  moderator: 'makeModerator',
  admin: 'makeAdmin',
} as const

/** Actions whose log lines do not name their target in plain text. */
export const lookUpActions = ['reveal', 'askLookUp', 'agreeLookUp', 'refuseLookUp'] as const

/**
 * Actions on items whose log lines do not name the item. Its author may make it anonymous later; the line would then
 * reveal that the author had a new account.
 */
export const sealedItemActions = ['release'] as const

/**
 * `hide` is the site's own action after several reports. `answerAlone` is an answer to an appeal about the
 * moderator's own removal, because nobody else was on duty.
 */
export const loggedActions = [
  ...(Object.keys(itemReasons) as ItemAction[]),
  ...(Object.keys(memberReasons) as MemberAction[]),
  ...(Object.keys(sessionReasons) as (keyof typeof sessionReasons)[]),
  ...(Object.keys(expertReasons) as (keyof typeof expertReasons)[]),
  ...(Object.keys(grievanceReasons) as (keyof typeof grievanceReasons)[]),
  ...Object.values(roleActions),
  ...lookUpActions.filter((action) => action !== 'reveal'),
  'removeSecondStep',
  'readMember',
  'hide',
  'answerAlone',
] as const

export type LoggedAction = (typeof loggedActions)[number]

export const reportReasons = [
  'risk',
  'abuse',
  'threat',
  'privacy',
  'danger',
  'spam',
  'other',
] as const

/**
 * The reasons why an item waits for a moderator: the reason of a report; an appeal by its author; or a new account
 * whose item has a link or is one post of many.
 */
export const queueReasons = [...reportReasons, 'appeal', heldReason] as const

export type QueueReason = (typeof queueReasons)[number]

/** The order of the queue: within a group the oldest report comes first. */
export const urgency: QueueReason[][] = [
  ['risk', 'danger'],
  ['privacy'],
  ['threat', 'abuse', 'spam', 'other', 'appeal', heldReason],
]

/**
 * The reason for which a moderator removes an item that was reported with the key. Its author is told this reason.
 * For others the moderator chooses: somebody who may be in danger, or whose account is new, has done nothing wrong.
 */
export const removalReasons: Partial<Record<QueueReason, (typeof itemReasons)['remove'][number]>> =
  { abuse: 'abuse', threat: 'threat', privacy: 'privacy', danger: 'danger', spam: 'spam' }

/** This many reports with these reasons hide an item until a moderator has reviewed it. */
export const hidingReasons: string[] = ['abuse', 'threat', 'privacy']

export const hidingReports = 3

export const suspensionDays = [1, 3, 7, 30, 180] as const

/** The numbers of days for which a thread can be slow, or closed before it reopens by itself. */
export const writeLimitDays = [1, 3, 7, 30] as const
