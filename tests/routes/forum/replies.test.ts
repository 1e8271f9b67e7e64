import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { saveDraft } from '~/domain/drafts/drafts.server'
import * as postPage from '~/routes/forum/post'
import * as repliesPage from '~/routes/forum/replies'
import { makeComment, makeMember, makePost } from '../../support/forum/factories'
import { makeComments, makeReplies } from '../../support/forum/many-comments'
import { cookiesIn, getCookie, openPage, submit } from '../../support/http/page-request'

type Shown = { id: string }
type PostData = {
  comments: (Shown & {
    replies: Shown[]
    fold: { after: number; label: string; isOpen: boolean } | null
    more: { to: string; label: string } | null
  })[]
  jumpLinks: { to: string; label: string }[]
  form: { replyTo: object | null; isInThread: boolean }
}
type PagedData = PostData & { labels: { moreComments: string }; nextCursor: string | null }
type RepliesData = { thread: Shown & { replies: Shown[] }; nextCursor: string | null }

async function room() {
  const member = await makeMember()
  const post = await makePost(member)
  const top = await makeComment(member, post.id)
  const path = `/forum/post/${post.id}`
  const cookie = await getCookie(member)
  const postData = (query: string, cookie = '') =>
    openPage(postPage, path + query, cookie, { postId: post.id })
  const repliesData = (commentId: string, query = '', cookie = '') => {
    const params = { postId: post.id, commentId }
    return openPage(repliesPage, `${path}/replies/${commentId}${query}`, cookie, params)
  }
  return { member, post, top, path, cookie, postData, repliesData }
}

test('a long thread leads on to its further replies, page by page', async () => {
  const { member, post, top, path, postData, repliesData } = await room()
  const ids = await makeReplies(member, post.id, top.id, 60)
  const { comments } = (await postData('')).value as PostData
  const [thread] = comments
  const seen = thread?.replies.map(({ id }) => id) ?? []
  expect(thread?.more?.label).toBe('40 more replies')
  const [url, rest] = (thread?.more?.to ?? '').split('?')
  expect(url).toBe(`${path}/replies/${top.id}`)
  for (let query = rest; query;) {
    const page = (await repliesData(top.id, `?${query}`)).value as RepliesData
    expect(page.thread.id).toBe(top.id)
    expect(page.thread.replies.length).toBeLessThanOrEqual(25)
    seen.push(...page.thread.replies.map(({ id }) => id))
    query = page.nextCursor ? `cursor=${page.nextCursor}` : undefined
  }
  expect(seen).toEqual(ids)
})

test('the first page of a thread says how many comments and replies follow, later pages do not', async () => {
  const { member, post, top, postData } = await room()
  await makeComment(member, post.id, { parentCommentId: top.id })
  for (let count = 0; count < 120; count++) await makeComment(member, post.id)
  const first = (await postData('')).value as PagedData
  expect(first.labels.moreComments).toBe(`${121 - first.comments.length} more comments`)
  const second = (await postData(`?cursor=${first.nextCursor}`)).value as PagedData
  expect(second.comments.length).toBeGreaterThan(0)
  expect(second.labels.moreComments).toBe('More comments')
})

test('comments without a text on the first page are not taken from those that follow', async () => {
  const { member, post, top, postData } = await room()
  await makeComment(member, post.id, { parentCommentId: top.id })
  for (let count = 0; count < 30; count++) await makeComment(member, post.id)
  const removed = { removedAt: new Date(), removedReason: 'spam' }
  await db.comment.update({ where: { id: top.id }, data: removed })
  await db.post.update({ where: { id: post.id }, data: { commentCount: { decrement: 1 } } })
  const { labels, comments } = (await postData('')).value as PagedData
  expect(comments[0]?.id).toBe(top.id)
  expect(labels.moreComments).toBe(`${31 - comments.length} more comments`)
})

test('a link to a comment that cannot be read says so', async () => {
  const { member, post, path, postData } = await room()
  const { id } = await makeComment(member, post.id)
  const leads = async () => (await postData(`?comment=${id}`)).headers.get('Location')
  expect(await leads()).toBe(`${path}#comment-${id}`)
  const removed = { removedAt: new Date(), removedReason: 'spam' }
  await db.comment.update({ where: { id }, data: removed })
  expect(await leads()).toBe(`${path}?notice=comment-gone`)
})

test('the page of replies is for comments that have some of their own', async () => {
  const { member, post, top, path, repliesData } = await room()
  const [reply = ''] = await makeReplies(member, post.id, top.id, 1)
  const other = await makePost(member)
  const elsewhere = await makeComment(member, other.id)
  const locations = [reply, elsewhere.id, 'x'].map(async (id) =>
    (await repliesData(id)).headers.get('Location'),
  )
  expect(await Promise.all(locations)).toEqual([`${path}#comment-${reply}`, path, path])
  expect((await repliesData(top.id, '?cursor=x')).status).toBe(400)
  const strange = await openPage(repliesPage, '/', '', { postId: '\n', commentId: 'x' })
  expect(strange.status).toBe(303)
})

test('an address with a comment leads to the page that shows it', async () => {
  const { member, post, top, path, postData, repliesData } = await room()
  const replies = await makeReplies(member, post.id, top.id, 22)
  const tops = await makeComments(member, post.id, 30)
  const leads = async (id: string) => (await postData(`?comment=${id}`)).headers.get('Location')
  expect(await leads(top.id)).toBe(`${path}#comment-${top.id}`)
  expect(await leads('x')).toBe(`${path}?notice=comment-gone`)
  const late = tops[28] ?? ''
  const page = new URL((await leads(late)) ?? '', 'http://site')
  expect([page.pathname, page.hash]).toEqual([path, `#comment-${late}`])
  expect(((await postData(page.search)).value as PostData).comments.map(({ id }) => id)).toContain(
    late,
  )
  const reply = replies[21] ?? ''
  const further = new URL((await leads(reply)) ?? '', 'http://site')
  expect([further.pathname, further.hash]).toEqual([
    `${path}/replies/${top.id}`,
    `#comment-${reply}`,
  ])
  const { thread } = (await repliesData(top.id, further.search)).value as RepliesData
  expect(thread.replies.map(({ id }) => id)).toContain(reply)
})

