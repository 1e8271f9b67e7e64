import { day } from './durations'

/** The number of days for which data is kept. The privacy page shows them, and `purge` applies them. */
export const retention = {
  guidedDrafts: 1,
  links: 7,
  drafts: 30,
  /** Sessions, after their end. A form that is sent late finds its owner by them. */
  sessions: 30,
  sentMails: 30,
  /**
   * Files of mails. Unlike rows of sent mails they contain text and email addresses, and no account deletion finds
   * them.
   */
  mailFiles: 1,
  failedMails: 90,
  /** The data about an expert, after the last day of the mark, because the mark may still be renewed. */
  experts: 90,
  removedContent: 180,
  reports: 180,
  answeredMessages: 365,
  /** Grievances, after their decision. */
  grievances: 365,
  /** Questions that were not chosen for an episode. */
  questions: 365,
  /** Words of searches without results, after the last such search. */
  searchedWords: 90,
} as const

export type RetainedKind = keyof typeof retention

/** Returns the time before which a kind of data is purged. */
export function retainedSince(kind: RetainedKind, now: Date): Date {
  return new Date(now.getTime() - retention[kind] * day)
}
