import { expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { loader as root } from '~/root'
import * as likePage from '~/routes/forum/like'
import * as list from '~/routes/forum/list'
import * as newPost from '~/routes/forum/new-post'
import * as postPage from '~/routes/forum/post'
import * as ownProfile from '~/routes/profile/own-profile'
import { translateNotice } from '~/http/presenters/notices.server'
import { makeComment, makeMember, makePost } from '../../support/forum/factories'
import { pageFrame } from '../../support/http/page-frame'
import {
  captureResponse,
  cookiesIn,
  getCookie,
  getRequest,
  openPage,
  postRequest,
  routeArguments,
  submit,
} from '../../support/http/page-request'
import { said } from '../../support/said-problems'

const form = { title: 'A fine title', content: 'Long enough content.', type: 'general' }

test('visitors are sent to sign-in and back, from wherever they wanted to write', async () => {
  const { id } = await makePost(await makeMember())
  const path = `/forum/post/${id}`
  const stopped = [
    openPage(newPost, '/forum/new'),
    submit(newPost, '/forum/new', form),
    submit(postPage, path, { content: 'x' }, '', { postId: id }),
    submit(likePage, `${path}/like`, { liked: '1' }, '', { postId: id }),
  ]
  const locations = (await Promise.all(stopped)).map(({ headers }) => headers.get('Location'))
  const to = (returnTo: string) => `/auth/signin?${new URLSearchParams({ redirectTo: returnTo })}`
  expect(locations).toEqual([to('/forum/new'), to('/forum/new'), to(path), to(path)])
  expect(await db.comment.count()).toBe(0)
})

test('the link to ask without a name chooses that in the form', async () => {
  const cookie = await getCookie(await makeMember())
  const chosen = async (path: string) => {
    const { value } = await openPage(newPost, path, cookie)
    const { isAnonymous, identity } = value as {
      isAnonymous: string
      identity: { options: { value: string; label: string }[] }
    }
    return identity.options.find((option) => option.value === isAnonymous)?.label
  }
  expect(await chosen('/forum/new?anonymous=true')).toBe('Anonymous')
  expect(await chosen('/forum/new')).toMatch(/^As /)
})

test('a refused post keeps what was typed, and marks the page', async () => {
  const cookie = await getCookie(await makeMember())
  const given = routeArguments(postRequest('/forum/new', { ...form, title: 'Four' }, cookie))
  const answer = await captureResponse(newPost.action(given))
  expect(answer.status).toBe(400)
  expect(answer.value).toMatchObject({
    notice: 'post-failed',
    lastResult: {
      initialValue: { title: 'Four', content: form.content },
      error: said({ title: 'titleLength' }),
    },
  })
  const page = await captureResponse(root({ ...given, request: getRequest('/forum/new', cookie) }))
  expect(page.value).toMatchObject({ refused: true })
})

test('a like leads back to its post', async () => {
  const member = await makeMember()
  const { id } = await makePost(member)
  const path = `/forum/post/${id}`
  const cookie = await getCookie(member)
  const press = (fields: Record<string, string>) =>
    submit(likePage, `${path}/like`, fields, cookie, { postId: id })
  const answer = await press({ liked: '1' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${path}#like`])
  expect(await db.like.count({ where: { postId: id, userId: member.id } })).toBe(1)
  expect(await press({ liked: '0', inPlace: '1' })).toMatchObject({ status: 200, value: null })
  expect(await db.like.count()).toBe(0)
})

test('the address that likes a post leads whoever opens it to the post', async () => {
  const { id } = await makePost(await makeMember())
  const path = `/forum/post/${id}`
  const answer = await openPage(likePage, `${path}/like`, '', { postId: id })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, path])
})

test('the address of a post takes comments alone', async () => {
  const member = await makeMember()
  const { id } = await makePost(member)
  const cookie = await getCookie(member)
  const answer = await submit(postPage, `/forum/post/${id}`, { liked: '1' }, cookie, { postId: id })
  expect(answer.status).toBe(400)
  expect(await db.like.count()).toBe(0)
})

test('a missing post leads to the forum, which says so', async () => {
  for (const id of ['018f0000-0000-7000-8000-000000000000', 'x']) {
    const answer = await openPage(postPage, `/forum/post/${id}`, '', { postId: id })
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      '/forum?notice=post-not-found',
    ])
  }
  const notice = translateNotice('en', 'post-not-found')
  const frame = await pageFrame('/forum?notice=post-not-found')
  expect([frame.notice, frame.callout]).toEqual([notice, expect.stringContaining('is not here')])
  expect((await pageFrame('/?notice=post-not-found')).callout).toBeNull()
})

