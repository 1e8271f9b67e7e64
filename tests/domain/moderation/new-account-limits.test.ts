import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { editProfile } from '~/domain/accounts/edit-profile.server'
import { signUp } from '~/domain/accounts/sign-up.server'
import { editComment } from '~/domain/comments/own-comment.server'
import { publishComment } from '~/domain/comments/publish-comment.server'
import { day, hour } from '~/domain/durations'
import type { Member } from '~/domain/members/member'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { editPost } from '~/domain/posts/own-post.server'
import { publishPost } from '~/domain/posts/publish-post.server'
import { readPost } from '~/domain/posts/read-posts.server'
import { fail } from '~/domain/result'
import {
  makeComment,
  makeMember,
  makeModerator,
  newBrowser,
  publishAnyPost as makePost,
  unwrap,
} from '../../support/forum/factories'
import { makeExpert } from '../../support/forum/experts'
import { post } from '../../support/forum/items'
import { link, makeHeldPost, makeOld, setAge } from '../../support/forum/new-accounts'
import { withSettings } from '../../support/with-settings'

withSettings({ RATE_LIMITS: 'on' })

const release = { action: 'release', reason: 'fits' }

describe('the profile of a new account', () => {
  const withLink = 'Ask me: https://example.com/turmeric'

  test('takes neither links nor numbers, until the account is a day old', async () => {
    const author = await makeMember()
    expect(await editProfile(author, { bio: withLink })).toEqual(
      fail('invalid', { bio: 'newAccountProfile' }),
    )
    expect(await editProfile(author, { displayName: 'Asha 98765 43210' })).toEqual(
      fail('invalid', { displayName: 'newAccountProfile' }),
    )
    unwrap(await editProfile(author, { bio: 'I have read 1500 pages.' }))
    await setAge(author, day + hour)
    expect(unwrap(await editProfile(author, { bio: withLink })).bio).toBe(withLink)
    // An existing link is no reason to refuse the rest.
    await setAge(author, hour)
    unwrap(await editProfile(author, { bio: `And more. ${withLink}` }))
  })

  test('is refused at sign-up as well', async () => {
    const form = { username: 'seller_9', email: 'seller@example.com', password: 'quiet harbour 7f' }
    const signUpAs = (displayName: string) => signUp({ ...form, displayName }, 'en', newBrowser())
    expect(await signUpAs('www.example.com')).toEqual(
      fail('invalid', { displayName: 'newAccountProfile' }),
    )
    expect(await db.user.count({ where: { username: form.username } })).toBe(0)
    unwrap(await signUpAs('Asha'))
  })
})

describe('who and what', () => {
  test('links and profiles wait, helplines and plain words do not', async () => {
    for (const text of [link, 'I am @turmeric_queen on instagram: t.me/turmericqueen'])
      expect((await makePost(await makeMember(), { content: text })).tombstone).toBe('held')
    const content = 'They helped me: 14416 is free, and I paid 1500 rupees on 12 May.'
    expect((await makePost(await makeMember(), { content })).tombstone).toBeNull()
  })

  test('an account is new for a day, one without email for three', async () => {
    const held = async (member: Member) => (await makePost(member, { content: link })).tombstone
    expect(await held(await makeOld(day - hour))).toBe('held')
    expect(await held(await makeOld(day + hour))).toBeNull()
    const unmailed = await makeOld(day + hour)
    const noEmail = { email: null, emailKey: null }
    await db.user.update({ where: { id: unmailed.id }, data: noEmail })
    expect(await held(unmailed)).toBe('held')
    await setAge(unmailed, 3 * day + hour)
    expect((await makePost(unmailed, { content: `${link} 2` })).tombstone).toBeNull()
  })

  test('team and experts are never new', async () => {
    expect((await makePost(await makeExpert(), { content: link })).tombstone).toBeNull()
    for (const role of ['moderator', 'admin'] as const)
      expect((await makePost(await makeModerator(role), { content: link })).tombstone).toBeNull()
  })

  test('the fourth post waits; anonymous ones do not count', async () => {
    const author = await makeMember()
    for (let number = 1; number <= 3; number++) {
      const title = `Anonymous ${number}`
      expect((await makePost(author, { title, isAnonymous: true })).tombstone).toBeNull()
    }
    for (let number = 1; number <= 3; number++)
      expect((await makePost(author, { title: `Named ${number}` })).tombstone).toBeNull()
    expect((await makePost(author, { title: 'Named 4' })).tombstone).toBe('held')
    await setAge(author, 2 * day)
    expect((await makePost(author, { title: 'Named 5' })).tombstone).toBeNull()
  })

  test('of five posts that are sent at once two wait', async () => {
    const author = await makeMember()
    const titles = ['One', 'Two', 'Three', 'Four', 'Five']
    const sent = await Promise.all(
      titles.map((title) => makePost(author, { title: `Number ${title}` })),
    )
    expect(sent.filter(({ tombstone }) => tombstone === 'held')).toHaveLength(2)
  })
})

