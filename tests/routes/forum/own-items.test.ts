import { randomUUID } from 'node:crypto'
import { expect, describe, test } from 'vitest'
import { db } from '~/database/db.server'
import routes from '~/routes'
import * as postPage from '~/routes/forum/post'
import * as unavailablePage from '~/routes/forum/unavailable'
import * as rootPage from '~/root'
import type { Member } from '~/domain/members/member'
import { discardDraft, readDraft } from '~/domain/drafts/drafts.server'
import { editPost } from '~/domain/posts/own-post.server'
import { translateNotice } from '~/http/presenters/notices.server'
import { problemSentence } from '~/http/problem-sentence.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
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
  cookiesIn,
  getRequest,
  loadContext,
  openPage,
  postRequest,
  routeArguments,
  submit,
} from '../../support/http/page-request'
import { pageFrame } from '../../support/http/page-frame'

const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

async function room(isAnonymous = true) {
  const [reader, author] = [await makeMember(), await makeMember()]
  const post = await makePost(author, { isAnonymous })
  const comment = await makeComment(author, post.id, { isAnonymous })
  const path = `/forum/post/${post.id}`
  const send = async (fields: Record<string, string>, by: Member = author) =>
    submit(postPage, path, fields, await getCookie(by), { postId: post.id })
  return { reader, author, post, comment, path, send }
}

/** Returns what the next page of a browser shows. The root and the route load it for one request. */
async function read(cookie: string, postId: string) {
  const context = loadContext()
  const request = getRequest(`/forum/post/${postId}`, cookie)
  await captureResponse(rootPage.loader({ ...routeArguments(request, {}, context) }))
  const shown = await captureResponse(postPage.loader(routeArguments(request, { postId }, context)))
  return shown.value as { posted: string | null }
}

test('no address is for the author of an item alone', () => {
  const ofItems = routes.filter(({ path }) => /^forum\/.*:/.test(path))
  expect(ofItems.map(({ path }) => path)).toEqual([
    'forum/post/:postId',
    'forum/post/:postId/like',
    'forum/post/:postId/follow',
    'forum/post/:postId/save',
    'forum/post/:postId/replies/:commentId',
    'forum/post/:postId/unavailable',
    // For members, on items by others.
    'forum/:kind/:itemId/report',
    // Leads everybody to the profile.
    'forum/:kind/:itemId/appeal',
    // For members, on named items by others.
    'forum/:kind/:itemId/block',
    // For members, on comments by others.
    'forum/comment/:commentId/hide-author',
    // For experts, on comments by others.
    'forum/comment/:commentId/review',
  ])
})

