import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import { listPasskeys } from '~/domain/passkeys/own-passkeys.server'
import { endMemberSessions } from '~/domain/moderation/members.server'
import {
  endOtherSessions,
  listOwnSessions,
  endSessionOf,
  endSessions,
} from '~/domain/sessions/sessions.server'
import * as newPost from '~/routes/forum/new-post'
import * as postPage from '~/routes/forum/post'
import * as report from '~/routes/forum/report'
import * as moderatedItem from '~/routes/moderation/item'
import * as moderatedMember from '~/routes/moderation/member'
import * as editProfile from '~/routes/profile/edit-profile'
import * as settings from '~/routes/profile/settings'
import * as changePasskey from '~/routes/profile/settings/change-passkey'
import * as deletion from '~/routes/profile/settings/delete'
import * as email from '~/routes/profile/settings/email'
import * as sessions from '~/routes/profile/settings/sessions'
import { consumeFlash } from '~/http/session/flash.server'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  memberAgain,
  signUpMember,
  unwrap,
} from '../../support/forum/factories'
import { givePasskey } from '../../support/forum/passkeys'
import {
  cookiesIn,
  getCookie,
  getRequest,
  loadContext,
  openPage,
  submit,
} from '../../support/http/page-request'

/** The ways in which a session ends that its member did not choose in this browser. */
const endings: Record<string, (member: Member) => Promise<unknown>> = {
  'it expired': ({ id }) =>
    db.session.updateMany({
      where: { userId: id },
      data: { expiresAt: new Date(Date.now() - 1) },
    }),
  'it was ended from another device': async (member) => {
    for (const { id } of await listOwnSessions(member)) await endSessionOf(member.id, id)
  },
  'all others were ended': (member) => endOtherSessions(member, randomUUID()),
  'the password was changed': ({ id }) => endSessions(id),
  'an admin ended it': async ({ id }) =>
    unwrap(
      await endMemberSessions(await makeModerator('admin'), id, {
        action: 'endSessions',
        reason: 'stolen',
      }),
    ),
}

type Fields = Record<string, string>
type Opened = { key: string | undefined; kept: unknown }
type Form = {
  member: Member
  typed: Fields
  /** The returned values; by default everything that was typed. */
  back?: unknown
  /** Opens the screen with the form, as this browser gets it. */
  open: (cookie: string) => Promise<Opened>
  send: (fields: Fields, cookie: string) => Promise<{ headers: Headers }>
}

type Screen = { loader: unknown; action: unknown }

async function load(screen: Screen, path: string, cookie: string, params: Fields = {}) {
  const { value } = await openPage(screen as Parameters<typeof openPage>[0], path, cookie, params)
  return value as { idempotencyKey?: string; draft?: unknown } & Record<string, unknown>
}

const send = (screen: Screen, path: string, params: Fields = {}) =>
  async function (fields: Fields, cookie: string) {
    return submit(screen as Parameters<typeof submit>[0], path, fields, cookie, params)
  }

function form(
  screen: Screen,
  path: string,
  params: Fields,
  given: Pick<Form, 'member' | 'typed' | 'back'>,
  keptIn: (value: Awaited<ReturnType<typeof load>>) => Opened,
): Form {
  return {
    ...given,
    open: async (cookie) => keptIn(await load(screen, path, cookie, params)),
    send: send(screen, path, params),
  }
}

const draftOf = ({ idempotencyKey, draft }: { idempotencyKey?: string; draft?: unknown }) => ({
  key: idempotencyKey,
  kept: draft,
})

async function aPost(member: Member) {
  const { id } = await makePost(member)
  return { id, path: `/forum/post/${id}`, params: { postId: id } }
}