test('a member reads of a missing post once, and their address says nothing of it', async () => {
  const cookie = await getCookie(await makeMember())
  const id = '018f0000-0000-7000-8000-000000000000'
  const answer = await openPage(postPage, `/forum/post/${id}`, cookie, { postId: id })
  expect(answer.headers.get('Location')).toBe('/forum')
  const next = `${cookie}; ${cookiesIn(answer.headers)}`
  expect((await pageFrame('/forum', next)).notice).toEqual(translateNotice('en', 'post-not-found'))
  expect((await pageFrame('/forum', cookie)).notice).toBeNull()
})

test.each(['signed-up', 'post-created', 'password-changed', 'reset-sent', '<b>toString</b>'])(
  'no link can say %s',
  async (notice) => {
    expect((await pageFrame(`/forum?notice=${notice}`)).notice).toBeNull()
  },
)

test.each(['?type=other', '?cursor=1', '?cursor=', '?topic=other2', '?language=fr', '?sort=best'])(
  'refuses the address /forum%s',
  async (search) => {
    expect((await openPage(list, `/forum${search}`)).status).toBe(400)
  },
)

test('a further page that has become empty leads to the first page with the same filter', async () => {
  const author = await makeMember()
  for (let count = 0; count < 21; count++) await makePost(author)
  const cookie = await getCookie(author)
  const pages: [Parameters<typeof openPage>[0], string][] = [
    [list, '/forum?type=general'],
    [ownProfile, '/profile?tab=posts'],
  ]
  const nexts = pages.map(async ([page, path]) => {
    const { nextCursor } = (await openPage(page, path, cookie)).value as { nextCursor: string }
    return `${path}&cursor=${nextCursor}`
  })
  const further = await Promise.all(nexts)
  const open = (path: string, index: number) => openPage(pages[index]?.[0] ?? list, path, cookie)
  expect((await Promise.all(further.map(open))).map(({ status }) => status)).toEqual([200, 200])
  await db.post.deleteMany()
  const answers = await Promise.all(further.map(open))
  expect(answers.map(({ headers }) => headers.get('Location'))).toEqual(
    pages.map(([, path]) => path),
  )
})

test('an empty filter shows all, whichever it is', async () => {
  await makePost(await makeMember())
  for (const name of ['type', 'episodeId', 'topic', 'language', 'sort', 'answered', 'q']) {
    const { status, value } = await openPage(list, `/forum?${name}=`)
    expect([name, status]).toEqual([name, 200])
    expect((value as { posts: object[] }).posts).toHaveLength(1)
  }
})

test('pages carry neither an anonymous author nor anything of a member but names', async () => {
  const author = await makeMember('asha_hidden')
  const reader = await makeMember('reader')
  const { id } = await makePost(author, { isAnonymous: 'on' })
  await makeComment(author, id, { isAnonymous: 'on' })
  const named = await makePost(reader)
  const cookie = await getCookie(reader)
  const pages = await Promise.all([
    openPage(list, '/forum', cookie),
    openPage(postPage, `/forum/post/${id}`, cookie, { postId: id }),
    openPage(postPage, `/forum/post/${named.id}`, cookie, { postId: named.id }),
  ])
  const served = JSON.stringify(pages)
  for (const secret of ['asha_hidden', author.id, author.email, reader.email, reader.id]) {
    expect(served).not.toContain(secret)
  }
})

test('a topic tells its number of posts from five on', async () => {
  const member = await makeMember()
  // Numbers are cached for ten seconds.
  let later = Date.now()
  const shown = async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: (later += 60_000) })
    const { topics } = (await openPage(list, '/forum')).value as {
      topics: { key: string; posts: number | null }[]
    }
    return topics.find(({ key }) => key === 'menopause')?.posts
  }
  for (let made = 0; made < 4; made++) await makePost(member, { topic: 'menopause' })
  expect(await shown()).toBeNull()
  await makePost(member, { topic: 'menopause' })
  expect(await shown()).toBe(5)
  vi.useRealTimers()
})
