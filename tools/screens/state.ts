import type { Page } from '@playwright/test'

/**
 * The viewer of a screen. The sample forum's moderator is also its administrator. Only writers have drafts. Newcomers have
 * liked nothing, and have not confirmed their email.
 */
export type Viewer = 'visitor' | 'newcomer' | 'member' | 'writer' | 'expert' | 'moderator'

/** URLs in the sample forum that the states use. `comment` is the id of a comment on `post`. */
export type Places = {
  post: string
  comment: string
  postWithoutComments: string
  ownPost: string
  ownComment: string
  /** A post with an expert's answer and reviews, and one of its reviewed comments. */
  expertPost: string
  reviewedComment: string
  /** A comment by an anonymous author. */
  hideableComment: string
  /** An expert as administrators see her. */
  expert: string
  /** A post by somebody whom the member has blocked. */
  blockedPost: string
  /**
   * A post with a long title, two pages of comments and many replies. It is anonymous, and its author is revealed to a
   * moderator.
   */
  longPost: string
  /** A post with a content note, so its text is folded. */
  notedPost: string
  /** A writer's own post that a moderator has removed. */
  removedPost: string
  /** A writer's own post that another moderator has removed. The writer has appealed. */
  askedPost: string
  /** A writer's own post that waits for a moderator. */
  heldPost: string
  slowPost: string
  closedPost: string
  /** The moderators' page of a post that was reported. */
  reported: string
  /** The moderators' page of a message to the company, and its sender's confirmation. */
  message: string
  sent: string
  /** The administrators' page of a grievance, and its public page by number. */
  grievance: string
  grievanceState: string
  /** The administrators' page of a question to a guest, and its confirmation. */
  question: string
  asked: string
  /** The sent mails. */
  verifyEmail: string
  resetPassword: string
  confirmSubscription: string
}

/** A screen in one of its states. */
export type State = {
  name: string
  path: string
  viewer?: Viewer
  /** True when the picture shows only the first window, as in the README. */
  isWindow?: boolean
  /** Brings the screen into its state once its scripts run. */
  act?: (page: Page) => Promise<unknown>
}