test.each(['comment', 'reply'])('a late %s leads to its page when it is posted', async (kind) => {
  const { member, post, top, path, cookie, postData, repliesData } = await room()
  await makeReplies(member, post.id, top.id, 30)
  await makeComments(member, post.id, 30)
  const parent: Record<string, string> = kind === 'reply' ? { parentCommentId: top.id } : {}
  const fields = { content: 'The latest', ...parent }
  const answer = await submit(postPage, path, fields, cookie, { postId: post.id })
  const { id } = await db.comment.findFirstOrThrow({ where: { content: 'The latest' } })
  const index = new URL(answer.headers.get('Location') ?? '', 'http://site')
  const pathname = kind === 'reply' ? `${path}/replies/${top.id}` : path
  expect([index.pathname, index.search, index.hash]).toEqual([pathname, '', '#posted'])
  const next = `${cookie}; ${cookiesIn(answer.headers)}`
  const page = await (kind === 'reply' ? repliesData(top.id, '', next) : postData('', next))
  expect(JSON.stringify(page.value)).toContain(id)
})

test('a reply can be written to what is not on the first page', async () => {
  const { member, post, top, cookie, postData } = await room()
  const late = (await makeReplies(member, post.id, top.id, 25)).at(-1) ?? ''
  const page = (await postData(`?reply=${late}`, cookie)).value as PostData
  expect(page.form.replyTo).toEqual({
    id: late,
    author: member.displayName,
    quote: 'Words 24',
    back: `/forum/post/${post.id}?open=${late}#reply-${late}`,
  })
  expect(page.form.isInThread).toBe(false)
  expect(((await postData('?reply=x', cookie)).value as PostData).form.replyTo).toBeNull()
})

test('a kept reply becomes a comment when it is cancelled', async () => {
  const { member, post, top, path, cookie, postData } = await room()
  const draft = { content: 'A reply', parentCommentId: top.id }
  await saveDraft(member.id, `comment:${post.id}`, draft)
  const formAt = async (query: string) => ((await postData(query, cookie)).value as PostData).form
  const kept = await formAt('')
  expect(kept.replyTo).toMatchObject({ id: top.id, back: `${path}?reply=#reply-${top.id}` })
  const { back = '' } = (kept.replyTo ?? {}) as { back?: string }
  const cancelled = await formAt(new URL(back, 'http://site').search)
  expect(cancelled).toMatchObject({ draft, replyTo: null })
})

test('replies beyond three fold, and open for who is led to one of them', async () => {
  const { member, post, top, path, cookie, postData } = await room()
  const foldAt = async (query: string, cookie?: string) =>
    ((await postData(query, cookie)).value as PostData).comments[0]?.fold
  const [first = ''] = await makeReplies(member, post.id, top.id, 3)
  expect(await foldAt('')).toBeNull()
  const [late = ''] = await makeReplies(member, post.id, top.id, 2)
  expect(await foldAt('')).toEqual({ after: 3, label: '2 more replies', isOpen: false })
  const leads = async (id: string) => (await postData(`?comment=${id}`)).headers.get('Location')
  expect(await leads(first)).toBe(`${path}#comment-${first}`)
  expect(await leads(late)).toBe(`${path}?open=${late}#comment-${late}`)
  for (const query of [`?open=${late}`, `?reply=${late}`])
    expect(await foldAt(query, cookie)).toMatchObject({ isOpen: true })
  expect(await foldAt(`?reply=${first}`, cookie)).toMatchObject({ isOpen: false })
})

test('the latest is the last comment, on whatever page, and never a reply', async () => {
  const { member, post, top, path, postData } = await room()
  const placesOf = async (query = '') => ((await postData(query)).value as PostData).jumpLinks
  await makeReplies(member, post.id, top.id, 1)
  // A short thread is near its title.
  expect(await placesOf()).toEqual([])
  const tops = await makeComments(member, post.id, 26)
  await makeReplies(member, post.id, top.id, 1)
  expect((await placesOf())[1]?.to).toBe(`${path}?comment=latest`)
  const leads = (await postData('?comment=latest')).headers.get('Location') ?? ''
  const { search, hash } = new URL(leads, 'http://site')
  expect(hash).toBe(`#comment-${tops.at(-1)}`)
  expect((await placesOf(search))[1]?.to).toBe(`${search}#latest`)
})

test('a page leads to what is new on another one, and marks only what it shows', async () => {
  const { post, path, cookie, postData } = await room()
  const read = async (query: string) => (await postData(query, cookie)).value as PostData
  await read('')
  await makeComments(await makeMember(), post.id, 30)
  const [link] = (await read('')).jumpLinks
  expect(link?.label).toBe('6 more new comments')
  const location = (await postData(link?.to.slice(path.length) ?? '', cookie)).headers.get(
    'Location',
  )
  const next = await read((location ?? '').slice(path.length).replace(/#.*/, ''))
  expect(next.comments.map(({ id }) => `#comment-${id}`)).toContain(location?.replace(/.*#/, '#'))
  // The links to the comments come first again.
  for (const page of [next, await read('')]) expect(page.jumpLinks[0]?.to).toContain('#comments')
})