describe('something anonymous by a new account', () => {
  const form = {
    ...{ title: 'A title', content: link, type: 'general' },
    ...{ isAnonymous: true, guidanceSeen: true },
  }

  test('is refused with a link or a number, and nothing is written', async () => {
    const author = await makeMember()
    const refused = fail('invalid', { content: 'newAccountContact' })
    expect(await publishPost(author, form)).toEqual(refused)
    const inTitle = { ...form, title: 'See www.example.com', content: 'Long enough for a post' }
    expect(await publishPost(author, inTitle)).toEqual(
      fail('invalid', { title: 'newAccountContact' }),
    )
    const { id } = await makePost(await makeOld())
    const input = { content: link, isAnonymous: true, guidanceSeen: true }
    expect(await publishComment(author, id, input)).toEqual(refused)
    expect(await db.post.count()).toBe(1)
    expect(await db.comment.count()).toBe(0)
    expect(await db.claimedTag.count()).toBe(0)
    await setAge(author, 2 * day)
    expect(await publishPost(author, form)).toMatchObject({ ok: true })
  })

  test('is shown first what can be taken out of it', async () => {
    const author = await makeMember()
    const content = 'Please call 98765 43210 in the evening.'
    const asked = { ok: false, guidance: [{ kind: 'phone', field: 'content' }] }
    const { guidanceSeen: _, ...unseen } = { ...form, content }
    expect(await publishPost(author, unseen)).toMatchObject(asked)
    const { id } = await makePost(await makeOld())
    const comment = { content, isAnonymous: true }
    expect(await publishComment(author, id, comment)).toMatchObject(asked)
  })

  test('is compared with her named texts that wait', async () => {
    const author = await makeMember()
    const words = 'My grandmother in the hills says that warm water helps with almost every pain.'
    const named = { title: 'For a moderator', content: `${words} ${link}`, guidanceSeen: true }
    expect(await makePost(author, named)).toMatchObject({ tombstone: 'held' })
    const { guidanceSeen: _, ...unseen } = { ...form, content: words }
    expect(await publishPost(author, unseen)).toMatchObject({
      ok: false,
      guidance: [{ kind: 'own-words', field: 'content' }],
    })
  })

  test('is refused after three posts', async () => {
    const author = await makeMember()
    for (let number = 1; number <= 3; number++)
      await makePost(author, { title: `Anonymous ${number}`, isAnonymous: true })
    const another = { ...form, content: 'Long enough for a post' }
    const refused = fail('not-allowed', { '': 'newAccountPosts' })
    expect(await publishPost(author, another)).toEqual(refused)
    const { id } = await makePost(author)
    expect(await editPost(author, id, { isAnonymous: true })).toEqual(refused)
    expect(await db.report.count()).toBe(0)
  })

  test('pressed twice, the third one is published once, and nothing is refused', async () => {
    const author = await makeMember()
    for (let number = 1; number <= 2; number++)
      await makePost(author, { title: `Anonymous ${number}`, isAnonymous: true })
    const third = { ...form, content: 'Long enough for a post', idempotencyKey: 'key-3' }
    const [first, second] = await Promise.all([
      publishPost(author, third),
      publishPost(author, third),
    ])
    expect(unwrap(second).id).toBe(unwrap(first).id)
    expect(unwrap(await publishPost(author, third)).id).toBe(unwrap(first).id)
  })
})

describe('an edit by a new account', () => {
  test('brings no link into what others read', async () => {
    const author = await makeMember()
    const { id } = await makePost(author)
    const written = await makeComment(author, id)
    const refused = fail('invalid', { content: 'newAccountEdit' })
    const input = { content: link, guidanceSeen: true }
    expect(await editPost(author, id, input)).toEqual(refused)
    expect(await editComment(author, written.id, input)).toEqual(refused)
    expect(unwrap(await readPost(null, id)).content).not.toContain('example')
    expect(await editPost(author, id, { title: 'Another title' })).toMatchObject({ ok: true })
  })

  test('keeps a link that a moderator has let pass, also when its author hides her name', async () => {
    const [author, moderator] = [await makeMember(), await makeModerator()]
    const { id } = await makeHeldPost(author)
    unwrap(await moderateItem(moderator, post(id), release))
    const content = `${link} And more.`
    const input = { content, isAnonymous: true, guidanceSeen: true }
    expect(await editPost(author, id, input)).toMatchObject({ ok: true })
    expect(unwrap(await readPost(null, id))).toMatchObject({ content, isAnonymous: true })
  })
})
