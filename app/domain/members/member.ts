/** A signed-in member, as the rules need one. */
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

/** Who makes a request: a member, or null for a visitor. */
export type Actor = Member | null

type MemberRow = Omit<Member, 'isVerified'> & { emailVerifiedAt: Date | null }

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

/** Makes a `Member` from a row of `memberColumns`. */
export function toMember({ emailVerifiedAt, ...row }: MemberRow): Member {
  return { ...row, isVerified: emailVerifiedAt !== null }
}