describe.each(['post', 'comment'] as const)('the %s', (kind) => {
  async function own() {
    const all = await room()
    const which: Record<string, string> = kind === 'comment' ? { comment: all.comment.id } : {}
    const typed: Record<string, string> =
      kind === 'comment'
        ? { content: 'Other words' }
        : { title: 'Another title', content: 'Other words, long enough.' }
    return { ...all, which, typed }
  }

  test('is shown for editing and for deletion at the post’s address', async () => {
    const { send, which, post, comment } = await own()
    expect(await send({ go: 'edit', ...which })).toMatchObject({
      status: 200,
      value: { screen: 'edit', commentId: which.comment ?? null },
    })
    expect(await send({ go: 'delete', ...which })).toMatchObject({
      status: 200,
      value: {
        screen: 'delete',
        commentId: which.comment ?? null,
        ...(kind === 'post'
          ? { title: post.title, excerpt: null }
          : { title: null, excerpt: comment.content }),
      },
    })
    expect(await db.comment.count({ where: { deletedAt: null } })).toBe(1)
    expect(await db.post.count()).toBe(1)
  })

  test.each(['edit', 'delete'])(
    'to %s keeps the title of the post, also in a history',
    async (go) => {
      const { post, which, author, path } = await own()
      const cookie = await getCookie(author)
      const context = loadContext()
      const sent = postRequest(path, { go, ...which }, cookie)
      await captureResponse(postPage.action(routeArguments(sent, { postId: post.id }, context)))
      // Without JavaScript, the response loads the page in the same request.
      const page = getRequest(path, cookie)
      const loaded = await captureResponse(
        postPage.loader(routeArguments(page, { postId: post.id }, context)),
      )
      expect(loaded.value).toMatchObject({ post: { title: post.title }, previewTitle: null })
    },
  )

  // Anybody who comments is led to `#posted`. Only its author saves a post, so its URL is that of reading it.
  test('is saved, and the address does not say whose it is', async () => {
    const { send, which, typed, path } = await own()
    const { status, headers } = await send({ go: 'save', ...which, ...typed })
    expect([status, headers.get('Location')]).toEqual([
      303,
      kind === 'post' ? path : `${path}#posted`,
    ])
    const row = kind === 'post' ? await db.post.findFirst() : await db.comment.findFirst()
    expect(row?.content).toBe(typed.content)
  })

  test('that is refused keeps what was typed', async () => {
    const { send, which, typed } = await own()
    const bad = { ...typed, content: '' }
    const { status, value } = await send({ go: 'save', ...which, ...bad })
    expect(status).toBe(400)
    expect(value).toMatchObject({
      screen: 'edit',
      refused: { notice: 'update-failed', lastResult: { initialValue: bad } },
    })
  })

  test('is deleted', async () => {
    const { send, which, path } = await own()
    const { status, headers } = await send({ go: 'remove', ...which })
    const location = kind === 'post' ? '/forum' : `${path}#comments`
    expect([status, headers.get('Location')]).toEqual([303, location])
  })

  test('is deleted without an error when the button is pressed twice', async () => {
    const { send, which, reader } = await own()
    const first = await send({ go: 'remove', ...which })
    expect(cookiesIn(first.headers)).toContain('flash')
    // Nobody learns whose item is gone.
    for (const by of [undefined, reader]) {
      const again = await send({ go: 'remove', ...which }, by)
      expect([again.status, again.headers.get('Location')]).toEqual([
        303,
        first.headers.get('Location'),
      ])
      expect(cookiesIn(again.headers)).not.toContain('flash')
    }
  })

  test('of somebody else is refused, and nothing happens', async () => {
    const { send, which, typed, reader } = await own()
    for (const step of [
      { go: 'edit' },
      { go: 'delete' },
      { go: 'remove' },
      { go: 'save', ...typed },
    ])
      expect((await send({ ...step, ...which }, reader)).status).toBe(403)
    expect(await db.comment.count({ where: { deletedAt: null } })).toBe(1)
  })

  test('with a field that the step does not know is malformed', async () => {
    const { send, which } = await own()
    expect((await send({ go: 'edit', ...which, content: 'x' })).status).toBe(400)
    expect((await send({ go: 'erase', ...which, content: 'x' })).status).toBe(400)
  })
})

test('a form that was open keeps the topic and note that a moderator set since', async () => {
  const { post, send } = await room()
  const { value } = await send({ go: 'edit' })
  const { shown, values } = value as { shown: string; values: Record<string, string> }
  const typed = { ...values, content: 'Other words, long enough.' }
  const moderator = await makeModerator()
  const label = { action: 'label', reason: 'otherTopic', topic: 'pregnancy', contentNote: 'loss' }
  unwrap(await moderateItem(moderator, { kind: 'post', id: post.id }, label))
  // A refused form still knows what it showed.
  const refused = await send({ go: 'save', shown, ...typed, content: '' })
  expect(refused.value).toMatchObject({
    shown,
    refused: { lastResult: { initialValue: { topic: 'other' } } },
  })
  await send({ go: 'save', shown, ...typed })
  const labelled = { topic: 'pregnancy', contentNote: 'loss', isLabelled: true }
  expect(await db.post.findFirst()).toMatchObject({ content: typed.content, ...labelled })
  await send({ go: 'save', shown, ...typed, topic: 'periods' })
  expect(await db.post.findFirst()).toMatchObject({ topic: 'periods', contentNote: 'loss' })
})

