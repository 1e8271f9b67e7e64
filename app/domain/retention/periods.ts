import { day } from '../durations'

/** How many days what is no longer needed is still kept; the privacy page shows them, and `purge` holds to them. */
export const retention = {
  /** Begun messages to the company, since their last step. */
  guidedDrafts: 1,
  /** Links that were mailed, since they ran out. */
  links: 7,
  /** Drafts of the forum's forms, since they were last kept. */
  drafts: 30,
  /** Sessions, since they ended: a form that comes in late finds its owner by them. */
  sessions: 30,
  /** What the outbox knows of mails, since they went out. */
  sentMails: 30,
  /** Mails that could not be delivered. */
  failedMails: 90,
  /** Posts and comments, since a moderator removed them. */
  removedContent: 180,
  /** Reports, since they were settled. */
  reports: 180,
  /** Messages to the company, since they were answered. */
  answeredMessages: 365,
} as const

export type RetainedKind = keyof typeof retention

/** The moment before which something of a kind is no longer kept. */
export function retainedSince(kind: RetainedKind, now: Date): Date {
  return new Date(now.getTime() - retention[kind] * day)
}
