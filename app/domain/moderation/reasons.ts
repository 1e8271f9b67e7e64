import { appealAnswers } from '../appeals/answers'
import { outcomes } from '../grievances/outcomes'
import { heldReason } from '../held'

/** Moderators' actions and reasons, with labels in the `moderation` locale; the log contains no other text. */
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

/** The reason for which an author is looked up at once and alone; administrators get a mail. */
export const dangerReason = 'risk'

/** What a second moderator answers to a request for a look-up, and how the first then sees the author. */
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

/** An expert's entry in the register was checked each time; the mark is taken away for a reason. */
export const expertReasons = {
  nameExpert: ['registered'],
  renewExpert: ['registered'],
  removeExpert: ['asked', 'notRegistered', 'misused', 'mistake'],
} as const

/** What the log says of a grievance: that it was acknowledged, or how it was decided. */
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

/** Actions whose log lines do not name their subject in plain text. */
export const lookUpActions = ['reveal', 'askLookUp', 'agreeLookUp', 'refuseLookUp'] as const

/**
 * Actions on items whose log lines do not name the item: its author may make it anonymous later, and would be known to have
 * been new.
 */
export const sealedItemActions = ['release'] as const

/**
 * `hide` is the site's own action after several reports. `answerAlone` is an answer to the appeal about one's own removal,
 * because nobody else was on duty.
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
 * Why something waits for a moderator: for the reason of a report, because its author asks to look again, or because her
 * account is new and it has a link or is one post of many.
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
 * The reason with which a moderator removes what was reported with one, and which its author is told. For the others it
 * has to be chosen: somebody who may be in danger has done nothing wrong.
 */
export const removalReasons: Partial<Record<QueueReason, (typeof itemReasons)['remove'][number]>> =
  {
    ...{ abuse: 'abuse', threat: 'threat', privacy: 'privacy', danger: 'danger', spam: 'spam' },
    [heldReason]: 'spam',
  }

/** Enough reports with these reasons hide an item until a moderator has reviewed it. */
export const hidingReasons: string[] = ['abuse', 'threat', 'privacy']

export const hidingReports = 3

export const suspensionDays = [1, 3, 7, 30, 180] as const

/** For how many days a thread is slow, or closed when it reopens by itself. */
export const calmDays = [1, 3, 7, 30] as const
