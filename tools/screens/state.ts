import type { Page } from '@playwright/test'

/** Who looks at a screen; the sample forum's moderator is its administrator as well. Only writers leave drafts. */
export type Viewer = 'visitor' | 'member' | 'writer' | 'expert' | 'moderator'

/** What the states refer to in the sample forum: paths, but for `comment`, the id of a comment on `post`. */
export type Places = {
  post: string
  comment: string
  postWithoutComments: string
  ownPost: string
  ownComment: string
  /** With an expert's answer and reviews, and one of the comments that were reviewed. */
  expertPost: string
  reviewedComment: string
  /** By an anonymous author. */
  hideableComment: string
  /** An expert as administrators see her. */
  expert: string
  /** By somebody whom the member has blocked. */
  blockedPost: string
  /** With a long title, two pages of comments and many replies; anonymous, and revealed to a moderator. */
  longPost: string
  /** With a content note, so that its text is folded. */
  notedPost: string
  /** A writer's own, which a moderator has removed. */
  removedPost: string
  /** The moderators' page of a post that was reported. */
  reported: string
  /** A message to the company as moderators see it, and its sender's confirmation. */
  message: string
  sent: string
  /** A grievance as administrators see it, and as its number shows it. */
  grievance: string
  grievanceState: string
  /** A question to a guest as administrators see it, and what thanks for it. */
  question: string
  asked: string
  /** What was mailed. */
  verifyEmail: string
  resetPassword: string
  confirmSubscription: string
}

/** A screen in one of its states. */
export type State = {
  name: string
  path: string
  viewer?: Viewer
  /** Whether its picture is of the first window only, as the README shows it. */
  isWindow?: boolean
  /** Brings the screen into its state, once its scripts run. */
  act?: (page: Page) => Promise<unknown>
}
