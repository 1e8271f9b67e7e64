import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { listComments } from '~/domain/comments/list-comments.server'
import { editComment } from '~/domain/comments/own-comment.server'
import { publishComment } from '~/domain/comments/publish-comment.server'
import { readPost } from '~/domain/posts/read-posts.server'
import { runExclusive } from '~/runtime/keyed-mutex'
import { makeComment, makeMember, makePost, unwrap } from '../../support/forum/factories'
import { unknownId } from '../../support/forum/items'

describe('commenting', () => {
  test('threads replies one level deep, oldest first, and counts them all', async () => {
    const [author, reader] = [await makeMember(), await makeMember()]
    const post = await makePost(author)
    const first = await makeComment(reader, post.id, { content: 'first' })
    const second = await makeComment(reader, post.id, { content: 'second' })
    const reply = await makeComment(author, post.id, {
      content: 'reply',
      parentCommentId: first.id,
    })
    const deeper = await makeComment(reader, post.id, {
      content: 'deeper',
      parentCommentId: reply.id,
    })
    expect(deeper.parentCommentId).toBe(first.id)

    const { comments, nextCursor } = unwrap(await listComments(null, post.id, {}))
    expect(comments.map(({ id, replies }) => [id, replies.map((each) => each.content)])).toEqual([
      [first.id, ['reply', 'deeper']],
      [second.id, []],
    ])
    expect(nextCursor).toBeNull()
    expect(unwrap(await readPost(null, post.id)).commentCount).toBe(4)
  })

  test.each([
    [{ content: '' }, { content: 'required' }],
    [{ content: ' \n\t ' }, { content: 'required' }],
    [{ content: 'a'.repeat(5_001) }, { content: 'textLength' }],
    [{ content: 'nul \0' }, { content: 'unreadable' }],
    [{ content: 'fine', parentCommentId: 'x' }, { parentCommentId: 'parentUnknown' }],
    [{ content: 'fine', parentCommentId: unknownId }, { parentCommentId: 'parentUnknown' }],
  ])('refuses %j and counts nothing', async (input, fields) => {
    const member = await makeMember()
    const post = await makePost(member)
    expect(await publishComment(member, post.id, input)).toEqual({
      ok: false,
      code: 'invalid',
      fields,
    })
    expect(await db.comment.count()).toBe(0)
    expect(unwrap(await readPost(null, post.id)).commentCount).toBe(0)
  })

  test('hides the author of an anonymous comment and reply', async () => {
    const member = await makeMember('asha')
    const post = await makePost(await makeMember('other'))
    const hidden = await makeComment(member, post.id, { isAnonymous: true })
    await makeComment(member, post.id, { isAnonymous: 'on', parentCommentId: hidden.id })
    const page = JSON.stringify(unwrap(await listComments(null, post.id, {})))
    expect(page).not.toContain('asha')
    expect(page).not.toContain(member.id)
  })

  test('pages a long thread by its top-level comments', async () => {
    const member = await makeMember()
    const post = await makePost(member)
    const ids: string[] = []
    for (let index = 0; index < 26; index++) ids.push((await makeComment(member, post.id)).id)
    const first = unwrap(await listComments(null, post.id, {}))
    expect(first.comments.map(({ id }) => id)).toEqual(ids.slice(0, 25))
    const second = unwrap(await listComments(null, post.id, { cursor: first.nextCursor ?? '' }))
    expect(second.comments.map(({ id }) => id)).toEqual(ids.slice(25))
    expect(second.nextCursor).toBeNull()
    const all = unwrap(await listComments(null, post.id, { limit: '100' }))
    expect(all.comments.map(({ id }) => id)).toEqual(ids)
    expect(await listComments(null, post.id, { limit: '101' })).toMatchObject({ code: 'invalid' })
    expect(await listComments(null, post.id, { cursor: 'x' })).toMatchObject({ code: 'invalid' })
  })
})

test('an edit of a comment that became anonymous meanwhile stores the hour only', async () => {
  const author = await makeMember()
  const post = await makePost(author)
  const { id } = await makeComment(author, post.id)
  let hasRead = () => {}
  const isRead = new Promise<void>((resolve) => (hasRead = resolve))
  const input = {
    // The edit reads its input after the comment.
    get content() {
      hasRead()
      return 'Other words'
    },
  }
  let editing: ReturnType<typeof editComment> | undefined
  // The edit waits for the post's lock here.
  await runExclusive(post.id, async () => {
    editing = editComment(author, id, input)
    await isRead
    await db.comment.update({ where: { id }, data: { isAnonymous: true } })
  })
  expect((await editing)?.ok).toBe(true)
  const { editedAt } = await db.comment.findUniqueOrThrow({ where: { id } })
  expect((editedAt?.getTime() ?? 1) % 3_600_000).toBe(0)
})
