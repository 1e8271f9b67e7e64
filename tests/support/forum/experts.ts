import { storedDetails, type ExpertDetails } from '~/domain/experts/expert'
import { db } from '~/database/db.server'
import { day } from '~/domain/durations'
import { makeMember, memberAgain, type MailedMember } from './factories'

/** What an administrator has confirmed of an expert in tests. */
export const expertDetails: ExpertDetails = {
  name: 'Meera Rao',
  profession: 'doctor',
  register: 'Delhi Medical Council',
  number: 'DMC/R/12345',
  languages: ['en', 'hi'],
  topics: ['periods', 'other'],
}

/** What readers see of that expert. */
export const expertMark = {
  name: 'Meera Rao',
  profession: 'doctor',
  registration: 'Delhi Medical Council DMC/R/12345',
} as const

/** The columns of an expert for a year. */
export function expertColumnsFor(details: Partial<ExpertDetails> = {}) {
  return {
    expert: storedDetails({ ...expertDetails, ...details }),
    expertUntil: new Date(Date.now() + 365 * day),
  }
}

/** A new member who is an expert, with a second step. */
export async function makeExpert(details: Partial<ExpertDetails> = {}): Promise<MailedMember> {
  const member = await makeMember()
  await db.user.update({
    where: { id: member.id },
    data: {
      ...expertColumnsFor(details),
      secondStep: { create: { encryptedKey: 'x', recoverySalt: 'x' } },
    },
  })
  return memberAgain(member)
}
