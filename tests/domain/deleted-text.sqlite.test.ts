import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sqliteFile } from '~/database/kind.server'
import { startSession } from '~/domain/sessions/sessions.server'
import { db } from '~/database/db.server'
import { deleteComment } from '~/domain/comments/delete-comment.server'
import { deletePost } from '~/domain/posts/delete-post.server'
import { deleteAccount } from '~/domain/account-deletion/delete-account.server'
import { ok } from '~/domain/result'
import { makeComment, makeMember, makePost } from '../support/forum/factories'

/** All bytes of the database and its write-ahead log. */
function bytesOnDisk() {
  const file = sqliteFile(process.env.DATABASE_URL ?? '')
  const files = [file, `${file}-wal`].filter((each) => existsSync(each))
  return files.map((each) => readFileSync(each, 'latin1')).join('')
}

const words = (name: string) => `${name} words that nobody reads any more `.repeat(200)

test('what was deleted is in no byte of the file or its log', async () => {
  const member = await makeMember()
  const post = await makePost(member, { content: words('Regretted') })
  const kept = await makePost(member, { content: words('Standing') })
  const comment = await makeComment(member, kept.id, { content: 'Blurted out, never mind' })
  expect(bytesOnDisk()).toContain('Regretted words')
  expect(await deletePost(member, post.id)).toEqual(ok(null))
  expect((await deleteComment(member, comment.id)).ok).toBe(true)
  expect(bytesOnDisk()).not.toMatch(/Regretted words|Blurted out/)
  expect(bytesOnDisk()).toContain('Standing words')
})

test('what goes with an account too', async () => {
  const member = await makeMember('leaving_soon')
  await makePost(member, { content: words('Signed') })
  await startSession(member.id)
  const session = await db.session.findFirstOrThrow()
  const go = { namedItems: 'go', anonymousItems: 'go' }
  expect(await deleteAccount(member, go, session.id)).toEqual(ok(null))
  expect(bytesOnDisk()).not.toMatch(/Signed words|leaving_soon/)
})
