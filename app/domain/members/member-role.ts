import type { Member } from './member'

/** From the least to the most that one may do. */
export const roles = ['member', 'moderator', 'admin'] as const satisfies Member['role'][]

/** Whether a word names a role. */
export function isRole(word: string | undefined): word is Member['role'] {
  return (roles as readonly (string | undefined)[]).includes(word)
}

/** Whether a member may do what `role` may. */
export function hasRole(member: Pick<Member, 'role'>, role: Member['role']): boolean {
  return roles.indexOf(member.role) >= roles.indexOf(role)
}
