import type { Member } from './member'

/** In ascending order of rights. */
export const roles = ['member', 'moderator', 'admin'] as const satisfies Member['role'][]

export function isRole(word: string | undefined): word is Member['role'] {
  return (roles as readonly (string | undefined)[]).includes(word)
}

/** Whether a member has `role` or a higher one. */
export function hasRole(member: Pick<Member, 'role'>, role: Member['role']): boolean {
  return roles.indexOf(member.role) >= roles.indexOf(role)
}
