import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import { sendGrievance } from '~/domain/grievances/send-grievance.server'
import { saveDraft } from '~/domain/drafts/drafts.server'
import { likePost } from '~/domain/activity/like-post.server'
import { appeal } from '~/domain/moderation/appeals.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { hashRecoveryWords, nextRecoveryWords } from '~/domain/recovery/recovery-words.server'
import { startSession } from '~/domain/sessions/sessions.server'
import { queueVerification } from '~/domain/accounts/send-verification.server'
import { env } from '~/runtime/env.server'
import { allRows } from '../support/all-rows'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  unwrap,
} from '../support/forum/factories'
import { freshSession } from '../support/forum/fresh-session'
import { joinedRows } from '../support/database/joined-rows'

const everyRow = () => allRows(db, env.DATABASE_URL)

const forMembers = { isAnonymous: true, audience: 'members' }

/** Creates a member who uses every feature, named and anonymously, among other members. */
async function forum() {
  const asha = await apart(makeMember('asha_k'))
  const ravi = await apart(makeMember('ravi'))
  for (const { id } of [asha, ravi])
    await apart(db.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } }))
  const account = { memberId: '', keys: [], password: 'correct horse' }
  const recoveryHash = await hashRecoveryWords(nextRecoveryWords('hi', account)[0])
  await apart(db.user.update({ where: { id: asha.id }, data: { recoveryHash } }))
  await apart(startSession(asha.id, 'Firefox'))
  await apart(startSession(ravi.id, 'Firefox', null, true))
  await apart(db.$transaction((tx) => queueVerification(asha, tx)))
  const named = await apart(makePost(asha, { ...words('By asha'), idempotencyKey: 'k-1' }))
  const hidden = await apart(
    makePost(asha, { ...words('By nobody'), ...forMembers, idempotencyKey: 'k-2' }),
  )
  const other = await apart(makePost(ravi, words('By ravi')))
  const comment = await apart(
    makeComment(asha, other.id, { isAnonymous: true, idempotencyKey: 'k-3' }),
  )
  await apart(makeComment(ravi, named.id))
  await apart(makeComment(ravi, hidden.id))
  await apart(makeComment(ravi, other.id, { parentCommentId: comment.id }))
  await apart(saveDraft(asha.id, 'new-post', { title: 'unsent words', isAnonymous: 'on' }))
  await apart(saveDraft(asha.id, `edit-post:${hidden.id}`, { title: 'By nobody, again' }))
  await apart(likePost(ravi, hidden.id, { liked: '1' }))
  await look(await makeModerator(), hidden.id)
  const removed = await apart(makePost(asha, { ...words('Removed'), isAnonymous: true }))
  const item = { kind: 'post', id: removed.id } as const
  const removal = { action: 'remove', reason: 'privacy' }
  unwrap(await apart(moderateItem(await makeModerator(), item, removal)))
  unwrap(await apart(appeal(asha, item, { message: 'It names nobody' })))
  const grievance = {
    ...{ name: 'Asha of Pune', email: asha.email, message: 'It names nobody at all' },
    address: `https://forum.example/forum/post/${removed.id}`,
  }
  unwrap(await apart(sendGrievance(grievance, { ip: '192.0.2.1', language: 'en' })))
  return { asha, ravi, named, other, items: [hidden.id, comment.id, removed.id] }
}

/**
 * Waits for the next millisecond, because actions of two people in the same millisecond would seem to belong together.
 */
async function apart<T>(act: Promise<T>) {
  const result = await act
  for (const now = Date.now(); Date.now() === now;) await nextTurn()
  return result
}

// Each text is unique: equal texts would link two items without any secret.
function words(title: string) {
  return { title, content: `The words of the post ${title}.` }
}

async function look(moderator: Member, id: string) {
  const press = { action: 'reveal', reason: 'risk' }
  const session = await freshSession(moderator)
  unwrap(await moderateItem(moderator, { kind: 'post', id }, press, session))
}

test('whoever holds the database cannot join an anonymous post or comment to a person', async () => {
  const { asha, ravi, named, other, items } = await forum()
  const rows = await everyRow()
  const people = await db.user.findMany({ select: { id: true } })
  const others = people.map(({ id }) => id).filter((id) => id !== asha.id)
  const ends = new Set([...others, other.id, ravi.username])
  const learned = joinedRows(rows, items, ends)
  expect(learned.length).toBeGreaterThan(6)
  const told = JSON.stringify(learned)
  for (const trace of [asha.id, asha.username, asha.email, 'argon2', named.id, 'By asha'])
    expect(told).not.toContain(trace)
})

test('a joining column would be seen: with the author in the clear the person is found', async () => {
  const { asha, ravi, other, items } = await forum()
  await db.post.update({ where: { id: items[0] }, data: { authorId: asha.id } })
  const people = await db.user.findMany({ select: { id: true } })
  const others = people.map(({ id }) => id).filter((id) => id !== asha.id)
  const learned = joinedRows(await everyRow(), items, new Set([...others, other.id, ravi.username]))
  expect(JSON.stringify(learned)).toContain(asha.email)
})

test('a grievance in plain text would be seen beside the item that it links to', async () => {
  const { asha, items } = await forum()
  const sealed = JSON.stringify({ email: asha.email, address: `/forum/post/${items[2]}` })
  await db.grievance.updateMany({ data: { sealed } })
  expect(JSON.stringify(joinedRows(await everyRow(), items, new Set()))).toContain(asha.email)
})

test('what was typed and not sent is in no row that can be read', async () => {
  const { items } = await forum()
  const text = JSON.stringify(await db.draft.findMany())
  expect(text).not.toMatch(/unsent|By nobody|new-post|edit-post/)
  expect(text).not.toContain(items[0])
})