/** Returns the forms at a post's URL that edit the post or a comment on it. */
async function edit(kind: 'post' | 'comment'): Promise<Form> {
  const member = await makeMember()
  const { id, path, params } = await aPost(member)
  const which: Fields = kind === 'comment' ? { comment: (await makeComment(member, id)).id } : {}
  const post = send(postPage, path, params)
  const typed: Fields =
    kind === 'post' ? { title: 'Other words', content: 'Long enough.' } : { content: 'Oh' }
  // What was not sent comes from the post.
  const rest = kind === 'post' && { topic: 'other', contentNote: '', audience: 'everyone' }
  return {
    member,
    typed,
    back: { ...typed, ...rest },
    open: async (cookie) => {
      const { value } = (await post({ go: 'edit', ...which }, cookie)) as unknown as {
        value: { idempotencyKey: string; values: Fields; isKept: boolean }
      }
      return draftOf({ ...value, draft: value.isKept ? value.values : null })
    },
    send: (fields, cookie) => post({ go: 'save', ...which, ...fields }, cookie),
  }
}

async function onPost(typed: (postId: string, member: Member) => Promise<Fields>): Promise<Form> {
  const member = await makeMember()
  const { id, path, params } = await aPost(member)
  return form(postPage, path, params, { member, typed: await typed(id, member) }, (value) =>
    draftOf(value.form as Parameters<typeof draftOf>[0]),
  )
}

async function ofTeam(screen: Screen, path: (id: string) => string, typed: Fields) {
  const author = await makeMember()
  const { id: itemId } = await makePost(author, { isAnonymous: true })
  const member = await makeModerator('admin')
  const id = screen === moderatedMember ? author.id : itemId
  const params: Fields = screen === moderatedMember ? { memberId: id } : { kind: 'post', itemId }
  return form(screen, path(id), params, { member, typed, back: typed }, (value) => ({
    key: (value.moderationActions as { idempotencyKey: string }[])[0]?.idempotencyKey,
    kept: value.kept,
  }))
}

const forms: Record<string, () => Promise<Form>> = {
  'a new post': async () => {
    const typed = { title: 'Fo', content: 'Long enough.', type: 'general', isAnonymous: 'on' }
    return form(newPost, '/forum/new', {}, { member: await makeMember(), typed }, draftOf)
  },
  'a comment': () => onPost(() => Promise.resolve({ content: 'A comment' })),
  'a reply': () =>
    onPost(async (postId, member) => ({
      content: 'A reply',
      parentCommentId: (await makeComment(member, postId)).id,
    })),
  'an edited post': () => edit('post'),
  'an edited comment': () => edit('comment'),
  'the profile': async () => {
    const typed = { displayName: 'Asha K', bio: 'Long thought about.' }
    const member = await makeMember()
    return form(editProfile, '/profile/edit', {}, { member, typed }, (value) => ({
      key: value.idempotencyKey,
      kept: value.values,
    }))
  },
  'the settings': async () => {
    const member = await makeMember()
    return form(settings, '/profile/settings', {}, { member, typed: {}, back: false }, (value) => ({
      key: value.idempotencyKey,
      kept: value.emailNotifications,
    }))
  },
  'a new address': async () => {
    const typed = { email: 'new@example.com' }
    const member = await makeMember()
    await db.user.update({ where: { id: member.id }, data: { passwordHash: 'a hash' } })
    return form(email, '/profile/settings/email', {}, { member, typed }, (value) => ({
      key: value.idempotencyKey,
      kept: { email: value.draftEmail },
    }))
  },
  'the name of a passkey': async () => {
    const typed = { name: 'The old phone' }
    const signedUp = await signUpMember(`m_${randomUUID().slice(0, 8)}`)
    const member = { ...signedUp, secondStepAt: new Date() }
    await givePasskey(member)
    const [{ id } = { id: '' }] = await listPasskeys(member.id)
    const path = `/profile/settings/passkeys/${id}`
    return form(changePasskey, path, { passkeyId: id }, { member, typed }, (value) => ({
      key: value.idempotencyKey,
      kept: { name: value.draftName },
    }))
  },
  'the deletion of an account': async () => {
    const typed = { namedItems: 'go', anonymousItems: 'stay' }
    const member = await makeMember()
    return form(deletion, '/profile/settings/delete', {}, { member, typed }, (value) => ({
      key: value.idempotencyKey,
      kept: value.chosen,
    }))
  },
  'a report': async () => {
    const { id } = await makePost(await makeMember())
    const params = { kind: 'post', itemId: id }
    const typed = { reason: 'spam', note: 'It sells something' }
    const given = { member: await makeMember(), typed }
    return form(report, `/forum/post/${id}/report`, params, given, draftOf)
  },
  'what is done to an item': () =>
    ofTeam(moderatedItem, (id) => `/moderation/post/${id}`, { action: 'remove', reason: 'spam' }),
  'a look-up': () =>
    ofTeam(moderatedItem, (id) => `/moderation/post/${id}`, { action: 'reveal', reason: 'risk' }),
  'what is done to a member': () =>
    ofTeam(moderatedMember, (id) => `/moderation/member/${id}`, {
      action: 'suspend',
      reason: 'spam',
      days: '7',
    }),
}

