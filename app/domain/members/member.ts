import type { DigestChoice } from './digest-choices'
import { day } from '../durations'
import { fail, ok, type Result } from '../result'

const grace = 7 * day

/** The day by which a team member without two-factor authentication must set it up, or lose the role. */
export function twoFactorDeadline(): Date {
  return new Date(Date.now() + grace)
}

/** True when the deadline for setting up two-factor authentication has passed. */
function hasLapsed({ secondStepDue }: { secondStepDue: Date | null }): boolean {
  return secondStepDue !== null && secondStepDue <= new Date()
}

/** A signed-in member, as the rules need one. */
export type Member = {
  id: string
  username: string
  displayName: string | null
  /** Null for an account without email, which has recovery words. */
  email: string | null
  /** Whether two of the recovery words were never typed back: they may not be written down. */
  recoveryUnchecked: boolean
  bio: string
  role: 'member' | 'moderator' | 'admin'
  isVerified: boolean
  emailNotifications: boolean
  /** How often a digest of what is new is mailed. */
  digest: DigestChoice
  /** Whether a moderator is mailed that something waits. */
  moderationMail: boolean
  language: string
  suspendedUntil: Date | null
  /** When role and expert's mark lapse because two-factor authentication is missing; null when they do not. */
  secondStepDue: Date | null
  /** What an administrator has confirmed of an expert, and until when; null for others (app/domain/experts/expert.ts). */
  expert: string | null
  expertUntil: Date | null
  /** What they hide in lists (app/domain/members/hidden-content.server.ts). */
  sealedHidden: string
  /** When two-factor authentication was completed in this session; null if it was not, or outside a session. */
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
  recoveryUnchecked: true,
  bio: true,
  role: true,
  emailNotifications: true,
  digest: true,
  moderationMail: true,
  language: true,
  suspendedUntil: true,
  secondStepDue: true,
  expert: true,
  expertUntil: true,
  emailVerifiedAt: true,
  sealedHidden: true,
} as const

/** Makes a `Member` from a row of `memberColumns`; a member whose role has lapsed has none. */
export function toMember(
  { emailVerifiedAt, ...row }: MemberRow,
  secondStepAt: Date | null = null,
): Member {
  const role = hasLapsed(row) ? 'member' : row.role
  return { ...row, role, isVerified: emailVerifiedAt !== null, secondStepAt }
}

/** In ascending order of rights. */
export const roles = ['member', 'moderator', 'admin'] as const satisfies Member['role'][]

export function isRole(word: string | undefined): word is Member['role'] {
  return (roles as readonly (string | undefined)[]).includes(word)
}

/** Whether a member has `role` or a higher one. */
export function hasRole(member: Pick<Member, 'role'>, role: Member['role']): boolean {
  return roles.indexOf(member.role) >= roles.indexOf(role)
}

/** Whether a member is suspended now: they may read, sign in, export and delete their account, but not write. */
export function isSuspended({ suspendedUntil }: Pick<Member, 'suspendedUntil'>): boolean {
  return suspendedUntil !== null && suspendedUntil > new Date()
}

/** Whether a member may write to the forum; fails with `not-allowed` while suspended. */
export function requireActiveMember(member: Member): Result<null> {
  return isSuspended(member) ? fail('not-allowed', { '': 'suspended' }) : ok(null)
}

export type RoleHolder = Pick<Member, 'role' | 'suspendedUntil' | 'secondStepAt'>

/**
 * Whether a member has `role`, is not suspended, and has done a second step in this session: a stolen password opens
 * nothing. Fails with `not-allowed`.
 */
export function requireRole(member: RoleHolder, role: Member['role']): Result<null> {
  return isOnTeam(member, role) && member.secondStepAt !== null ? ok(null) : fail('not-allowed')
}

/** Whether nothing but a second step in this session is missing to `requireRole`; never for visitors. */
export function lacksTwoFactor(member: RoleHolder | null, role: Member['role']): boolean {
  return member !== null && isOnTeam(member, role) && member.secondStepAt === null
}

/** Whether a member has `role` and is not suspended; a second step may be missing. */
export function isOnTeam(member: Omit<RoleHolder, 'secondStepAt'>, role: Member['role']) {
  return hasRole(member, role) && !isSuspended(member)
}

/** Whether `requireRole` would succeed, for showing links; never for visitors. */
export function hasActiveRole(viewer: RoleHolder | null, role: Member['role']): boolean {
  return viewer !== null && requireRole(viewer, role).ok
}
