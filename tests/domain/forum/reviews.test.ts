import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { editComment } from '~/domain/comments/own-comment.server'
import { listComments, listReplies } from '~/domain/comments/list-comments.server'
import { exportedAccount } from '~/domain/data-export/export-account.server'
import { readReviewable, reviewComment, takeReviewBack } from '~/domain/comments/reviews.server'
import type { Member } from '~/domain/members/member'
import { setBlock } from '~/domain/moderation/block-author.server'
import { listPosts } from '~/domain/posts/read-posts.server'
import { fail, ok } from '~/domain/result'
import { expertDetails, expertMark, makeExpert } from '../../support/forum/experts'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  unwrap,
} from '../../support/forum/factories'

test('reviews are one an expert, show name and profession, and can be taken back', async () => {
  const expert = await makeExpert()
  const other = await makeExpert({ name: 'Asha Iyer', profession: 'midwife' })
  const post = await makePost(await makeMember())
  const comment = await makeComment(await makeMember(), post.id)
  const reply = await makeComment(await makeMember(), post.id, {
    ...{ content: 'A reply', parentCommentId: comment.id },
  })
  unwrap(await reviewComment(expert, comment.id, { verdict: 'agree' }))
  const said = await reviewComment(expert, comment.id, { verdict: 'caution' })
  expect(said).toEqual(ok({ verdict: 'caution', postId: post.id }))
  unwrap(await reviewComment(other, comment.id, { verdict: 'see-a-doctor' }))
  unwrap(await reviewComment(expert, reply.id, { verdict: 'agree' }))
  const midwife = { ...expertMark, name: 'Asha Iyer', profession: 'midwife' }
  const { comments } = unwrap(await listComments(null, post.id, {}))
  expect(comments[0]?.reviews).toEqual([
    { verdict: 'see-a-doctor', expert: midwife },
    { verdict: 'caution', expert: expertMark },
  ])
  const agreed = [{ verdict: 'agree', expert: expertMark }]
  expect(comments[0]?.replies.map(({ reviews }) => reviews)).toEqual([agreed])
  const replies = unwrap(await listReplies(null, comment.id, {}))
  expect(replies.replies.map(({ reviews }) => reviews)).toEqual([agreed])
  expect(replies.comment.reviews).toHaveLength(2)
  expect(unwrap(await readReviewable(expert, comment.id)).verdict).toBe('caution')
  unwrap(await takeReviewBack(expert, comment.id))
  expect(unwrap(await readReviewable(expert, comment.id)).verdict).toBeNull()
  const left = unwrap(await listComments(null, post.id, {})).comments[0]?.reviews
  expect(left).toEqual([{ verdict: 'see-a-doctor', expert: midwife }])
})

test('reviews are refused to others, of own comments, anonymous ones too, and of what is gone', async () => {
  const expert = await makeExpert()
  const post = await makePost(await makeMember())
  const comment = await makeComment(await makeMember(), post.id)
  const refused = fail('not-allowed', { '': 'expertsOnly' })
  for (const actor of [await makeMember(), await makeModerator('admin')]) {
    expect(await reviewComment(actor, comment.id, { verdict: 'agree' })).toEqual(refused)
    expect(await takeReviewBack(actor, comment.id)).toEqual(refused)
    expect(await readReviewable(actor, comment.id)).toEqual(refused)
  }
  for (const isAnonymous of [false, true]) {
    const own = await makeComment(expert, post.id, { content: `${isAnonymous}`, isAnonymous })
    expect(await reviewComment(expert, own.id, { verdict: 'agree' })).toEqual(
      fail('not-allowed', { '': 'reviewOwn' }),
    )
  }
  expect(await reviewComment(expert, comment.id, { verdict: 'fine' })).toEqual(
    fail('invalid', { verdict: 'verdictUnknown' }),
  )
  expect(await reviewComment(expert, post.id, { verdict: 'agree' })).toEqual(fail('not-found'))
  expect(await db.commentReview.count()).toBe(0)
})

