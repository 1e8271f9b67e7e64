import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { makeComment, makePost } from '../support/forum/factories'
import { expertColumnsFor, expertMark } from '../support/forum/experts'
import { member, visitor, type CommentBody, type CommentsBody } from '../support/http/api-member'

async function expert(username: string) {
  const made = await member(username)
  await db.user.update({ where: { id: made.row.id }, data: expertColumnsFor() })
  return made
}

test('an expert reviews somebody else’s comment, and takes it back', async () => {
  const [asker, doctor] = [await member('asha'), await expert('meera')]
  const post = await makePost(asker.row)
  const { id } = await makeComment(asker.row, post.id)
  const review = `/api/forum/comments/${id}/review`
  const list = async () =>
    (await visitor().call<CommentsBody>('GET', `/api/forum/posts/${post.id}/comments`)).body
  const given = await doctor.client.call('POST', review, { verdict: 'see-a-doctor' })
  expect(given).toMatchObject({ status: 200, body: { verdict: 'see-a-doctor' } })
  expect((await list()).comments[0]).toMatchObject({
    expert: null,
    reviews: [{ verdict: 'see-a-doctor', expert: expertMark }],
  })
  const refused = await doctor.client.call('POST', review, { verdict: 'fine' })
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { verdict: expect.any(String) as string } },
  })
  const taken = await doctor.client.call('DELETE', review)
  expect(taken).toMatchObject({ status: 200, body: { verdict: null } })
  expect((await list()).comments[0]).toMatchObject({ reviews: [] })
})

test('posts tell the mark of a named expert alone, and the filter finds what experts have answered', async () => {
  const [asker, doctor] = [await member('asha'), await expert('meera')]
  const post = await makePost(asker.row)
  await makePost(asker.row, { title: 'Nobody has answered' })
  const answer = `/api/forum/posts/${post.id}/comments`
  const hidden = await doctor.client.call<CommentBody>('POST', answer, {
    ...{ content: 'Anonymous', isAnonymous: true },
  })
  expect(hidden.body.comment).toMatchObject({ expert: null, user: null })
  const filtered = '/api/forum/posts?answered=expert'
  expect((await visitor().call('GET', filtered)).body).toMatchObject({ posts: [] })
  await doctor.client.call('POST', answer, { content: 'Named', isAnonymous: false })
  expect((await visitor().call('GET', filtered)).body).toMatchObject({
    posts: [{ _id: post.id, expert: null }],
  })
})
