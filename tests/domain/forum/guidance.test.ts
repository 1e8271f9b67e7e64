import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { day } from '~/domain/durations'
import { editComment } from '~/domain/comments/own-comment.server'
import { publishComment } from '~/domain/comments/publish-comment.server'
import { takeOutOfTexts } from '~/domain/guidance/guidance.server'
import { lengths } from '~/domain/validation/lengths'
import type { Member } from '~/domain/members/member'
import { rules } from '~/domain/limits/rules'
import { editPost } from '~/domain/posts/own-post.server'
import { publishPost } from '~/domain/posts/publish-post.server'
import { makeComment, makeMember, makePost, unwrap } from '../../support/forum/factories'
import { unknownId } from '../../support/forum/items'
import { withSettings } from '../../support/with-settings'

withSettings({ RATE_LIMITS: 'on' })

const form = { title: 'Where to go', content: 'Call me on 98765 43210.', type: 'general' }
const phone = { field: 'content', kind: 'phone', start: 11, end: 22 }
const asked = { ok: false, code: 'invalid', fields: {}, guidance: [phone] }

test('a text with a phone number is published once its author has seen it', async () => {
  const author = await makeMember()
  const key = { idempotencyKey: 'key-of-the-form' }
  expect(await publishPost(author, { ...form, ...key })).toEqual(asked)
  expect(await db.post.count()).toBe(0)
  const seen = { ...form, ...key, guidanceSeen: 'true' }
  const { id, content } = unwrap(await publishPost(author, seen))
  expect(content).toBe(form.content)
  expect(unwrap(await publishPost(author, seen)).id).toBe(id)
  expect(await db.post.count()).toBe(1)
})

test('asking costs no point of the limit of posts, and has one of its own', async () => {
  const author = await makeMember()
  const times = rules.post[0].points + 1
  for (let time = 0; time < times; time++) expect(await publishPost(author, form)).toEqual(asked)
  unwrap(await publishPost(author, { ...form, guidanceSeen: true }))
  const left = rules.guidance[0].points - times
  for (let time = 0; time < left; time++) expect(await publishPost(author, form)).toEqual(asked)
  expect(await publishPost(author, form)).toMatchObject({ code: 'too-many' })
})

test('taking out costs a check, and leaves texts that are too long as they are', async () => {
  const author = await makeMember()
  const takeOut = (texts: object) =>
    takeOutOfTexts(author, { texts, isAnonymous: false }, () => '[number]')
  const { title, content } = form
  expect(await takeOut({ title: 'Where\r\nto go', content })).toEqual({
    title,
    content: 'Call me on [number].',
  })
  const long = { title, content: `${content} ${'x'.repeat(lengths.contentMax)}` }
  const unreadable = { content: content + '\u0301'.repeat(31) }
  for (const texts of [long, unreadable, { title: content.repeat(10), content }])
    expect(await takeOut(texts)).toEqual(texts)
  const left = rules.guidance[0].points - 1
  for (let time = 0; time < left; time++) await takeOut({ content: 'x' })
  expect(await takeOut({ content })).toEqual({ content })
  expect(await publishPost(author, form)).toMatchObject({ code: 'too-many' })
})

test('a comment is asked about too, where it can be published', async () => {
  const author = await makeMember()
  const { id } = await makePost(author)
  const { content } = form
  expect(await publishComment(author, id, { content })).toEqual(asked)
  expect(await publishComment(author, unknownId, { content })).toMatchObject({ code: 'not-found' })
  expect(await publishComment(author, id, { content, parentCommentId: unknownId })).toMatchObject({
    fields: { parentCommentId: 'parentUnknown' },
  })
  expect(await db.comment.count()).toBe(0)
  unwrap(await publishComment(author, id, { content, guidanceSeen: true }))
})

test('an edit asks only about what is new', async () => {
  const author = await makeMember()
  await db.user.updateMany({ data: { createdAt: new Date(Date.now() - 7 * day) } })
  const post = await makePost(author, form)
  const comment = await makeComment(author, post.id, { content: form.content })
  const content = `${form.content} Or at home.`
  expect(await editPost(author, post.id, { content })).toMatchObject({ ok: true })
  expect(await editComment(author, comment.id, { content })).toMatchObject({ ok: true })
  const more = { content: `${content} And 91234 56789.` }
  expect(await editPost(author, post.id, more)).toMatchObject({ guidance: [{ kind: 'phone' }] })
  expect(await editComment(author, comment.id, more)).toMatchObject({
    guidance: [{ kind: 'phone' }],
  })
  expect(await editPost(author, post.id, { topic: 'periods' })).toMatchObject({ ok: true })
  // An author who becomes anonymous is asked about the whole text.
  expect(await editPost(author, post.id, { isAnonymous: true })).toMatchObject({
    guidance: [{ kind: 'phone' }],
  })
  expect(
    await editPost(author, post.id, { ...more, isAnonymous: true, guidanceSeen: true }),
  ).toMatchObject({ ok: true })
})

