import { day, hour, minute } from '../durations'

/**
 * `points` per `per` milliseconds. `inMemory` counts are lost on restart and cost no write.
 *
 * Actions of members in the forum are counted in memory only. A stored count would begin when an account writes,
 * which would reveal the author of an anonymous item (docs/anonymity.md).
 */
export type Rule = {
  by: 'account' | 'ip' | 'pair'
  points: number
  per: number
  inMemory?: true
}

/**
 * Rate limits. A busy member stays far below them. The limits by IP address allow for many phones, which share one in
 * India.
 */
export const rules = {
  /** Failed sign-ins; successful ones are refunded. */
  signIn: [
    { by: 'pair', points: 10, per: 15 * minute },
    { by: 'ip', points: 50, per: hour },
    { by: 'account', points: 60, per: day },
  ],
  /** Wrong codes at sign-in, after the right password; accepted ones are refunded. */
  secondStep: [
    { by: 'pair', points: 5, per: 15 * minute },
    { by: 'ip', points: 50, per: hour },
    { by: 'account', points: 30, per: day },
  ],
  /** Refused passkeys, counted by the passkey in the request; accepted ones are refunded. */
  passkey: [
    { by: 'pair', points: 10, per: 15 * minute },
    { by: 'ip', points: 50, per: hour },
    { by: 'account', points: 60, per: day },
  ],
  /**
   * Wrong recovery words, counted by the submitted name; correct ones are refunded. Six words cannot be guessed, so
   * the limits only save work. Strict limits would let anybody lock out a member, or all who share a network.
   */
  recover: [
    { by: 'pair', points: 20, per: 15 * minute },
    { by: 'ip', points: 60, per: hour },
    { by: 'account', points: 600, per: day },
  ],
  /** Wrong answers to the check of two new recovery words; correct ones are refunded. */
  wordCheck: [{ by: 'account', points: 10, per: hour, inMemory: true }],
  signUp: [
    { by: 'ip', points: 20, per: hour },
    { by: 'ip', points: 60, per: day },
  ],
  /** Sign-ups over that limit that are compared with an earlier one, because the comparison takes time. */
  signUpAgain: [{ by: 'ip', points: 60, per: hour, inMemory: true }],
  /** Requests for a reset mail. */
  forgotPassword: [{ by: 'ip', points: 30, per: hour }],
  /**
   * Reset mails; over the limit the mail is skipped silently. The period is half a token's life, because flooding a
   * mailbox must not keep its owner from having a working link.
   */
  resetMail: [{ by: 'account', points: 1, per: 5 * minute }],
  /** Repeated submissions of a new password with a used link. */
  resetAgain: [{ by: 'account', points: 5, per: 10 * minute }],
  verificationMail: [{ by: 'account', points: 5, per: hour }],
  changeEmail: [{ by: 'account', points: 5, per: day }],
  /** The mails of sign-up, `verificationMail` and `changeEmail` together, counted by the email. */
  confirmationMail: [{ by: 'account', points: 5, per: day }],
  /** Wrong passwords when the settings ask for the password again; correct ones are refunded. */
  ownPassword: [{ by: 'account', points: 10, per: 15 * minute }],
  /** Wrong codes of a signed-in member; accepted ones are refunded. */
  ownCode: [
    { by: 'account', points: 5, per: 15 * minute },
    { by: 'account', points: 30, per: day },
  ],
  export: [{ by: 'account', points: 5, per: hour }],
  /** Steps of sign-in with Google, there and back; a complete sign-in is refunded. */
  google: [{ by: 'ip', points: 60, per: 10 * minute }],
  /** Mails that connect a Google account. Over the limit the mail is skipped silently, and the former link still works. */
  connectMail: [{ by: 'account', points: 1, per: 5 * minute }],
  /** Searches take far more time than a page. */
  search: [{ by: 'ip', points: 240, per: minute, inMemory: true }],
  post: [
    { by: 'account', points: 10, per: 10 * minute, inMemory: true },
    { by: 'account', points: 60, per: day, inMemory: true },
  ],
  comment: [
    { by: 'account', points: 30, per: 10 * minute, inMemory: true },
    { by: 'account', points: 300, per: day, inMemory: true },
  ],
  /** Previews of posts and comments. They write nothing, but long texts take time. */
  preview: [{ by: 'account', points: 60, per: 10 * minute, inMemory: true }],
  /** Checks of texts before they are published. Long texts take time. */
  guidance: [{ by: 'account', points: 200, per: 10 * minute, inMemory: true }],
  /** Edits of posts and comments. */
  edit: [{ by: 'account', points: 60, per: 10 * minute, inMemory: true }],
  /** Edits of the profile, the notification settings and the hidden topics. */
  editProfile: [{ by: 'account', points: 30, per: 10 * minute, inMemory: true }],
  /** Likes, marks of helpful comments, and reviews by experts. */
  like: [{ by: 'account', points: 120, per: 10 * minute, inMemory: true }],
  /** Following, saving, marking as read, hiding an anonymous author in a thread, and blocking. */
  follow: [
    { by: 'account', points: 120, per: 10 * minute, inMemory: true },
    { by: 'account', points: 1_000, per: day, inMemory: true },
  ],
  report: [
    { by: 'account', points: 20, per: hour, inMemory: true },
    { by: 'account', points: 60, per: day, inMemory: true },
  ],
  /** Grievances; each sends mails. */
  grievance: [
    { by: 'ip', points: 10, per: hour },
    { by: 'ip', points: 30, per: day },
  ],
  /** Questions to a guest. For visitors the network counts as the account. */
  question: [
    { by: 'account', points: 10, per: hour, inMemory: true },
    { by: 'ip', points: 30, per: hour, inMemory: true },
    { by: 'ip', points: 100, per: day, inMemory: true },
  ],
  appeal: [{ by: 'account', points: 20, per: day, inMemory: true }],
  contact: [
    { by: 'ip', points: 10, per: hour },
    { by: 'ip', points: 30, per: day },
  ],
  /** Receipts of messages; the account is the recipient. Over the limit the receipt is skipped silently. */
  contactReceipt: [{ by: 'account', points: 3, per: day }],
  /** The same for grievances. A row in common with messages, whose email is known, would name who sent a grievance. */
  grievanceReceipt: [{ by: 'account', points: 3, per: day, inMemory: true }],
  /** Saving one step of the guided flow. */
  curtain: [{ by: 'ip', points: 200, per: hour }],
  subscribe: [
    { by: 'ip', points: 10, per: hour },
    { by: 'ip', points: 30, per: day },
  ],
  /** Mails that confirm an email address. Over the limit the mail is skipped silently. */
  subscriptionMail: [{ by: 'account', points: 3, per: day }],
} as const satisfies Record<string, readonly Rule[]>

export type Action = keyof typeof rules
