import { day } from '../durations'

/** Days that data is kept; the privacy page shows them, and `purge` applies them. */
export const retention = {
  guidedDrafts: 1,
  links: 7,
  drafts: 30,
  /** Sessions, since they ended: a form sent late finds its owner by them. */
  sessions: 30,
  sentMails: 30,
  /** Files of mails: unlike rows of sent mails they contain text and emails, and no account deletion finds them. */
  mailFiles: 1,
  failedMails: 90,
  /** What is known of an expert, since the last day of the mark: it may still be renewed. */
  experts: 90,
  removedContent: 180,
  reports: 180,
  answeredMessages: 365,
  /** Since they were decided. */
  grievances: 365,
  /** Those that were not chosen for an episode. */
  questions: 365,
  /** Words of searches without results, since the last of them. */
  searchedWords: 90,
} as const

export type RetainedKind = keyof typeof retention

/** The time before which a kind of data is purged. */
export function retainedSince(kind: RetainedKind, now: Date): Date {
  return new Date(now.getTime() - retention[kind] * day)
}