test('reviews go when the text is edited, not when its author hides her name, and vouch for no text that the expert has not read', async () => {
  const [expert, writer] = [await makeExpert(), await makeMember()]
  const post = await makePost(await makeMember())
  const comment = await makeComment(writer, post.id)
  unwrap(await reviewComment(expert, comment.id, { verdict: 'agree' }))
  const kept = unwrap(await editComment(writer, comment.id, { isAnonymous: true }))
  expect(kept.reviews).toHaveLength(1)
  const edited = unwrap(await editComment(writer, comment.id, { content: 'Another text' }))
  expect(edited.reviews).toEqual([])
  const { version } = unwrap(await readReviewable(expert, comment.id))
  unwrap(await editComment(writer, comment.id, { content: 'A third text' }))
  expect(await reviewComment(expert, comment.id, { verdict: 'agree', version })).toEqual(
    fail('conflict', { '': 'editedSince' }),
  )
  const read = unwrap(await readReviewable(expert, comment.id))
  expect(read.verdict).toBeNull()
  unwrap(await reviewComment(expert, comment.id, { verdict: 'agree', version: read.version }))
  expect(unwrap(await readReviewable(expert, comment.id)).verdict).toBe('agree')
})

test('reviews of an expert whom the viewer blocks are not shown to her, nor does the filter count her', async () => {
  const [expert, viewer] = [await makeExpert(), await makeMember()]
  const post = await makePost(await makeMember())
  const comment = await makeComment(await makeMember(), post.id)
  const answer = await makeComment(expert, post.id, { content: 'An answer' })
  unwrap(await reviewComment(expert, comment.id, { verdict: 'agree' }))
  unwrap(await setBlock(viewer, { kind: 'comment', id: answer.id }, true))
  const { comments } = unwrap(await listComments(viewer, post.id, {}))
  expect(comments.find(({ id }) => id === comment.id)?.reviews).toEqual([])
  expect(unwrap(await listPosts(viewer, { answered: 'expert' })).posts).toEqual([])
  const [listed] = unwrap(await listPosts(viewer, {})).posts
  expect(listed).not.toHaveProperty('hasExpertAnswer')
})

test('reviews are at most ten a comment, by name within a verdict, and can be replaced then', async () => {
  const post = await makePost(await makeMember())
  const comment = await makeComment(await makeMember(), post.id)
  const names = Array.from('ABCDEFGHIJ', (letter) => `Expert ${letter}`)
  const experts = await Promise.all(names.map((name) => makeExpert({ name })))
  const review = (expert: Member) => reviewComment(expert, comment.id, { verdict: 'agree' })
  for (const expert of experts.reverse()) unwrap(await review(expert))
  for (const expert of experts.slice(0, 1)) unwrap(await review(expert))
  const { comments } = unwrap(await listComments(null, post.id, {}))
  expect(comments[0]?.reviews.map(({ expert }) => expert.name)).toEqual(names)
  expect(await reviewComment(await makeExpert(), comment.id, { verdict: 'agree' })).toEqual(
    fail('conflict', { '': 'reviewsFull' }),
  )
  // Reviews of experts whose mark is over are not shown.
  const data = { expertUntil: new Date(Date.now() - 1) }
  await db.user.update({ where: { id: experts[0]?.id }, data })
  unwrap(await reviewComment(await makeExpert(), comment.id, { verdict: 'agree' }))
})

test('reviews and role are in the export', async () => {
  const expert = await makeExpert()
  const comment = await makeComment(await makeMember(), (await makePost(await makeMember())).id)
  unwrap(await reviewComment(expert, comment.id, { verdict: 'agree' }))
  const { account, reviews } = await exportedAccount(expert.id)
  expect(account.expert).toEqual(expertDetails)
  expect(account.expertUntil).toBeInstanceOf(Date)
  expect(reviews).toEqual([{ commentId: comment.id, verdict: 'agree' }])
  expect((await exportedAccount((await makeMember()).id)).account.expert).toBeNull()
})
