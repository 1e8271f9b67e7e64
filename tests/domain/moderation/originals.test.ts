import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { deleteComment, editComment } from '~/domain/comments/own-comment.server'
import { deletePost, editPost } from '~/domain/posts/own-post.server'
import { deleteAccount } from '~/domain/account-deletion/delete-account.server'
import { purge } from '~/domain/retention/purge.server'
import type { Item } from '~/domain/moderation/item.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { readModeratedItem } from '~/domain/moderation/read-item.server'
import { readQueue } from '~/domain/moderation/queue.server'
import { retention } from '~/domain/retention-periods'
import { fail } from '~/domain/result'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  unwrap,
} from '../../support/forum/factories'
import { comment, post } from '../../support/forum/items'
import { freshSession } from '../../support/forum/fresh-session'
import { dumpDatabase } from '../../support/database/dump-database'

const title = 'My bitch of a boss'
const content = 'वह रंडी कहकर बुलाता है, and I am tired.'
const masked = { title: 'My ***** of a boss', content: 'वह **** कहकर बुलाता है, and I am tired.' }
const words = 'tu chutiya hai'

/** Creates a post and a comment with a reply in which words are masked, and their readers. */
async function masking(isAnonymous = false) {
  const author = await makeMember('typed_by')
  const { id } = await makePost(author, { title, content, isAnonymous })
  const { id: commentId } = await makeComment(author, id, { content: words, isAnonymous })
  await makeComment(await makeMember(), id, { content: 'A reply', parentCommentId: commentId })
  const moderator = await makeModerator()
  const originalOf = async (item: Item) => unwrap(await readModeratedItem(moderator, item)).original
  return { author, id, commentId, moderator, originalOf }
}

describe('what was typed where words are masked', () => {
  test('moderators and admins read beside what others read, without its author', async () => {
    const { author, id, commentId } = await masking(true)
    for (const role of ['moderator', 'admin'] as const) {
      const moderator = await makeModerator(role)
      const seen = await readModeratedItem(moderator, post(id))
      expect(unwrap(seen)).toMatchObject({ ...masked, original: { title, content } })
      for (const secret of [author.id, author.username, author.displayName ?? ''])
        expect(JSON.stringify(seen)).not.toContain(secret)
      expect(unwrap(await readModeratedItem(moderator, comment(commentId)))).toMatchObject({
        title: masked.title,
        content: 'tu ******* hai',
        original: { title: null, content: words },
      })
    }
  })

  test('is not in the queue, and is nobody else’s to read', async () => {
    const { author, id, moderator } = await masking()
    const report = { reporterId: moderator.id, postId: id, reason: 'abuse' }
    await db.report.create({ data: report })
    const { items } = unwrap(await readQueue(moderator))
    expect(items).toMatchObject([{ title: masked.title, excerpt: masked.content }])
    for (const actor of [author, await makeMember()])
      expect(await readModeratedItem(actor, post(id))).toEqual(fail('not-allowed'))
  })

  test('follows an edit', async () => {
    const { author, id, commentId, originalOf } = await masking()
    await editPost(author, id, { title: 'My boss' })
    expect(await originalOf(post(id))).toEqual({ title: null, content })
    await editPost(author, id, { content: 'I am just tired of it.' })
    expect(await originalOf(post(id))).toBeNull()
    await editComment(author, commentId, { content: 'bas bhosdike' })
    expect(await originalOf(comment(commentId))).toEqual({ title: null, content: 'bas bhosdike' })
    await editComment(author, commentId, { isAnonymous: true })
    expect(await originalOf(comment(commentId))).toEqual({ title: null, content: 'bas bhosdike' })
  })

  test('goes with what its author deletes, also where a placeholder stays', async () => {
    const { author, id, commentId, originalOf } = await masking()
    await deleteComment(author, commentId)
    expect(await originalOf(comment(commentId))).toBeNull()
    await deletePost(author, id)
    expect(await dumpDatabase()).not.toMatch(/chutiya|bitch|रंडी/)
  })

  test.each(['stay', 'go'])('leaves with its author, whose words %s', async (choice) => {
    const { author, id, commentId, moderator } = await masking()
    const removal = { action: 'remove', reason: 'abuse' }
    const { id: removed } = await makePost(author, { title, content })
    unwrap(await moderateItem(moderator, post(removed), removal))
    expect(await dumpDatabase()).toMatch(/chutiya/)
    const choices = { namedItems: choice, anonymousItems: choice }
    unwrap(await deleteAccount(author, choices, await freshSession(author)))
    expect(await dumpDatabase()).not.toMatch(/chutiya|bitch|रंडी/)
    const seen = await readModeratedItem(moderator, post(removed))
    expect(unwrap(seen)).toMatchObject({ ...masked, state: 'removed', original: null })
    for (const item of [post(id), comment(commentId)]) {
      const left = await readModeratedItem(moderator, item)
      if (choice === 'stay') expect(unwrap(left)).toMatchObject({ original: null, user: null })
    }
  })

  test('stays with what a moderator removed as long as that does', async () => {
    const { author, id, commentId, moderator, originalOf } = await masking()
    const removal = { action: 'remove', reason: 'abuse' }
    const { id: removed } = await makePost(author, { title, content })
    unwrap(await moderateItem(moderator, post(removed), removal))
    unwrap(await moderateItem(moderator, comment(commentId), removal))
    await purge()
    expect(await originalOf(post(removed))).toEqual({ title, content })
    expect(await originalOf(comment(commentId))).toEqual({ title: null, content: words })
    await purge(new Date(Date.now() + (retention.removedContent + 1) * 24 * 60 * 60_000))
    expect(await originalOf(comment(commentId))).toBeNull()
    expect(await readModeratedItem(moderator, post(removed))).toEqual(fail('not-found'))
    expect(await originalOf(post(id))).toEqual({ title, content })
    expect(await dumpDatabase()).not.toContain('chutiya')
  })
})
