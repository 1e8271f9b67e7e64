import { storedDetails, type ExpertDetails } from '~/domain/experts/expert'
import { db } from '~/database/db.server'
import { day } from '~/domain/durations'
import { makeMember, memberAgain, type MailedMember } from './factories'

/** The details of an expert that an administrator has confirmed in tests. */
export const expertDetails: ExpertDetails = {
  name: 'Meera Rao',
  profession: 'doctor',
  register: 'Delhi Medical Council',
  number: 'DMC/R/12345',
  languages: ['en', 'hi'],
  topics: ['periods', 'other'],
}

/** The mark of that expert that readers see. */
export const expertMark = {
  name: 'Meera Rao',
  profession: 'doctor',
  registration: 'Delhi Medical Council DMC/R/12345',
} as const

/** Returns the columns of an expert whose mark is valid for a year. */
export function expertColumnsFor(details: Partial<ExpertDetails> = {}) {
  return {
    expert: storedDetails({ ...expertDetails, ...details }),
    expertUntil: new Date(Date.now() + 365 * day),
  }
}

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
