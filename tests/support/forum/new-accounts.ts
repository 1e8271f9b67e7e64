import { expect } from 'vitest'
import { db } from '~/database/db.server'
import { day } from '~/domain/durations'
import type { Member } from '~/domain/members/member'
import { makeMember, publishAnyPost } from './factories'

/** A text that a new account may not publish without review. */
export const link = 'Read about it at https://example.com/turmeric please.'

/** Creates a member whose account is `age` milliseconds old. */
export async function makeOld(age = 2 * day) {
  const member = await makeMember()
  await setAge(member, age)
  return member
}

export function setAge({ id }: Member, age: number) {
  return db.user.update({ where: { id }, data: { createdAt: new Date(Date.now() - age) } })
}

/** Publishes a post of a new account that is held for a moderator. */
export async function makeHeldPost(author: Member) {
  const made = await publishAnyPost(author, { title: 'Turmeric and sleep', content: link })
  expect(made.tombstone).toBe('held')
  return made
}
