/** A signed-in member as the rules know one; the actor of every write. */
export type Member = {
  id: string
  username: string
  displayName: string | null
  email: string
  bio: string
  role: 'member' | 'moderator' | 'admin'
  isVerified: boolean
  emailNotifications: boolean
  language: string
  suspendedUntil: Date | null
}

/** Whoever asks: a member, or null for a visitor. */
export type Actor = Member | null

type MemberRow = Omit<Member, 'isVerified'> & { emailVerifiedAt: Date | null }

/** The columns a `Member` is made of. */
export const memberColumns = {
  id: true,
  username: true,
  displayName: true,
  email: true,
  bio: true,
  role: true,
  emailNotifications: true,
  language: true,
  suspendedUntil: true,
  emailVerifiedAt: true,
} as const

/** A `Member` out of the columns above. */
export function toMember({ emailVerifiedAt, ...row }: MemberRow): Member {
  return { ...row, isVerified: emailVerifiedAt !== null }
}
