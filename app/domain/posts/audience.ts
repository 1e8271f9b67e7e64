/** Who may read a post: everybody, or signed-in members. Sign-up is open, so this keeps out passers-by, not members. */
export const audiences = ['everyone', 'members'] as const

export type Audience = (typeof audiences)[number]

/** The audience of a stored post. */
export function toAudience(word: string): Audience {
  return word === 'everyone' ? 'everyone' : 'members'
}
