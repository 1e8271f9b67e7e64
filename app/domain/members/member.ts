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

/** A signed-in member, with the fields that the rules need. */
export type Member = {
  id: string
  username: string
  displayName: string | null
  /** Null for an account without email, which has recovery words. */
  email: string | null
  /** True when two of the recovery words were never typed back, so they may not be written down. */
  recoveryUnchecked: boolean
  bio: string
  role: 'member' | 'moderator' | 'admin'
  isVerified: boolean
  emailNotifications: boolean
  /** The frequency of digests about news. */
  digest: DigestChoice
  /** True when a moderator gets a mail that something waits. */
  moderationMail: boolean
  language: string
  suspendedUntil: Date | null
  /**
   * The time when the role and expert's mark lapse because two-factor authentication is missing; null when they do
   * not.
   */
  secondStepDue: Date | null
  /**
   * The details of an expert that an administrator has confirmed, and the end of the mark; null for others
   * (app/domain/experts/expert.ts).
   */
  expert: string | null
  expertUntil: Date | null
  /** The content that they hide in lists (app/domain/members/hidden-content.server.ts). */
  sealedHidden: string
  /**
   * The time when two-factor authentication was completed in this session; null if it was not, or outside a session.
   */
  secondStepAt: Date | null
}

/** The person who makes a request: a member, or null for a visitor. */
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

/** Makes a `Member` from a row of `memberColumns`. A lapsed role becomes 'member'. */
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

/** True when a member has `role` or a higher one. */
export function hasRole(member: Pick<Member, 'role'>, role: Member['role']): boolean {
  return roles.indexOf(member.role) >= roles.indexOf(role)
}

/** True when a member is suspended now. They may read, sign in, export and delete their account, but not write. */
export function isSuspended({ suspendedUntil }: Pick<Member, 'suspendedUntil'>): boolean {
  return suspendedUntil !== null && suspendedUntil > new Date()
}

/** Checks whether a member may write to the forum; fails with `not-allowed` while suspended. */
export function requireActiveMember(member: Member): Result<null> {
  return isSuspended(member) ? fail('not-allowed', { '': 'suspended' }) : ok(null)
}

export type RoleHolder = Pick<Member, 'role' | 'suspendedUntil' | 'secondStepAt'>

/**
 * Checks that a member has `role`, is not suspended, and has completed two-factor authentication in this session, so
 * that a stolen password grants nothing. Fails with `not-allowed`.
 */
export function checkRole(member: RoleHolder, role: Member['role']): Result<null> {
  return isOnTeam(member, role) && member.secondStepAt !== null ? ok(null) : fail('not-allowed')
}

/**
 * True when `checkRole` fails only because two-factor authentication is missing in this session; never for
 * visitors.
 */
export function lacksTwoFactor(member: RoleHolder | null, role: Member['role']): boolean {
  return member !== null && isOnTeam(member, role) && member.secondStepAt === null
}

/** True when a member has `role` and is not suspended; two-factor authentication may be missing. */
export function isOnTeam(member: Omit<RoleHolder, 'secondStepAt'>, role: Member['role']) {
  return hasRole(member, role) && !isSuspended(member)
}

/** True when `checkRole` would succeed, for showing links; never for visitors. */
export function hasActiveRole(viewer: RoleHolder | null, role: Member['role']): boolean {
  return viewer !== null && checkRole(viewer, role).ok
}
