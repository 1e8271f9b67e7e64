import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { markHelped, toggleHelped } from '~/domain/comments/comment-reactions.server'
import { listComments } from '~/domain/comments/list-comments.server'
import { deleteComment } from '~/domain/comments/own-comment.server'
import { publishComment } from '~/domain/comments/publish-comment.server'
import { fail, ok } from '~/domain/result'
import { makeMember, makePost, unwrap } from '../../support/forum/factories'

async function thread(isAnonymous: boolean) {
  const [asker, helper] = [await makeMember(), await makeMember()]
  const post = await makePost(asker, { isAnonymous })
  const comment = unwrap(
    await publishComment(helper, post.id, { content: 'Ask for a second test.' }),
  )
  const isHelped = async () => unwrap(await listComments(null, post.id, {})).comments[0]?.helped
  return { asker, helper, post, comment, isHelped }
}

test.each([true, false])(
  'the author of a post marks what helped (anonymous: %s)',
  async (anonymous) => {
    const { asker, post, comment, isHelped } = await thread(anonymous)
    expect(await isHelped()).toBe(false)
    const on = ok({ helped: true, postId: post.id })
    expect(await markHelped(asker, comment.id, { helped: '1' })).toEqual(on)
    expect(await markHelped(asker, comment.id, { helped: '1' })).toEqual(on)
    expect(await isHelped()).toBe(true)
    expect(await toggleHelped(asker, comment.id)).toEqual(ok({ helped: false, postId: post.id }))
    expect(await isHelped()).toBe(false)
  },
)

test('a moderator may too, and nobody else, nor who is suspended', async () => {
  const { asker, helper, comment, isHelped } = await thread(true)
  const moderator = {
    ...(await makeMember()),
    role: 'moderator' as const,
    secondStepAt: new Date(),
  }
  for (const actor of [helper, await makeMember(), { ...moderator, secondStepAt: null }])
    expect(await toggleHelped(actor, comment.id)).toEqual(fail('not-allowed'))
  const suspended = { ...asker, suspendedUntil: new Date(Date.now() + 60_000) }
  expect(await toggleHelped(suspended, comment.id)).toMatchObject({ code: 'not-allowed' })
  expect(await isHelped()).toBe(false)
  unwrap(await toggleHelped(moderator, comment.id))
  expect(await isHelped()).toBe(true)
})

test('the mark goes with the comment', async () => {
  const { asker, helper, post, comment, isHelped } = await thread(true)
  unwrap(
    await publishComment(asker, post.id, {
      content: 'Thank you.',
      parentCommentId: comment.id,
      isAnonymous: true,
    }),
  )
  unwrap(await toggleHelped(asker, comment.id))
  unwrap(await deleteComment(helper, comment.id))
  expect(await isHelped()).toBe(false)
  expect(await db.comment.count({ where: { helpedAsker: true } })).toBe(0)
  expect(await toggleHelped(asker, comment.id)).toEqual(fail('not-found'))
  expect(await toggleHelped(asker, 'no id')).toEqual(fail('not-found'))
})
