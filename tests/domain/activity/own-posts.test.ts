import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { deletePost, editPost, readOwnPost } from '~/domain/posts/own-post.server'
import { likePost } from '~/domain/activity/like-post.server'
import { listPosts, readPost } from '~/domain/posts/read-posts.server'
import { fail, ok } from '~/domain/result'
import { makeComment, makeMember, makePost, unwrap } from '../../support/forum/factories'
import { unknownId } from '../../support/forum/items'

describe('whose post it is', () => {
  test('is told to its author alone, anonymous or not', async () => {
    const [author, other] = [await makeMember('asha'), await makeMember()]
    await makePost(author)
    await makePost(author, { isAnonymous: true })
    const owns = async (actor: typeof author | null) =>
      unwrap(await listPosts(actor, {})).posts.map((post) => [post.isOwn, post.editedAt])
    expect(await owns(author)).toEqual(Array(2).fill([true, null]))
    expect(await owns(other)).toEqual(Array(2).fill([false, null]))
    await db.user.delete({ where: { id: author.id } })
    expect(await owns(null)).toEqual(Array(2).fill([false, null]))
  })

  test.each([false, true])('only the author edits or deletes (anonymous: %s)', async (hidden) => {
    const [author, other] = [await makeMember(), await makeMember()]
    const { id } = await makePost(author, { isAnonymous: hidden })
    const calls = (actor: typeof author, postId: string) => [
      readOwnPost(actor, postId),
      editPost(actor, postId, { title: 'A stolen title' }),
      deletePost(actor, postId),
    ]
    for (const call of calls(other, id)) expect(await call).toEqual(fail('not-allowed'))
    for (const missing of [unknownId, 'no id'])
      for (const call of calls(author, missing)) expect(await call).toEqual(fail('not-found'))
    expect(unwrap(await readPost(null, id)).title).toBe('A title of a post')
  })
})

describe('editing a post', () => {
  test('changes the words that came and marks the post as edited', async () => {
    const author = await makeMember()
    const { id, createdAt } = await makePost(author)
    const edited = unwrap(await editPost(author, id, { title: '  Another\r\ntitle ' }))
    expect(edited).toMatchObject({
      title: 'Another title',
      content: 'Enough content for a post.',
      createdAt,
      isOwn: true,
    })
    expect(edited.editedAt?.getTime()).toBeGreaterThanOrEqual(createdAt.getTime())
    const { tombstone, ...shown } = edited
    expect(tombstone).toBeNull()
    expect(unwrap(await readPost(null, id))).toEqual({ ...shown, isOwn: false })
  })

  test.each([{}, { title: 'A title of a post ' }, { isAnonymous: false }])(
    'changes nothing for %j',
    async (input) => {
      const author = await makeMember()
      const post = await makePost(author)
      expect(await editPost(author, post.id, input)).toEqual(ok({ ...post, tombstone: null }))
    },
  )

  test('hides an author on their wish, and never shows them again', async () => {
    const author = await makeMember('asha')
    const { id } = await makePost(author)
    const hidden = unwrap(await editPost(author, id, { isAnonymous: 'on' }))
    expect(hidden).toMatchObject({ isAnonymous: true, user: null, editedAt: null })
    expect(await editPost(author, id, { isAnonymous: 'false' })).toEqual(
      fail('invalid', { isAnonymous: 'staysAnonymous' }),
    )
    const edited = unwrap(await editPost(author, id, { content: 'Quite other content.' }))
    expect(edited).toMatchObject({ isAnonymous: true, user: null })
    expect(edited.editedAt).not.toBeNull()
  })

  test.each([
    [{ title: '' }, { title: 'required' }],
    [{ title: null }, { title: 'wrongType' }],
    [{ title: 'four' }, { title: 'titleLength' }],
    [{ title: 'Fine title', content: 'short' }, { content: 'contentLength' }],
    [{ isAnonymous: 'perhaps' }, { isAnonymous: 'wrongType' }],
    [{ type: 'episode' }, { type: 'unknownField' }],
  ])('refuses %j and changes nothing', async (input, fields) => {
    const author = await makeMember()
    const post = await makePost(author)
    expect(await editPost(author, post.id, input)).toEqual({ ok: false, code: 'invalid', fields })
    expect(await readPost(author, post.id)).toEqual(ok(post))
  })
})

describe('deleting a post', () => {
  test('takes its comments and likes along', async () => {
    const [author, reader] = [await makeMember(), await makeMember()]
    const { id } = await makePost(author)
    const other = await makePost(author)
    const { id: parentCommentId } = await makeComment(reader, id)
    await makeComment(author, id, { parentCommentId })
    await likePost(reader, id, { liked: '1' })
    expect(await deletePost(author, id)).toEqual(ok(null))
    expect(await deletePost(author, id)).toEqual(fail('not-found'))
    expect([await db.comment.count(), await db.like.count()]).toEqual([0, 0])
    expect(unwrap(await listPosts(null, {})).posts.map((post) => post.id)).toEqual([other.id])
  })

  test('does not reach what a moderator removed', async () => {
    const author = await makeMember()
    const { id } = await makePost(author)
    await db.post.updateMany({ data: { removedAt: new Date() } })
    expect(await deletePost(author, id)).toEqual(fail('not-found'))
    expect(await db.post.count()).toBe(1)
  })

  test('while others write on it refuses them and breaks nothing', async () => {
    const [author, reader] = [await makeMember(), await makeMember()]
    const { id } = await makePost(author)
    const { id: parentCommentId } = await makeComment(reader, id)
    const writing = [1, 2, 3, 4].flatMap((round) => [
      makeComment(reader, id, { parentCommentId }).catch(String),
      likePost(reader, id, { liked: round % 2 ? '1' : '0' }),
    ])
    const deleted = await deletePost(author, id)
    const answers = (await Promise.all(writing)).filter(
      (answer) => typeof answer === 'string' && !answer.includes('refused: not-found'),
    )
    expect([deleted, answers]).toEqual([ok(null), []])
    expect([await db.comment.count(), await db.like.count()]).toEqual([0, 0])
  })
})