test('a form that was open keeps the post with the members that it was restricted to since', async () => {
  const { author, post, send } = await room()
  const { shown, values } = (await send({ go: 'edit' })).value as {
    shown: string
    values: Record<string, string>
  }
  unwrap(await editPost(author, post.id, { audience: 'members' }))
  await send({ go: 'save', shown, ...values, content: 'Other words, long enough.' })
  expect(await db.post.findFirst()).toMatchObject({
    content: 'Other words, long enough.',
    audience: 'members',
  })
})

test('a form that was open says why an item that became anonymous since cannot be named', async () => {
  const { author, post, send } = await room(false)
  unwrap(await editPost(author, post.id, { isAnonymous: 'on' }))
  const typed = { title: 'Another title', content: 'Other words, long enough.' }
  const { status, value } = await send({ go: 'save', ...typed, isAnonymous: 'false' })
  expect(status).toBe(400)
  expect(value).toMatchObject({
    isAnonymous: true,
    refused: { lastResult: { error: { '': [problemSentence('en', '', 'staysAnonymous')] } } },
  })
})

describe('a post that reports have just hidden', () => {
  async function hiddenRoom() {
    const all = await room()
    const now = new Date()
    const setHidden = (at: Date | null) =>
      db.post.update({ where: { id: all.post.id }, data: { removedAt: at, hiddenAt: at } })
    await setHidden(now)
    return { ...all, setHidden }
  }
  const leadsTo = async (answer: ReturnType<typeof submit>) =>
    (await answer).headers.get('Location')

  test('is not deleted, and its author is told why', async () => {
    const { send, path } = await hiddenRoom()
    expect(await leadsTo(send({ go: 'remove' }))).toBe(`${path}/unavailable`)
    expect(await db.post.count()).toBe(1)
  })

  test('keeps what was typed until it comes back, and only for its own author', async () => {
    const { send, path, post, comment, author, reader, setHidden } = await hiddenRoom()
    const unavailable = `${path}/unavailable`
    const typed = { content: 'Other words, long enough.' }
    const edits = [
      [`edit-post:${post.id}`, { ...typed, title: 'Another title' }, { go: 'save' }],
      [`edit-comment:${comment.id}`, typed, { go: 'save', comment: comment.id }],
    ] as const
    for (const [draftKey, fields, which] of edits) {
      for (const by of [author, reader])
        expect(await leadsTo(send({ ...which, ...fields }, by))).toBe(unavailable)
      expect(await readDraft(author, draftKey)).toEqual(fields)
      expect(await readDraft(reader, draftKey)).toBeNull()
    }
    const keptFor = async (by: Member) => {
      const cookie = await getCookie(by)
      return (await openPage(unavailablePage, unavailable, cookie, { postId: post.id })).value
    }
    expect(await keptFor(author)).toMatchObject({
      kept: expect.arrayContaining(edits.map(([, fields]) => fields)) as unknown,
    })
    expect(await keptFor(reader)).toMatchObject({ kept: [] })
    const draftKey = `comment:${post.id}`
    for (const go of ['preview', '']) {
      const sent = go ? { ...typed, go } : typed
      expect(await leadsTo(send(sent, reader))).toBe(unavailable)
      expect(await readDraft(reader, draftKey)).toEqual(typed)
      expect(await keptFor(reader)).toMatchObject({ kept: [typed] })
      await discardDraft(reader, draftKey)
    }
    await setHidden(null)
    expect((await send({ go: 'edit' })).value).toMatchObject({ isKept: true, values: typed })
  })
})

