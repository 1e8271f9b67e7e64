/**
 * What moderators do to items and members, each with the reasons that it may have: the log holds nothing else. The
 * words are in the `moderation` locale.
 */
export const itemReasons = {
  remove: ['abuse', 'threat', 'privacy', 'danger', 'spam', 'offTopic', 'illegal'],
  restore: ['mistake', 'appeal', 'edited'],
  lock: ['quarrel', 'offTopic', 'answered', 'danger'],
  unlock: ['calm', 'mistake'],
  dismiss: ['fits', 'mistake'],
  reveal: ['risk', 'repeated', 'illegal', 'law'],
} as const

export const memberReasons = {
  suspend: ['abuse', 'threat', 'privacy', 'danger', 'spam', 'repeated'],
  unsuspend: ['mistake', 'appeal', 'calm'],
} as const

/** What admins alone do to a member's sessions. */
export const sessionReasons = {
  endSessions: ['stolen', 'asked', 'security'],
} as const

export type ItemAction = keyof typeof itemReasons

export type MemberAction = keyof typeof memberReasons

/** What the operator's command does to a member, by the role that it gives. */
export const roleActions = {
  member: 'makeMember',
  moderator: 'makeModerator',
  admin: 'makeAdmin',
} as const

/** Everything that stands in the log, looking at a member too; the site itself hides what was reported several times. */
export const loggedActions = [
  ...(Object.keys(itemReasons) as ItemAction[]),
  ...(Object.keys(memberReasons) as MemberAction[]),
  ...(Object.keys(sessionReasons) as (keyof typeof sessionReasons)[]),
  ...Object.values(roleActions),
  'readMember',
  'hide',
] as const

export type LoggedAction = (typeof loggedActions)[number]

/** Why a member reports something. */
export const reportReasons = ['abuse', 'threat', 'privacy', 'danger', 'spam', 'other'] as const

/** Those that are abuse of somebody: enough of them hide an item until a moderator has looked. */
export const hidingReasons: string[] = ['abuse', 'threat', 'privacy']

/** How many independent reports do. */
export const hidingReports = 3

/** For how many days a member may be suspended. */
export const suspensionDays = [1, 3, 7, 30, 180] as const
