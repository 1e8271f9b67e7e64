import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import { editNotifications } from '~/domain/accounts/edit-notifications.server'
import { editProfile } from '~/domain/accounts/edit-profile.server'
import { editComment } from '~/domain/comments/own-comment.server'
import { editPost } from '~/domain/posts/own-post.server'
import { consume } from '~/domain/limits/limit.server'
import { rules, type Action } from '~/domain/limits/rules'
import { makeComment, makeMember, makePost } from '../../support/forum/factories'
import { withSettings } from '../../support/with-settings'

withSettings({ RATE_LIMITS: 'on' })

async function useUp(action: Action, { id }: Member) {
  for (let time = 0; time < rules[action][0].points; time++) await consume(action, { account: id })
}

test('posts and comments can be edited as often as the limit allows, counted for each member alone', async () => {
  const [asha, ravi] = [await makeMember(), await makeMember()]
  const [post, his] = [await makePost(asha), await makePost(ravi)]
  const comment = await makeComment(asha, post.id)
  await useUp('edit', asha)
  const late = { content: 'Changed once too often.' }
  expect(await editPost(asha, post.id, late)).toMatchObject({ code: 'too-many' })
  expect(await editComment(asha, comment.id, late)).toMatchObject({ code: 'too-many' })
  expect((await editPost(ravi, his.id, late)).ok).toBe(true)
  expect(await db.post.count({ where: late })).toBe(1)
  expect(await editPost(asha, his.id, late)).toMatchObject({ code: 'not-allowed' })
})

test('the profile and the notification setting too', async () => {
  const asha = await makeMember()
  expect((await editProfile(asha, { bio: 'first' })).ok).toBe(true)
  await useUp('editProfile', asha)
  expect(await editProfile(asha, { bio: 'late' })).toMatchObject({ code: 'too-many' })
  expect(await editNotifications(asha, { emailNotifications: 'false' })).toMatchObject({
    code: 'too-many',
  })
  expect(await db.user.findFirst()).toMatchObject({ bio: 'first', emailNotifications: true })
})