test.each(['removed', 'hidden'])(
  'the author of a comment that was just %s is told that it stays, and nobody else',
  async (state) => {
    const { send, author, comment, path, reader } = await room()
    const at = new Date()
    const hidden = { removedAt: at, hiddenAt: state === 'hidden' ? at : null }
    await db.comment.update({ where: { id: comment.id }, data: hidden })
    const remove = { go: 'remove', comment: comment.id }
    const { status, headers } = await send(remove)
    expect([status, headers.get('Location')]).toEqual([303, `${path}#comments`])
    const { notice } = await pageFrame(path, `${await getCookie(author)}; ${cookiesIn(headers)}`)
    expect(notice).toEqual(translateNotice('en', 'comment-kept'))
    expect(cookiesIn((await send(remove, reader)).headers)).not.toContain('flash')
    expect(await db.comment.count({ where: { deletedAt: null } })).toBe(1)
  },
)

test('a language or theme that is chosen at a post just hidden is kept, with the text', async () => {
  const { author, reader, post, comment, path } = await room()
  const at = new Date()
  await db.post.update({ where: { id: post.id }, data: { removedAt: at, hiddenAt: at } })
  const content = 'Other words, long enough.'
  const forms = [
    [reader, `comment:${post.id}`, {}],
    [author, `edit-post:${post.id}`, { go: 'save', title: 'Another title' }],
    [author, `edit-comment:${comment.id}`, { go: 'save', comment: comment.id }],
  ] as const
  for (const [by, draftKey, fields] of forms)
    for (const [choice, cookie] of [
      ['language', 'language=hi'],
      ['dark', 'theme=dark'],
    ] as const) {
      const form = { ...fields, content, choice }
      const params = { postId: post.id }
      const answer = await submit(postPage, `${path}?lng=hi`, form, await getCookie(by), params)
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${path}/unavailable`])
      expect(cookiesIn(answer.headers)).toContain(cookie)
      expect(await readDraft(by, draftKey)).toMatchObject({ content })
    }
})

describe('a text is shown to be copied when', () => {
  const typed = { content: '\n<b>Other</b> words, long enough.' }
  const gone: [string, (all: Awaited<ReturnType<typeof room>>) => Promise<unknown>][] = [
    ['the author has deleted the post', ({ post }) => db.post.delete({ where: { id: post.id } })],
    [
      'a moderator has removed the post',
      ({ post }) => db.post.update({ where: { id: post.id }, data: { removedAt: new Date() } }),
    ],
  ]
  const atComment: typeof gone = [
    [
      'the comment is deleted',
      ({ comment }) =>
        db.comment.update({ where: { id: comment.id }, data: { deletedAt: new Date() } }),
    ],
    [
      'a moderator has removed the comment',
      ({ comment }) =>
        db.comment.update({ where: { id: comment.id }, data: { removedAt: new Date() } }),
    ],
  ]
  const block = ({ reader, author }: Awaited<ReturnType<typeof room>>) =>
    db.block.create({ data: { blockerId: reader.id, blockedId: author.id } })

  async function expectLost(path: string, postId: string, by: Member, fields: object) {
    return expectShown(path, postId, await getCookie(by), fields)
  }

  async function expectShown(path: string, postId: string, cookie: string, fields: object) {
    const sent = postRequest(path, { ...fields }, cookie)
    const answer: unknown = await postPage
      .action(routeArguments(sent, { postId }))
      .catch((thrown: unknown) => thrown)
    if (!(answer instanceof Response)) throw new Error('The action did not throw a response')
    expect(answer.status).toBe(404)
    const { html } = (await answer.json()) as { html: string }
    expect(html).toContain(
      'readonly="">\n\n&lt;b&gt;Other&lt;/b&gt; words, long enough.</textarea>',
    )
    return html
  }

  test.each([...gone, ['its author is blocked', block] as const])('%s', async (_, change) => {
    const all = await room(false)
    await change(all)
    for (const field of [{}, { go: 'preview' }, { choice: 'dark' }])
      await expectLost(all.path, all.post.id, all.reader, { ...typed, ...field })
    const blank = await all.send({ content: ' ' }, all.reader)
    expect(blank.status).toBe(303)
  })

  test.each([...gone, ['its author is blocked', block] as const])(
    '%s after the session ended',
    async (_, change) => {
      const all = await room(false)
      const cookie = await getCookie(all.reader)
      await change(all)
      await db.session.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
      await expectShown(all.path, all.post.id, cookie, typed)
      expect(await db.draft.count()).toBe(0)
      const params = { postId: all.post.id }
      const blank = await submit(postPage, all.path, { content: ' ' }, cookie, params)
      expect(blank.headers.get('Location')).toMatch(/^\/auth\/signin/)
    },
  )

  test.each([...gone, ...atComment])('%s during an edit', async (_, change) => {
    const all = await room()
    await change(all)
    const edit = { go: 'save', comment: all.comment.id, ...typed }
    await expectLost(all.path, all.post.id, all.author, edit)
  })

  test.each(gone)('%s during an edit of the post', async (_, change) => {
    const all = await room()
    await change(all)
    const edit = { go: 'save', title: 'Another title', ...typed }
    const html = await expectLost(all.path, all.post.id, all.author, edit)
    expect(html).toContain('Another title</textarea>')
  })
})

test('a comment is not liked or marked by a value that no button sends, or when it has gone', async () => {
  const { comment, send, post, path } = await room()
  const values: Record<string, string>[] = [
    { like: '' },
    { like: `perhaps.${comment.id}` },
    { go: 'helped', comment: comment.id, helped: 'x' },
  ]
  for (const wrong of values) expect((await send(wrong)).status, JSON.stringify(wrong)).toBe(400)
  const gone = { comment: randomUUID() }
  const steps: Record<string, string>[] = [
    { like: `true.${gone.comment}` },
    { go: 'helped', helped: '1', ...gone },
    { go: 'edit', ...gone },
    { go: 'delete', ...gone },
  ]
  for (const step of steps) {
    const { status, headers } = await send(step)
    expect([status, headers.get('Location'), cookiesIn(headers)]).toEqual([
      303,
      path,
      expect.stringContaining('flash'),
    ])
  }
  await db.post.update({ where: { id: post.id }, data: { removedAt: new Date() } })
  const { status, headers } = await send({ like: `true.${gone.comment}` })
  expect([status, headers.get('Location')]).toEqual([303, '/forum'])
})

test('a comment is edited and deleted at its own post alone', async () => {
  const { author, comment, send } = await room()
  const other = await makePost(author)
  const elsewhere = async (fields: Record<string, string>) =>
    submit(postPage, '/forum/post/x', fields, await getCookie(author), { postId: other.id })
  for (const go of ['edit', 'delete', 'remove'])
    expect((await elsewhere({ go, comment: comment.id })).status).toBe(303)
  await elsewhere({ go: 'save', comment: comment.id, content: 'Other words' })
  expect(await db.comment.findFirst()).toMatchObject({ content: comment.content, deletedAt: null })
  expect((await send({ go: 'edit', comment: comment.id })).status).toBe(200)
})

test('after writing no address names what was written, and one page shows it', async () => {
  const { author, post, path } = await room()
  const cookie = await getCookie(author)
  const params = { postId: post.id }
  const write = (fields: Record<string, string>) =>
    submit(postPage, path, { content: 'Words', isAnonymous: 'on', ...fields }, cookie, params)
  const first = await write({})
  const { id } = await db.comment.findFirstOrThrow({ where: { content: 'Words' } })
  const reply = await write({ parentCommentId: id, content: 'A reply' })
  for (const { headers } of [first, reply])
    expect(headers.get('Location')?.match(ids)).toEqual([post.id])
  const written = await db.comment.findFirstOrThrow({ where: { content: 'A reply' } })
  const next = `${cookie}; ${cookiesIn(reply.headers)}`
  expect(next).not.toContain(written.id)
  expect((await read(next, post.id)).posted).toBe(written.id)
  expect((await read(cookie, post.id)).posted).toBeNull()
})
