/**
 * A post or comment, and each text that it may have. There is more than one when an edit was sent and never answered.
 */
export type Written = { kind: 'post' | 'comment'; id: string; texts: Set<string> }

/** The actions that the site has acknowledged, from the clients' point of view. */
export type Ledger = {
  signUps: { username: string; email: string }[]
  written: Map<string, Written>
  /** Likes by post and member; null when a toggle was sent and never answered. */
  likes: Map<string, boolean | null>
  messages: { reference: string; email: string }[]
  answered: number
  /** 503 responses with a message and `Retry-After`. */
  refused: number
  cut: number
  /** Responses that no client should get. */
  faults: string[]
}

export function newLedger(): Ledger {
  const none = { answered: 0, refused: 0, cut: 0 }
  return { signUps: [], written: new Map(), likes: new Map(), messages: [], faults: [], ...none }
}
