import { expect, test } from 'vitest'
import { likePost, toggleLike } from '~/domain/activity/like-post.server'
import { readPost } from '~/domain/posts/read-posts.server'
import { fail, ok } from '~/domain/result'
import { makeMember, makePost, unwrap } from '../../support/forum/factories'

test('likes and unlikes, by a wish, of which a repeated one changes nothing, or by turning the like over', async () => {
  const [author, reader] = [await makeMember(), await makeMember()]
  const { id } = await makePost(author)
  expect(await likePost(reader, id, { liked: '1' })).toEqual(ok({ liked: true, likes: 1 }))
  expect(await likePost(reader, id, { liked: '1' })).toEqual(ok({ liked: true, likes: 1 }))
  expect(unwrap(await readPost(reader, id))).toMatchObject({ likes: 1, liked: true })
  expect(unwrap(await readPost(author, id))).toMatchObject({ likes: 1, liked: false })
  expect(unwrap(await readPost(null, id))).toMatchObject({ likes: 1, liked: false })
  expect(await likePost(reader, id, { liked: '0' })).toEqual(ok({ liked: false, likes: 0 }))
  expect(await likePost(reader, id, { liked: '0' })).toEqual(ok({ liked: false, likes: 0 }))
  await likePost(author, id, { liked: '1' })
  expect(await toggleLike(reader, id)).toEqual(ok({ liked: true, likes: 2 }))
  expect(await toggleLike(reader, id)).toEqual(ok({ liked: false, likes: 1 }))
  expect(await toggleLike(reader, 'no id')).toEqual(fail('not-found'))
})

test('is for posts that are there, with a wish that is one', async () => {
  const member = await makeMember()
  const { id } = await makePost(member)
  expect(await likePost(member, 'no id', { liked: '1' })).toEqual(fail('not-found'))
  expect(await likePost(member, '018f0000-0000-7000-8000-000000000000', { liked: '1' })).toEqual(
    fail('not-found'),
  )
  expect(await likePost(member, id, { liked: 'very' })).toEqual(
    fail('invalid', { liked: 'wrongType' }),
  )
})
