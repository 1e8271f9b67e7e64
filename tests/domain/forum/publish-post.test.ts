import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { publishPost } from '~/domain/posts/publish-post.server'
import { fail } from '~/domain/result'
import { makeMember, unwrap } from '../../support/forum/factories'

const form = {
  title: 'A fine title',
  content: 'Some content that is long enough.',
  type: 'general',
}

describe('publishing a post', () => {
  test('keeps what was typed, normalised, and shows the author', async () => {
    const member = await makeMember('asha')
    const post = unwrap(
      await publishPost(member, {
        ...form,
        title: '  cafe\u0301 \r\n talk ',
        content: 'line one\r\nline two\r\n\r\n',
      }),
    )
    expect(post).toMatchObject({
      title: 'caf\u00e9 talk',
      content: 'line one\nline two',
      user: { username: 'asha', displayName: 'Display asha' },
      likes: 0,
      liked: false,
      commentCount: 0,
    })
    expect(post.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
  })

  test('counts the characters of a title on one line, as it is kept', async () => {
    const title = `${'a'.repeat(100)}${' \n'.repeat(20)}${'b'.repeat(99)}`
    const post = unwrap(await publishPost(await makeMember(), { ...form, title }))
    expect(post.title).toBe(`${'a'.repeat(100)} ${'b'.repeat(99)}`)
  })

  test('hides the author of an anonymous post, even from themselves', async () => {
    const member = await makeMember('asha')
    const post = unwrap(await publishPost(member, { ...form, isAnonymous: 'on' }))
    expect(post).toMatchObject({ isAnonymous: true, user: null })
    expect(JSON.stringify(post)).not.toContain(member.id)
    expect(JSON.stringify(post)).not.toContain('asha')
  })

  test.each([
    [{ title: '' }, { title: 'required' }],
    [{ title: 'four' }, { title: 'titleLength' }],
    [{ title: '     a     ' }, { title: 'titleLength' }],
    [{ title: 'a\r\n\n\nb' }, { title: 'titleLength' }],
    [{ title: 'a'.repeat(201) }, { title: 'titleLength' }],
    [{ title: 'null \0 byte' }, { title: 'unreadable' }],
    [{ content: 'too short' }, { content: 'contentLength' }],
    [{ content: 'a'.repeat(20_001) }, { content: 'contentLength' }],
    [{ content: ['a', 'b'] }, { content: 'wrongType' }],
    [{ type: 'other' }, { type: 'typeUnknown' }],
    [{ type: undefined }, { type: 'typeUnknown' }],
    [{ type: 'episode' }, { type: 'episodesNone' }],
    [
      { type: 'episode', episodeId: '', title: '' },
      { type: 'episodesNone', title: 'required' },
    ],
    [{ type: 'episode', episodeId: 'not-an-id' }, { episodeId: 'episodeUnknown' }],
    [
      { type: 'episode', episodeId: '018f0000-0000-7000-8000-000000000000' },
      { episodeId: 'episodeUnknown' },
    ],
    [{ isAnonymous: 'perhaps' }, { isAnonymous: 'wrongType' }],
    [
      { title: '', content: '' },
      { title: 'required', content: 'required' },
    ],
  ])('refuses %j', async (change, fields) => {
    const member = await makeMember()
    expect(await publishPost(member, { ...form, ...change })).toEqual({
      ok: false,
      code: 'invalid',
      fields,
    })
    expect(await db.post.count()).toBe(0)
  })

  test('counts code points, not bytes or graphemes', async () => {
    const member = await makeMember()
    expect(await publishPost(member, { ...form, title: 'स्वास्थ्य' })).toMatchObject({ ok: true })
    expect(await publishPost(member, { ...form, title: '👩👩👩👩' })).toMatchObject({ ok: false })
    expect(await publishPost(member, { ...form, title: '👩'.repeat(200) })).toMatchObject({
      ok: true,
    })
  })

  test('names an episode, once there is one, if it is of that kind alone', async () => {
    const member = await makeMember()
    const episode = await db.episode.create({
      data: { feedKey: 'e1', episodeNumber: 1, title: 'One' },
    })
    for (const episodeId of [undefined, ''])
      expect(await publishPost(member, { ...form, type: 'episode', episodeId })).toEqual(
        fail('invalid', { episodeId: 'episodeRequired' }),
      )
    const about = unwrap(
      await publishPost(member, { ...form, type: 'episode', episodeId: episode.id }),
    )
    const general = unwrap(await publishPost(member, { ...form, episodeId: episode.id }))
    expect(about.episode).toEqual({
      id: episode.id,
      episodeNumber: 1,
      shownSeason: null,
      title: 'One',
    })
    expect(general.episode).toBeNull()
  })

  test('makes a second post when the form came back changed, or from another member', async () => {
    const [member, other] = [await makeMember(), await makeMember()]
    await publishPost(member, { ...form, idempotencyKey: 'key-1' })
    await publishPost(member, { ...form, idempotencyKey: 'key-1', title: 'Another title' })
    await publishPost(other, { ...form, idempotencyKey: 'key-1' })
    expect(await db.post.count()).toBe(3)
  })
})
