import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { editComment } from '~/domain/comments/own-comment.server'
import { publishComment } from '~/domain/comments/publish-comment.server'
import { makeComment, makeMember, makePost, unwrap } from '../../support/forum/factories'

const unsaid = { content: 'Me again' }
const asked = { ok: false, code: 'invalid', fields: { isAnonymous: 'confirmNamed' } }

describe('whoever writes anonymously in a thread is asked before being named there', () => {
  test('the author of the post, unless she stays anonymous or edits', async () => {
    const author = await makeMember()
    const { id } = await makePost(author, { isAnonymous: true })
    for (const nothing of [{}, { isAnonymous: undefined }])
      expect(await publishComment(author, id, { ...unsaid, ...nothing })).toEqual(asked)
    expect(await db.comment.count()).toBe(0)
    const post = await db.post.findUniqueOrThrow({ where: { id } })
    expect(post.commentCount).toBe(0)
    const comment = await makeComment(author, id, { isAnonymous: 'on' })
    expect(comment).toMatchObject({ isAnonymous: true, anonymousNumber: 1, user: null })
    const edited = unwrap(await editComment(author, comment.id, { content: 'Changed' }))
    expect(edited).toMatchObject({ isAnonymous: true, user: null })
  })

  test('the author of a comment or a reply, in that thread alone', async () => {
    const [author, other] = [await makeMember(), await makeMember()]
    const [post, elsewhere] = [await makePost(other), await makePost(other)]
    const top = await makeComment(other, post.id)
    await makeComment(author, post.id, { isAnonymous: true, parentCommentId: top.id })
    expect(await publishComment(author, post.id, unsaid)).toEqual(asked)
    const reply = { ...unsaid, parentCommentId: top.id }
    expect(await publishComment(author, post.id, reply)).toEqual(asked)
    expect(unwrap(await publishComment(author, elsewhere.id, unsaid)).isAnonymous).toBe(false)
    expect(unwrap(await publishComment(other, post.id, unsaid)).isAnonymous).toBe(false)
  })

  test.each([false, 'false', '0'])('and %j is an answer', async (isAnonymous) => {
    const author = await makeMember()
    const { id } = await makePost(author, { isAnonymous: true })
    const named = { ...unsaid, isAnonymous, idempotencyKey: 'key' }
    const comment = unwrap(await publishComment(author, id, named))
    expect(comment).toMatchObject({ isAnonymous: false, user: { username: author.username } })
    expect(unwrap(await publishComment(author, id, named)).id).toBe(comment.id)
  })
})