const words = 'one two three four five six seven eight nine ten eleven twelve'

test('twelve words of an own named text are found in an anonymous one, and nobody else is asked', async () => {
  const [author, other] = [await makeMember(), await makeMember()]
  const post = await makePost(author, { content: `At first ${words} and so on.` })
  await makeComment(author, post.id, { content: words.replaceAll(' ', ', ').toUpperCase() })
  const repeated = { ...form, content: `Again ${words}.` }
  expect(await publishPost(author, { ...repeated, isAnonymous: true })).toMatchObject({
    guidance: [{ field: 'content', kind: 'own-words', start: 6, end: 6 + words.length }],
  })
  expect(await publishPost(author, repeated)).toMatchObject({ ok: true })
  expect(await publishPost(other, { ...repeated, isAnonymous: true })).toMatchObject({ ok: true })
  const eleven = words.replace(' twelve', '')
  expect(
    await publishPost(author, { ...repeated, content: `Now ${eleven}.`, isAnonymous: true }),
  ).toMatchObject({ ok: true })
})

test('they are also found in a text that members or a moderator have hidden', async () => {
  const author = await makeMember()
  const post = await makePost(author, { content: `At first ${words} and so on.` })
  const repeated = { ...form, content: `Again ${words}.`, isAnonymous: true }
  for (const hidden of [{ hiddenAt: new Date() }, { removedReason: 'spam' }]) {
    await db.post.update({ where: { id: post.id }, data: { removedAt: new Date(), ...hidden } })
    expect(await publishPost(author, repeated)).toMatchObject({ guidance: [{ kind: 'own-words' }] })
  }
})

describe('twelve words of an own anonymous text are found in a named one', () => {
  const repeated = { ...form, content: `Again ${words}.` }
  const found = {
    guidance: [{ field: 'content', kind: 'own-anonymous-words', start: 6, end: 6 + words.length }],
  }

  test.each([
    ['post', (author: Member) => makePost(author, { content: `${words}.`, isAnonymous: true })],
    [
      'comment',
      async (author: Member) => {
        const { id } = await makePost(await makeMember())
        await makeComment(author, id, { content: words.toUpperCase(), isAnonymous: true })
      },
    ],
  ])('a %s', async (_, write) => {
    const [author, other] = [await makeMember(), await makeMember()]
    await write(author)
    const thread = await makePost(other)
    expect(await publishPost(author, repeated)).toMatchObject(found)
    expect(await publishComment(author, thread.id, { content: repeated.content })).toMatchObject(
      found,
    )
    const own = await makePost(author)
    expect(await editPost(author, own.id, { content: repeated.content })).toMatchObject(found)
    const comment = await makeComment(author, thread.id)
    expect(await editComment(author, comment.id, { content: repeated.content })).toMatchObject(
      found,
    )
    expect(await publishPost(other, repeated)).toMatchObject({ ok: true })
    const eleven = { ...form, content: `Now ${words.replace(' twelve', '')}.` }
    expect(await publishPost(author, eleven)).toMatchObject({ ok: true })
    expect(await publishPost(author, { ...repeated, guidanceSeen: true })).toMatchObject({
      ok: true,
    })
  })

  test('not again when the words stood there before the edit', async () => {
    const author = await makeMember()
    await makePost(author, { content: `${words}.`, isAnonymous: true })
    const seen = { ...repeated, guidanceSeen: true }
    const { id } = unwrap(await publishPost(author, seen))
    const content = `${repeated.content} And so on.`
    expect(await editPost(author, id, { content })).toMatchObject({ ok: true })
  })
})

test('an anonymous text is not compared with itself or with other anonymous ones', async () => {
  const author = await makeMember()
  const content = `At first ${words} and so on.`
  const post = await makePost(author, { content })
  expect(
    await editPost(author, post.id, { content: `${content} Yes.`, isAnonymous: true }),
  ).toMatchObject({ ok: true })
  expect(await publishPost(author, { ...form, content, isAnonymous: true })).toMatchObject({
    ok: true,
  })
})

test('the own name is found in an anonymous text only', async () => {
  const author = await makeMember('river_seven')
  const content = 'They call me river_seven everywhere.'
  expect(await publishPost(author, { ...form, content, isAnonymous: true })).toMatchObject({
    guidance: [{ kind: 'own-name' }],
  })
  expect(await publishPost(author, { ...form, content })).toMatchObject({ ok: true })
})