/** Opens a form in the browser of its member. */
async function openForm(name: string) {
  const form = await (forms[name] as () => Promise<Form>)()
  const cookie = await getCookie(form.member)
  const { key } = await form.open(cookie)
  expect(key).toMatch(/./)
  return { ...form, cookie, idempotencyKey: String(key) }
}

describe.each(Object.keys(endings))('a session that ended because %s', (ending) => {
  test.each(Object.keys(forms))('gives back what was typed into %s', async (name) => {
    const opened = await openForm(name)
    const { member, typed, back = typed, open, cookie, idempotencyKey } = opened
    await endings[ending]?.(member)
    const answer = await opened.send({ ...typed, idempotencyKey }, cookie)
    expect(answer.headers.get('Location')).toMatch(/^\/auth\/signin\?redirectTo=/)
    const again = await getCookie(await memberAgain(member))
    expect((await open(again)).kept).toEqual(back)
    const other = await getCookie(
      member.role === 'member' ? await makeMember() : await makeModerator('admin'),
    )
    if (!/^an edited|passkey/.test(name)) expect((await open(other)).kept ?? null).not.toEqual(back)
  })
})

test('a password and a code are never kept', async () => {
  const form = await openForm('a new address')
  const { member, cookie, idempotencyKey } = form
  await endSessions(member.id)
  const typed = { email: 'new@example.com', password: 'correct horse battery' }
  await form.send({ ...typed, idempotencyKey }, cookie)
  expect(await db.draft.count()).toBe(1)
  expect((await form.open(await getCookie(member))).kept).toEqual({ email: typed.email })
})

test('what a moderator chose is also kept while the second step is asked for', async () => {
  const form = await openForm('a look-up')
  const { member, typed, idempotencyKey } = form
  const cookie = await getCookie({ ...member, secondStepAt: null })
  const answer = await form.send({ ...typed, idempotencyKey }, cookie)
  expect(answer.headers.get('Location')).toBe('/profile/settings/second-step')
  expect((await form.open(await getCookie(member))).kept).toEqual(typed)
})

test('the end of all other sessions is announced as such, and the end of one as one', async () => {
  const member = await makeMember()
  const cookie = await getCookie(member)
  const [own] = await listOwnSessions(member)
  await getCookie(member)
  const other = (await listOwnSessions(member)).find(({ id }) => id !== own?.id)
  const noticeAfter = async (fields: Fields) => {
    const { headers } = await submit(sessions, '/profile/settings/sessions', fields, cookie)
    const context = loadContext()
    const request = getRequest('/profile/settings/sessions', `${cookie}; ${cookiesIn(headers)}`)
    return consumeFlash(request, context, () => false)
  }
  expect(await noticeAfter({ sessionId: other?.id ?? '' })).toEqual(['session-ended'])
  expect(await noticeAfter({})).toEqual(['sessions-ended'])
})
