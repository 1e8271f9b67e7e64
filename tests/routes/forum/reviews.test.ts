import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { translateNotice } from '~/http/presenters/notices.server'
import * as review from '~/routes/forum/review'
import { makeExpert } from '../../support/forum/experts'
import { makeComment, makeMember, makePost } from '../../support/forum/factories'
import { pageFrame } from '../../support/http/page-frame'
import { cookiesIn, getCookie, openPage, submit } from '../../support/http/page-request'

test('an expert is told that her review is saved, and that it is taken back', async () => {
  const [expert, asker] = [await makeExpert(), await makeMember()]
  const { id: postId } = await makePost(asker)
  const { id: commentId } = await makeComment(asker, postId)
  const [cookie, path] = [await getCookie(expert), `/forum/comment/${commentId}/review`]
  const params = { commentId }
  const noticeAfter = async (fields: Record<string, string>) => {
    const page = await openPage(review, path, cookie, params)
    const { idempotencyKey } = page.value as { idempotencyKey: string }
    const sent = await submit(review, path, { ...fields, idempotencyKey }, cookie, params)
    const post = `/forum/post/${postId}`
    const { notice } = await pageFrame(post, `${cookie}; ${cookiesIn(sent.headers)}`)
    return notice
  }
  expect(await noticeAfter({ verdict: 'agree' })).toEqual(translateNotice('en', 'saved'))
  expect(await noticeAfter({ step: 'undo' })).toEqual(translateNotice('en', 'review-removed'))
  expect(await db.commentReview.count()).toBe(0)
})
