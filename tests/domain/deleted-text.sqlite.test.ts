import { existsSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { sqliteFile } from '~/database/kind.server'
import { startSession } from '~/domain/sessions/sessions.server'
import { clearDeletedRegularly, db } from '~/database/db.server'
import { editProfile } from '~/domain/accounts/edit-profile.server'
import { deleteComment, editComment } from '~/domain/comments/own-comment.server'
import { markSent, saveAnswers } from '~/domain/contact/curtain-draft.server'
import { unsubscribe, unsubscribeListsToken } from '~/domain/contact/subscribe.server'
import { discardDraft, saveDraft } from '~/domain/drafts/drafts.server'
import { sealOldGrievances } from '~/domain/grievances/sealed-grievance.server'
import { deletePost, editPost } from '~/domain/posts/own-post.server'
import { deleteAccount } from '~/domain/account-deletion/delete-account.server'
import { recordDeparture } from '~/domain/account-deletion/departures.server'
import type { Member } from '~/domain/members/member'
import { ok } from '~/domain/result'
import { purge } from '~/domain/retention/purge.server'
import { indexAllPending } from '~/domain/search/index-pending.server'
import { searchPosts } from '~/domain/search/search-posts.server'
import { makeComment, makeMember, makePost, unwrap } from '../support/forum/factories'
import { completeAllDepartures } from '../support/leaving'

/** Returns all bytes of the database and its write-ahead log. */
function bytesOnDisk() {
  const file = sqliteFile(process.env.DATABASE_URL ?? '')
  const files = [file, `${file}-wal`].filter((each) => existsSync(each))
  return files.map((each) => readFileSync(each, 'latin1')).join('')
}

const regretted = 'Zqxregretted words that nobody reads any more '.repeat(40)
const later = new Date(Date.now() + 400 * 24 * 60 * 60_000)
const email = 'zqxregretted@example.com'

let member: Member
let post: string
let comment: string

beforeEach(async () => {
  member = await makeMember()
  post = (await makePost(member)).id
  comment = (await makeComment(member, post)).id
})

/**
 * Each deletion on its own: one function writes the words, the other deletes them. Nothing else is written in between.
 */
const deletions: Record<string, { write: () => Promise<unknown>; remove: () => Promise<unknown> }> =
  {
    'a post': {
      write: async () => (post = (await makePost(member, { content: regretted })).id),
      remove: async () => expect(await deletePost(member, post)).toEqual(ok(null)),
    },
    'a comment': {
      write: async () => (comment = (await makeComment(member, post, { content: regretted })).id),
      remove: async () => unwrap(await deleteComment(member, comment)),
    },
    'a comment with replies': {
      async write() {
        comment = (await makeComment(member, post, { content: regretted })).id
        await makeComment(member, post, { parentCommentId: comment })
      },
      remove: async () => unwrap(await deleteComment(member, comment)),
    },
    'the former text of a post': {
      write: async () => (post = (await makePost(member, { content: regretted })).id),
      remove: async () =>
        unwrap(await editPost(member, post, { content: 'Now something else stands here.' })),
    },
    'the former text of a comment': {
      write: async () => (comment = (await makeComment(member, post, { content: regretted })).id),
      remove: async () => unwrap(await editComment(member, comment, { content: 'Another text.' })),
    },
    'the former words of a profile': {
      write: async () => unwrap(await editProfile(member, { bio: 'Zqxregretted bio' })),
      remove: async () => unwrap(await editProfile(member, { bio: 'Another one' })),
    },
    'an account with its posts': {
      async write() {
        await makePost(member, { content: regretted })
        await startSession(member.id)
      },
      async remove() {
        const session = await db.session.findFirstOrThrow()
        const go = { namedItems: 'go', anonymousItems: 'go' }
        expect(await deleteAccount(member, go, session.id)).toEqual(ok(null))
      },
    },
    'an anonymous post whose author has left': {
      async write() {
        post = (await makePost(member, { content: regretted, isAnonymous: true })).id
        await db.$transaction((tx) => recordDeparture(member.id, true, tx))
      },
      remove: async () => expect(await completeAllDepartures()).toBe(1),
    },
    'an address that leaves the lists': {
      write: () =>
        db.subscriber.create({
          data: { email, emailKey: email, list: 'waitlist', language: 'en' },
        }),
      remove: async () => expect(await unsubscribe(unsubscribeListsToken(email))).toEqual(ok(null)),
    },
    'a grievance that a migration left in plain text': {
      write: () =>
        db.grievance.create({
          data: { referenceId: 'r', digest: 'd', sealed: JSON.stringify({ message: regretted }) },
        }),
      remove: () => sealOldGrievances(),
    },
    'a message that is purged': {
      write: () =>
        db.message.create({
          data: {
            ...{ name: 'Mira', email: 'mira@example.com', message: regretted, digest: 'd' },
            ...{ source: 'contact', referenceId: 'r', answeredAt: new Date() },
          },
        }),
      remove: async () => expect(await purge(later)).toMatchObject({ answeredMessages: 1 }),
    },
    'a removed post that is purged': {
      async write() {
        post = (await makePost(member, { content: regretted })).id
        await db.post.update({ where: { id: post }, data: { removedAt: new Date() } })
      },
      remove: async () => expect(await purge(later)).toMatchObject({ removedContent: 1 }),
    },
  }

describe.each(Object.entries(deletions))('%s', (_, { write, remove }) => {
  test('is in no byte of the file or its log', async () => {
    await makePost(await makeMember(), { title: 'Standing', content: 'Standing words' })
    await write()
    await indexAllPending()
    expect(bytesOnDisk().toLowerCase()).toContain('zqxregretted')
    await remove()
    expect(bytesOnDisk().toLowerCase()).not.toContain('zqxregretted words')
    expect(bytesOnDisk().toLowerCase()).not.toMatch(/zqxregretted( bio|@)/)
    expect(bytesOnDisk()).toContain('Standing words')
  })
})

test('the words of a deleted post leave the search index with the next purge', async () => {
  const deleted = await makePost(member, { content: 'Zqxforgotten' })
  const kept = await makePost(member, { content: 'Zqxremembered' })
  await indexAllPending()
  unwrap(await deletePost(member, deleted.id))
  await purge()
  expect(bytesOnDisk()).not.toMatch(/xforgotten/i)
  const found = unwrap(await searchPosts(null, { q: 'zqxremembered' }))
  expect(found.posts).toMatchObject([{ id: kept.id }])
})

test('a draft that is discarded is in no byte either, not even encrypted', async () => {
  await saveDraft(member.id, 'new-post', { content: regretted })
  const { fields } = await db.draft.findFirstOrThrow()
  expect(bytesOnDisk()).toContain(fields.slice(0, 60))
  await discardDraft(member, 'new-post')
  expect(bytesOnDisk()).not.toContain(fields.slice(0, 60))
})

test('nor are the answers of a guided message that was sent', async () => {
  const token = await saveAnswers(undefined, { message: regretted })
  const { answers } = await db.curtainDraft.findFirstOrThrow()
  expect(bytesOnDisk()).toContain(answers.slice(0, 60))
  await markSent(token, 'reference')
  expect(bytesOnDisk()).not.toContain(answers.slice(0, 60))
})

test('nor is the name of an account that has left', async () => {
  const leaving = await makeMember('leaving_soon')
  await startSession(leaving.id)
  const session = await db.session.findFirstOrThrow()
  const go = { namedItems: 'go', anonymousItems: 'go' }
  expect(await deleteAccount(leaving, go, session.id)).toEqual(ok(null))
  expect(bytesOnDisk()).not.toContain('leaving_soon')
})

test('whatever else is changed goes with the next round', async () => {
  await db.user.update({ where: { id: member.id }, data: { email: 'zqxregretted@example.com' } })
  await db.user.update({ where: { id: member.id }, data: { email: 'another@example.com' } })
  expect(bytesOnDisk()).toContain('zqxregretted@')
  const stop = clearDeletedRegularly(10)
  await expect.poll(() => bytesOnDisk().includes('zqxregretted@')).toBe(false)
  stop()
})
