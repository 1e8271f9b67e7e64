import { day, hour, minute } from '../durations'

/**
 * So many `points` in so many milliseconds (`per`), counted for each account, each network address, or each pair of
 * them. What is counted in memory alone begins anew with the process and costs no write: that is for reads.
 */
export type Rule = {
  by: 'account' | 'address' | 'pair'
  points: number
  per: number
  inMemory?: true
}

/**
 * How often anything may be done. A forum's busiest member stays far below; addresses have room for a
 * neighbourhood, because phones in India share them by the thousand.
 */
export const rules = {
  /** Wrong sign-ins; right ones are given back. */
  signIn: [
    { by: 'pair', points: 10, per: 15 * minute },
    { by: 'address', points: 50, per: hour },
    { by: 'account', points: 60, per: day },
  ],
  /** The same from a browser that signed in to the account before; the account is the browser's mark. */
  signInTrustedDevice: [{ by: 'account', points: 10, per: 15 * minute }],
  signUp: [
    { by: 'address', points: 20, per: hour },
    { by: 'address', points: 60, per: day },
  ],
  /** Asking for the mail of a forgotten password. */
  forgotPassword: [{ by: 'address', points: 30, per: hour }],
  /**
   * Sending that mail. Half a token's life, so that whoever floods a mailbox cannot keep its owner from having
   * one that works; what is over it is not sent, and nobody is told.
   */
  resetMail: [{ by: 'account', points: 1, per: 5 * minute }],
  /** The form of a new password sent once more with a used link. */
  resetAgain: [{ by: 'account', points: 5, per: 10 * minute }],
  verificationMail: [{ by: 'account', points: 5, per: hour }],
  changeEmail: [{ by: 'account', points: 5, per: day }],
  /** The own password asked for again by a form of the settings; right ones are given back. */
  ownPassword: [{ by: 'account', points: 10, per: 15 * minute }],
  /** A copy of everything that is kept of a member. */
  export: [{ by: 'account', points: 5, per: hour }],
  google: [{ by: 'address', points: 60, per: 10 * minute }],
  /** The mail that joins a Google account; what is over it is not sent, and nobody is told. */
  connectMail: [{ by: 'account', points: 3, per: hour }],
  /** The one read that costs far more than a page. */
  search: [{ by: 'address', points: 240, per: minute, inMemory: true }],
  post: [
    { by: 'account', points: 10, per: 10 * minute },
    { by: 'account', points: 60, per: day },
  ],
  comment: [
    { by: 'account', points: 30, per: 10 * minute },
    { by: 'account', points: 300, per: day },
  ],
  /** Changes of posts and comments. */
  edit: [{ by: 'account', points: 60, per: 10 * minute }],
  /** Changes of the profile and of the notification setting. */
  editProfile: [{ by: 'account', points: 30, per: 10 * minute }],
  like: [{ by: 'account', points: 120, per: 10 * minute }],
  report: [
    { by: 'account', points: 20, per: hour },
    { by: 'account', points: 60, per: day },
  ],
  contact: [
    { by: 'address', points: 10, per: hour },
    { by: 'address', points: 30, per: day },
  ],
  /** The receipt of a message; the account is its recipient. What is over it is not sent, and nobody is told. */
  contactReceipt: [{ by: 'account', points: 3, per: day }],
  /** Keeping the answers of one step of the guided flow. */
  curtain: [{ by: 'address', points: 200, per: hour }],
  subscribe: [
    { by: 'address', points: 10, per: hour },
    { by: 'address', points: 30, per: day },
  ],
  /** The mail that confirms an address; what is over it is not sent, and nobody is told. */
  subscriptionMail: [{ by: 'account', points: 3, per: day }],
} as const satisfies Record<string, readonly Rule[]>

export type Action = keyof typeof rules
