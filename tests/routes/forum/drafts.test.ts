import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import * as discard from '~/routes/forum/drafts/discard'
import * as newPost from '~/routes/forum/new-post'
import * as postPage from '~/routes/forum/post'
import { openIdempotencyKey, issueIdempotencyKey } from '~/http/forms/member-form.server'
import { makeComment, makeMember, makePost } from '../../support/forum/factories'
import { lockPost } from '../../support/forum/items'
import { getCookie, openPage, submit } from '../../support/http/page-request'

const typed = { title: 'Fo', content: 'Long enough content.', type: 'general', isAnonymous: 'on' }

const openForm = async (cookie: string, path = '/forum/new') => {
  const { value } = await openPage(newPost, path, cookie)
  return value as { idempotencyKey: string; draft: Record<string, string> | null }
}
/** Expires all sessions. */
const expireAll = () => db.session.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })

/** Returns the key of a form that this member opened in a session that has since expired. */
async function lateKey({ id }: Member) {
  const data = { userId: id, tokenHash: randomUUID(), expiresAt: new Date(Date.now() - 1) }
  return issueIdempotencyKey(id, (await db.session.create({ data })).id)
}

const send = (fields: Record<string, string>, cookie = '') =>
  submit(newPost, '/forum/new', fields, cookie)

describe('a form that comes in after its session ended', () => {
  test('is kept by the form alone when the browser has lost its cookie, and by the cookie alone', async () => {
    const [one, two] = [await makeMember(), await makeMember()]
    await send({ ...typed, idempotencyKey: await lateKey(one) })
    const cookie = await getCookie(two)
    await expireAll()
    await send(typed, cookie)
    const owners = await db.draft.findMany({ select: { userId: true } })
    expect(owners.map(({ userId }) => userId).sort()).toEqual([one.id, two.id].sort())
  })

  test('is shown to nobody else, and never published in their name', async () => {
    const [owner, other] = [await makeMember(), await makeMember()]
    const { idempotencyKey } = await openForm(await getCookie(owner))
    const cookie = await getCookie(other)
    const answer = await send({ ...typed, title: 'A fine title', idempotencyKey }, cookie)
    expect(answer.headers.get('Location')).toBe('/forum')
    expect(await db.post.count()).toBe(0)
    expect((await openForm(cookie)).draft).toBeNull()
    expect((await openForm(await getCookie(owner))).draft).toMatchObject({ title: 'A fine title' })
  })

  test('stays anonymous, and becomes so when its author asks anonymously', async () => {
    const member = await makeMember()
    const cookie = await getCookie(member)
    const isAnonymous = async (path?: string) => (await openForm(cookie, path)).draft?.isAnonymous
    await send({ ...typed, idempotencyKey: await lateKey(member) })
    expect(await isAnonymous()).toBe('on')
    await send({ ...typed, isAnonymous: 'false', idempotencyKey: await lateKey(member) })
    expect(await isAnonymous()).toBe('false')
    expect(await isAnonymous('/forum/new?anonymous=true')).toBe('on')
  })

  test('of somebody unknown is kept for nobody', async () => {
    await send(typed)
    await send({ ...typed, idempotencyKey: 'made-up' })
    const unknown = '018f0000-0000-7000-8000-000000000000'
    await send({ ...typed, idempotencyKey: issueIdempotencyKey(unknown, unknown) })
    expect(await db.draft.count()).toBe(0)
  })

  test('keeps a reply with what it answers', async () => {
    const member = await makeMember()
    const { id } = await makePost(member)
    const cookie = await getCookie(member)
    await expireAll()
    const reply = { content: 'A reply', parentCommentId: (await makeComment(member, id)).id }
    await submit(postPage, `/forum/post/${id}`, reply, cookie, { postId: id })
    const page = await openPage(postPage, `/forum/post/${id}`, await getCookie(member), {
      postId: id,
    })
    expect(page.value).toMatchObject({
      form: { draft: reply, replyTo: { id: reply.parentCommentId } },
    })
  })
})

