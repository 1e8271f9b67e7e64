import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import type { Item } from '~/domain/moderation/item.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import * as formerPage from '~/routes/forum/appeal'
import * as profile from '~/routes/profile/own-profile'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  unwrap,
} from '../../support/forum/factories'
import {
  captureResponse,
  getCookie,
  getRequest,
  loadContext,
  openPage,
  postRequest,
  routeArguments,
  submit,
} from '../../support/http/page-request'
import { said } from '../../support/said-problems'

const message = 'It is about myself'

async function removed(kind: 'post' | 'comment') {
  const author = await makeMember()
  const post = await makePost(author, { isAnonymous: true })
  const { id } = kind === 'post' ? post : await makeComment(author, post.id, { isAnonymous: true })
  await remove({ kind, id })
  const path = kind === 'post' ? '/profile' : '/profile?tab=comments'
  const form = { kind, itemId: id }
  return { author, cookie: await getCookie(author), id, path, form }
}

async function remove(item: Item) {
  const action = { action: 'remove', reason: 'privacy' }
  unwrap(await moderateItem(await makeModerator(), item, action))
}

type Shown = {
  idempotencyKey: string
  typedAppeal: number
  items: { appeal: string | null; draft: object | null; text: string | null }[]
}

async function shown(path: string, cookie: string) {
  return (await openPage(profile, path, cookie)).value as Shown
}

test.each(['post', 'comment'] as const)(
  'the author of a removed %s asks on the profile, whose answers name no item',
  async (kind) => {
    const { cookie, path, form } = await removed(kind)
    expect((await shown(path, cookie)).items).toMatchObject([{ appeal: 'possible', draft: null }])
    const { headers, status } = await submit(profile, path, { ...form, message }, cookie)
    expect([status, headers.get('Location')]).toEqual([303, path])
    expect((await shown(path, cookie)).items).toMatchObject([{ appeal: 'open' }])
    const again = await submit(profile, path, { ...form, message }, cookie)
    expect([again.status, again.headers.get('Location')]).toEqual([303, path])
    const second = { ...form, message: 'And I changed the names' }
    expect(await submit(profile, path, second, cookie)).toMatchObject({
      status: 400,
      value: {
        itemId: form.itemId,
        lastResult: {
          initialValue: { message: second.message },
          error: said({ message: 'appealedAlready' }),
        },
      },
    })
    expect(await db.appeal.count()).toBe(1)
  },
)

test.each([
  ['', 'Write why we should look again'],
  ['x'.repeat(501), /^Your message must have 1 to 500 characters/],
])('a refused message comes back to its form on the profile: %#', async (typed, problem) => {
  const { author, path, form } = await removed('post')
  await remove({ kind: 'post', id: (await makePost(author)).id })
  const context = loadContext()
  const cookie = await getCookie(author)
  const sent = postRequest(path, { ...form, message: typed }, cookie)
  const { status, value } = await captureResponse(profile.action(routeArguments(sent, {}, context)))
  expect(status).toBe(400)
  expect(value).toMatchObject({
    itemId: form.itemId,
    lastResult: {
      initialValue: { message: typed },
      error: { message: [expect.stringMatching(problem)] },
    },
  })
  // Without JavaScript, the response loads the page in the same request.
  const page = routeArguments(getRequest(path, cookie), {}, context)
  const loaded = (await captureResponse(profile.loader(page))).value as Shown
  expect(loaded.typedAppeal).toBe(1)
  expect(profile.handle.textFormId(loaded)).toBe('appeal-2')
})

test('the switch of language keeps the message, and sends nothing', async () => {
  const { cookie, path, form } = await removed('post')
  const sent = { ...form, message, choice: 'language' }
  const { status, value } = await submit(profile, path, sent, cookie)
  expect([status, value]).toMatchObject([
    200,
    { itemId: form.itemId, lastResult: { initialValue: { message } } },
  ])
  expect(await db.appeal.count()).toBe(0)
})

test.each(['post', 'comment'] as const)(
  'a message about a %s survives the end of the session, and sign-in leads to the profile',
  async (kind) => {
    const { author, cookie, path, form } = await removed(kind)
    const { idempotencyKey } = await shown(path, cookie)
    await db.session.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
    const fields = { ...form, message, idempotencyKey }
    const { headers } = await submit(profile, path, fields, cookie)
    expect(headers.get('Location')).toBe(
      `/auth/signin?${new URLSearchParams({ redirectTo: path })}`,
    )
    const after = await getCookie(author)
    expect((await shown(path, after)).items).toMatchObject([{ draft: { message } }])
    await submit(profile, path, fields, after)
    expect(await db.draft.count()).toBe(0)
  },
)

test('other members cannot appeal, and a form without its item is malformed', async () => {
  const { path, form } = await removed('post')
  const cookie = await getCookie(await makeMember())
  expect((await submit(profile, path, { ...form, message }, cookie)).status).toBe(404)
  expect((await submit(profile, path, { message }, cookie)).status).toBe(400)
  expect((await submit(profile, path, { kind: 'post', itemId: 'x', message }, cookie)).status).toBe(
    400,
  )
})

test('the author reads the whole text of a removed comment, whose post others still read', async () => {
  const { cookie, path } = await removed('comment')
  const { content } = await db.comment.findFirstOrThrow()
  expect((await shown(path, cookie)).items).toMatchObject([{ text: content }])
})

test('the former address leads everybody to the profile, and takes the appeals of programs', async () => {
  const { id, cookie } = await removed('post')
  const { headers, status } = await captureResponse(formerPage.loader())
  expect([status, headers.get('Location')]).toEqual([303, '/profile'])
  const params = { kind: 'post', itemId: id }
  const send = (typed: string) =>
    submit(formerPage, `/forum/post/${id}/appeal`, { message: typed }, cookie, params)
  expect((await send('')).status).toBe(400)
  expect((await send(message)).headers.get('Location')).toBe('/profile')
  expect(await db.appeal.count()).toBe(1)
})
