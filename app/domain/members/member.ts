import { hasLapsed } from './second-step-due'

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
  /** When the role lapses for want of a second step; null when it does not. */
  secondStepDue: Date | null
  /** When a second step was done in this session; null without, and outside a session. */
  secondStepAt: Date | null
}

/** Who makes a request: a member, or null for a visitor. */
export type Actor = Member | null

type MemberRow = Omit<Member, 'isVerified' | 'secondStepAt'> & { emailVerifiedAt: Date | null }

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
  secondStepDue: true,
  emailVerifiedAt: true,
} as const

/** Makes a `Member` from a row of `memberColumns`; a role that has lapsed is none. */
export function toMember(
  { emailVerifiedAt, ...row }: MemberRow,
  secondStepAt: Date | null = null,
): Member {
  const role = hasLapsed(row) ? 'member' : row.role
  return { ...row, role, isVerified: emailVerifiedAt !== null, secondStepAt }
}
