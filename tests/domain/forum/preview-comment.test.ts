import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { previewComment, publishComment } from '~/domain/comments/publish-comment.server'
import { rules } from '~/domain/limits/rules'
import type { Member } from '~/domain/members/member'
import { makeComment, makeMember, makePost, unwrap } from '../../support/forum/factories'
import { lockPost } from '../../support/forum/items'
import { withSettings } from '../../support/with-settings'

withSettings({ RATE_LIMITS: 'on' })

const anonymous = { isAnonymous: true }

async function seenBefore(member: Member, postId: string, input: object) {
  const { comment } = unwrap(await previewComment(member, postId, input))
  return comment
}

describe('a preview', () => {
  test('shows what is published afterwards, and writes nothing itself', async () => {
    const [asha, mira] = [await makeMember(), await makeMember()]
    const { id } = await makePost(asha, anonymous)
    await makeComment(await makeMember(), id, anonymous)
    for (const input of [
      { content: ' What the fuck,\r\n- one\n- two ', isAnonymous: false },
      { content: 'Without my name', isAnonymous: true },
    ]) {
      const before = await seenBefore(mira, id, input)
      expect(await db.comment.count()).toBe(input.isAnonymous ? 2 : 1)
      const { content, isAnonymous, anonymousNumber, user } = unwrap(
        await publishComment(mira, id, input),
      )
      expect(before).toMatchObject({ content, isAnonymous, anonymousNumber, user })
    }
    expect((await seenBefore(mira, id, { content: 'Again', ...anonymous })).anonymousNumber).toBe(3)
    expect((await seenBefore(asha, id, { content: 'Mine', ...anonymous })).anonymousNumber).toBe(1)
  })

  test('without a name holds nothing of who wrote it, and no minute', async () => {
    const member = await makeMember()
    const { id } = await makePost(await makeMember())
    const comment = await seenBefore(member, id, { content: 'Mine', ...anonymous })
    expect(comment).toMatchObject({ user: null, anonymousNumber: 1, isOwn: false })
    expect(JSON.stringify(comment)).not.toContain(member.username)
    expect(comment.createdAt.getTime() % 3_600_000).toBe(0)
    expect(await db.post.findUniqueOrThrow({ where: { id } })).toMatchObject({
      anonymousCount: 0,
      commentCount: 0,
    })
  })

  test('refuses what publishing refuses', async () => {
    const member = await makeMember()
    const [post, other, locked] = [
      await makePost(await makeMember()),
      await makePost(await makeMember()),
      await makePost(await makeMember()),
    ]
    const elsewhere = await makeComment(member, other.id)
    await makeComment(member, post.id, anonymous)
    await lockPost(locked.id)
    const away = { ...(await makeMember()), suspendedUntil: new Date(Date.now() + 60_000) }
    const attempts: [Member, string, object][] = [
      [member, post.id, { content: '' }],
      [member, post.id, { content: 'x'.repeat(5_001), isAnonymous: false }],
      [member, post.id, { content: 'Whose?' }],
      [member, post.id, { content: 'x', isAnonymous: false, parentCommentId: elsewhere.id }],
      [member, locked.id, { content: 'x', isAnonymous: false }],
      [member, 'nowhere', { content: 'x', isAnonymous: false }],
      [away, post.id, { content: 'x', isAnonymous: false }],
    ]
    for (const attempt of attempts) {
      const refused = await previewComment(...attempt)
      expect(refused.ok).toBe(false)
      expect(await publishComment(...attempt)).toEqual(refused)
    }
  })

  test('counts for itself, so that looking often keeps nobody from writing, and ends', async () => {
    const member = await makeMember()
    const { id } = await makePost(await makeMember())
    const input = { content: 'Mine', isAnonymous: false }
    for (let count = 0; count < rules.preview[0].points; count++)
      expect((await previewComment(member, id, input)).ok).toBe(true)
    expect(await previewComment(member, id, input)).toMatchObject({ code: 'too-many' })
    expect((await publishComment(member, id, input)).ok).toBe(true)
  })
})
