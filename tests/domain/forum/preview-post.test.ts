import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { rules } from '~/domain/limits/rules'
import type { Member } from '~/domain/members/member'
import { previewPost } from '~/domain/posts/preview-post.server'
import { publishPost } from '~/domain/posts/publish-post.server'
import { makeMember, unwrap } from '../../support/forum/factories'
import { withSettings } from '../../support/with-settings'

withSettings({ RATE_LIMITS: 'on' })

const form = {
  title: 'What the fuck helps',
  content: ' Some content that is fucking long,\r\n- one\n- two ',
  type: 'general',
}

describe('a preview of a post', () => {
  test('shows what is published afterwards, writes nothing itself, and holds nothing of who hides her name, and no minute', async () => {
    const member = await makeMember()
    const { id: episodeId } = await db.episode.create({ data: { feedKey: 'e1', title: 'One' } })
    for (const input of [
      form,
      { ...form, isAnonymous: true },
      { ...form, type: 'episode', episodeId },
      { ...form, type: 'general', episodeId },
    ]) {
      const count = await db.post.count()
      const before = unwrap(await previewPost(member, input))
      expect(await db.post.count()).toBe(count)
      const {
        id: _id,
        createdAt: _at,
        tombstone: _none,
        ...after
      } = unwrap(await publishPost(member, input))
      // The preview shows the view of other members.
      expect(before).toMatchObject({ ...after, isOwn: false })
    }
    const post = unwrap(await previewPost(member, { ...form, isAnonymous: true }))
    expect(post).toMatchObject({ user: null, anonymousNumber: 1 })
    expect(JSON.stringify(post)).not.toContain(member.username)
    expect(post.createdAt.getTime() % 3_600_000).toBe(0)
  })

  test('refuses what publishing refuses', async () => {
    const member = await makeMember()
    const away = { ...(await makeMember()), suspendedUntil: new Date(Date.now() + 60_000) }
    const attempts: [Member, object][] = [
      [member, { ...form, title: 'Four' }],
      [member, { ...form, content: '' }],
      [member, { ...form, type: 'other' }],
      [member, { ...form, type: 'episode' }],
      [member, { ...form, type: 'episode', episodeId: 'nowhere' }],
      [away, form],
    ]
    for (const attempt of attempts) {
      const refused = await previewPost(...attempt)
      expect(refused.ok).toBe(false)
      expect(await publishPost(...attempt)).toEqual(refused)
    }
  })

  test('counts for itself, and ends', async () => {
    const member = await makeMember()
    for (let count = 0; count < rules.preview[0].points; count++)
      expect((await previewPost(member, form)).ok).toBe(true)
    expect(await previewPost(member, form)).toMatchObject({ code: 'too-many' })
    expect((await publishPost(member, form)).ok).toBe(true)
  })
})