test('a comment that came too late for a thread is shown there to be copied, to its author alone', async () => {
  const [member, other] = [await makeMember(), await makeMember()]
  const { id } = await makePost(other)
  const path = `/forum/post/${id}`
  await lockPost(id)
  const late = { content: 'Line one\n\nLine two', idempotencyKey: await lateKey(member) }
  const answer = await submit(postPage, path, late, '', { postId: id })
  expect(answer.headers.get('Location')).toMatch(/^\/auth\/signin/)
  const shownTo = async (cookie?: string) =>
    ((await openPage(postPage, path, cookie, { postId: id })).value as { further: string | null })
      .further
  expect(await shownTo(await getCookie(member))).toBe(
    `Your comment was not posted. Copy it if you want to keep it:\n\n${late.content}`,
  )
  expect([await shownTo(await getCookie(other)), await shownTo()]).toEqual([null, null])
  await db.post.update({ where: { id }, data: { lockedAt: null } })
  expect(await shownTo(await getCookie(member))).toBeNull()
})

describe('a draft', () => {
  test('goes when its form is accepted', async () => {
    const member = await makeMember()
    await send({ ...typed, idempotencyKey: await lateKey(member) })
    const cookie = await getCookie(member)
    const { idempotencyKey } = await openForm(cookie)
    await send({ ...typed, title: 'A fine title', idempotencyKey }, cookie)
    expect(await db.draft.count()).toBe(0)
    expect(await db.post.count()).toBe(1)
  })

  test('of another question stays when its author writes about an episode', async () => {
    const member = await makeMember()
    await send({ ...typed, idempotencyKey: await lateKey(member) })
    const { id } = await db.episode.create({ data: { feedKey: 'e', title: 'Sleep' } })
    const [cookie, path] = [await getCookie(member), `/forum/new?episodeId=${id}`]
    expect((await openForm(cookie, path)).draft).toBeNull()
    await submit(newPost, path, { ...typed, title: 'A fine title' }, cookie)
    expect(await db.post.count()).toBe(1)
    expect((await openForm(cookie)).draft).toMatchObject(typed)
    // The session ends while its author writes about the episode again.
    await expireAll()
    const about = { ...typed, title: 'About it', type: 'episode', episodeId: id }
    await submit(newPost, path, about, cookie)
    const again = await getCookie(member)
    expect((await openForm(again)).draft).toMatchObject(typed)
    expect((await openForm(again, path)).draft).toMatchObject(about)
    await submit(newPost, path, { ...about, title: 'A fine title about it' }, again)
    expect((await openForm(again, path)).draft).toBeNull()
    expect((await openForm(again)).draft).toMatchObject(typed)
  })

  test('is removed when its author discards it, and only theirs', async () => {
    const [one, two] = [await makeMember(), await makeMember()]
    for (const each of [one, two]) await send({ ...typed, idempotencyKey: await lateKey(each) })
    const fields = { draftKey: 'new-post', returnTo: '/forum/new' }
    const answer = await submit(discard, '/forum/drafts/discard', fields, await getCookie(one))
    expect(answer.headers.get('Location')).toBe('/forum/new')
    expect(await db.draft.findMany({ select: { userId: true } })).toEqual([{ userId: two.id }])
  })
})

test('a form key tells its member to this server only, and cannot be forged', () => {
  const memberId = '018f0000-0000-7000-8000-000000000000'
  const sessionId = '018f0000-0000-4000-8000-000000000001'
  const key = issueIdempotencyKey(memberId, sessionId)
  expect(key).toMatch(/^[\w-]{80,128}$/)
  expect(Buffer.from(key, 'base64url').toString('latin1')).not.toContain('018f0000')
  expect(openIdempotencyKey(key)).toMatchObject({ memberId, sessionId })
  expect(openIdempotencyKey(`${key.slice(0, -4)}AAAA`)).toBeNull()
  expect(issueIdempotencyKey(memberId, sessionId)).not.toBe(key)
})
