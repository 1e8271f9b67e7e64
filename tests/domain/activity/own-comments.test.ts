import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { deleteComment, editComment, readOwnComment } from '~/domain/comments/own-comment.server'
import { listComments } from '~/domain/comments/list-comments.server'
import { publishComment } from '~/domain/comments/publish-comment.server'
import { readPost } from '~/domain/posts/read-posts.server'
import { fail, ok } from '~/domain/result'
import { makeComment, makeMember, makePost, unwrap } from '../../support/forum/factories'
import { unknownId } from '../../support/forum/items'

const countOf = async (postId: string) => unwrap(await readPost(null, postId)).commentCount
const threadsOf = async (postId: string) => unwrap(await listComments(null, postId, {})).comments

async function thread() {
  const [author, reader] = [await makeMember('asha'), await makeMember('ravi')]
  const { id: postId } = await makePost(author)
  const top = await makeComment(author, postId, { content: 'top' })
  const reply = await makeComment(reader, postId, { content: 'reply', parentCommentId: top.id })
  return { author, reader, postId, top, reply }
}

describe('whose comment it is', () => {
  test('is told to its author alone', async () => {
    const { author, reader, postId } = await thread()
    const owns = async (actor: typeof author | null) =>
      unwrap(await listComments(actor, postId, {})).comments.map((each) => [
        each.isOwn,
        ...each.replies.map(({ isOwn }) => isOwn),
      ])
    expect(await owns(author)).toEqual([[true, false]])
    expect(await owns(reader)).toEqual([[false, true]])
    expect(await owns(null)).toEqual([[false, false]])
  })

  test.each([false, true])('only the author edits or deletes (anonymous: %s)', async (hidden) => {
    const [author, other] = [await makeMember(), await makeMember()]
    const { id: postId } = await makePost(author)
    const { id } = await makeComment(author, postId, { isAnonymous: hidden })
    const calls = (actor: typeof author, commentId: string) => [
      readOwnComment(actor, commentId),
      editComment(actor, commentId, { content: 'stolen' }),
      deleteComment(actor, commentId),
    ]
    for (const call of calls(other, id)) expect(await call).toEqual(fail('not-allowed'))
    for (const missing of [unknownId, 'no id'])
      for (const call of calls(author, missing)) expect(await call).toEqual(fail('not-found'))
    expect((await threadsOf(postId)).map(({ content }) => content)).toEqual(['A comment'])
  })
})

describe('editing a comment', () => {
  test('changes its words and marks it as edited', async () => {
    const { author, postId, top } = await thread()
    const edited = unwrap(await editComment(author, top.id, { content: ' better ' }))
    expect(edited).toMatchObject({ content: 'better', isOwn: true, post: { id: postId } })
    expect(edited.editedAt).toBeInstanceOf(Date)
    expect((await threadsOf(postId))[0]).toMatchObject({
      content: 'better',
      editedAt: edited.editedAt,
    })
  })

  test('leaves no mark when nothing changed, and hides but never shows an author', async () => {
    const { author, top } = await thread()
    expect(unwrap(await editComment(author, top.id, { content: 'top' })).editedAt).toBeNull()
    const hidden = unwrap(await editComment(author, top.id, { isAnonymous: true }))
    expect(hidden).toMatchObject({ isAnonymous: true, user: null, content: 'top', editedAt: null })
    expect(await editComment(author, top.id, { isAnonymous: false })).toEqual(
      fail('invalid', { isAnonymous: 'staysAnonymous' }),
    )
    expect(unwrap(await editComment(author, top.id, { content: 'new' })).user).toBeNull()
  })

  test.each([
    [{ content: ' ' }, { content: 'required' }],
    [{ content: 'a'.repeat(5_001) }, { content: 'textLength' }],
    [{ content: ['a'] }, { content: 'wrongType' }],
  ])('refuses %j', async (input, fields) => {
    const { author, postId, top } = await thread()
    expect(await editComment(author, top.id, input)).toEqual({ ok: false, code: 'invalid', fields })
    expect((await threadsOf(postId))[0]).toMatchObject({ content: 'top', editedAt: null })
  })
})

describe('deleting a comment', () => {
  test('without replies takes it away', async () => {
    const { reader, postId, reply } = await thread()
    expect(await deleteComment(reader, reply.id)).toEqual(ok({ postId }))
    expect(await deleteComment(reader, reply.id)).toEqual(fail('not-found'))
    expect((await threadsOf(postId)).map(({ replies }) => replies)).toEqual([[]])
    expect(await countOf(postId)).toBe(1)
  })

  test('with replies leaves a placeholder that says nothing of words or author', async () => {
    const { author, reader, postId, top, reply } = await thread()
    await editComment(author, top.id, { content: 'regretted words' })
    expect(await deleteComment(author, top.id)).toEqual(ok({ postId }))
    expect(await threadsOf(postId)).toEqual([
      {
        id: top.id,
        parentCommentId: null,
        content: '',
        isAnonymous: false,
        anonymousNumber: null,
        user: null,
        createdAt: top.createdAt,
        editedAt: null,
        helped: false,
        likes: 0,
        liked: false,
        reviews: [],
        tombstone: 'deleted',
        removedReason: null,
        isOwn: false,
        replies: [{ ...reply, isOwn: false }],
        replyCount: 1,
        repliesCursor: null,
      },
    ])
    expect(await countOf(postId)).toBe(1)
    expect(JSON.stringify(await db.comment.findMany())).not.toContain('regretted')
    expect(await deleteComment(author, top.id)).toEqual(fail('not-found'))
    expect(await editComment(author, top.id, { content: 'back' })).toEqual(fail('not-found'))
    expect(await publishComment(reader, postId, { content: 'x', parentCommentId: top.id })).toEqual(
      fail('invalid', { parentCommentId: 'parentUnknown' }),
    )
  })

  test('lets the placeholder go with the last of its replies, and not before', async () => {
    const { author, reader, postId, top, reply } = await thread()
    const second = await makeComment(author, postId, { parentCommentId: reply.id })
    await deleteComment(author, top.id)
    await deleteComment(reader, reply.id)
    expect((await threadsOf(postId)).map(({ tombstone: unavailable }) => unavailable)).toEqual([
      'deleted',
    ])
    await deleteComment(author, second.id)
    expect(await threadsOf(postId)).toEqual([])
    expect([await countOf(postId), await db.comment.count()]).toEqual([0, 0])
  })

  test('shows no placeholder whose replies were all removed by a moderator', async () => {
    const { author, postId, top, reply } = await thread()
    await deleteComment(author, top.id)
    await db.comment.update({ where: { id: reply.id }, data: { removedAt: new Date() } })
    expect(await threadsOf(postId)).toEqual([])
    expect(await db.comment.count()).toBe(2)
  })

  test('twice at once counts once', async () => {
    const { author, postId, top } = await thread()
    const answers = await Promise.all([1, 2, 3].map(() => deleteComment(author, top.id)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await countOf(postId)).toBe(1)
  })
})
