import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import * as list from '~/routes/forum/list'
import * as postPage from '~/routes/forum/post'
import { makeComment, makeMember, makeModerator, makePost } from '../../support/forum/factories'
import { getCookie, openPage, submit } from '../../support/http/page-request'
import { said } from '../../support/said-problems'

const you = { label: 'You', note: 'only you see this', isForViewer: true }
const moderator = { label: 'Moderator' }
const poster = { label: 'Author' }

describe('the mark beside an author', () => {
  test('tells everybody that a moderator speaks under their name, and nobody of what is anonymous', async () => {
    for (const role of ['moderator', 'admin'] as const) {
      const author = await makeModerator(role)
      const hidden = await makePost(author, { isAnonymous: true })
      const named = await makePost(author)
      const comments = [
        await makeComment(author, named.id),
        await makeComment(author, named.id, { isAnonymous: true }),
        await makeComment(await makeMember(), named.id),
      ]
      const reader = await getCookie(await makeMember())
      expect(await badgesInList(reader, [named.id, hidden.id])).toEqual([[moderator], []])
      expect(await badgesInThread(reader, named.id, comments)).toEqual([
        [moderator],
        [poster, moderator],
        [],
        [],
      ])
      expect(await badgesInThread(reader, hidden.id)).toEqual([[]])
    }
  })

  test('tells the author of what is anonymous, and nobody else, that it is theirs', async () => {
    const [author, admin] = [await makeMember(), await makeModerator('admin')]
    const hidden = await makePost(author, { isAnonymous: true })
    const named = await makePost(author)
    const comments = [
      await makeComment(author, hidden.id, { isAnonymous: true }),
      await makeComment(author, hidden.id),
      await makeComment(admin, hidden.id, { isAnonymous: true }),
    ]
    const own = await getCookie(author)
    expect(await badgesInList(own, [hidden.id, named.id])).toEqual([[you], []])
    expect(await badgesInThread(own, hidden.id, comments)).toEqual([[you], [poster, you], [], []])
    for (const reader of ['', await getCookie(await makeMember())]) {
      expect(await badgesInList(reader, [hidden.id, named.id])).toEqual([[], []])
      const badges = await badgesInThread(reader, hidden.id, comments)
      expect(badges).toEqual([[], [poster], [], []])
    }
    expect(await badgesInThread(await getCookie(admin), hidden.id, comments)).toEqual([
      [],
      [poster],
      [],
      [you],
    ])
  })
})

describe('a comment in a thread in which its author is anonymous', () => {
  const send = async (cookie: string, id: string, fields: Record<string, string>) =>
    submit(postPage, `/forum/post/${id}`, fields, cookie, { postId: id })

  test('starts with the box ticked, for nobody else and nowhere else', async () => {
    const [author, other] = [await makeMember(), await makeMember()]
    const { id } = await makePost(author, { isAnonymous: true })
    const named = await makePost(author)
    const isTicked = async (cookie: string, postId: string) =>
      (await load(cookie, postId)).form?.identity.isAnonymous
    const [own, others] = [await getCookie(author), await getCookie(other)]
    expect(await isTicked(own, id)).toBe(true)
    expect(await isTicked(others, id)).toBe(false)
    await makeComment(other, id, { isAnonymous: true })
    expect(await isTicked(others, id)).toBe(true)
    expect(await isTicked(own, named.id)).toBe(false)
    expect((await load('', id)).form).toBeNull()
  })

  test('says beforehand what its author appears as', async () => {
    const [author, other, third] = [await makeMember(), await makeMember(), await makeMember()]
    const { id } = await makePost(author, { isAnonymous: true })
    const appears = async (cookie: string) => {
      const identity = (await load(cookie, id)).form?.identity
      return [identity?.asNamed, identity?.asAnonymous]
    }
    const own = await getCookie(author)
    const [others, thirds] = [await getCookie(other), await getCookie(third)]
    const named = `You appear as ${other.displayName}.`
    expect((await appears(own))[1]).toBe('If ticked, you appear as Anonymous.')
    expect(await appears(others)).toEqual([named, 'If ticked, you appear as Anonymous 2.'])
    const { anonymousNumber } = await makeComment(other, id, { isAnonymous: true })
    expect(anonymousNumber).toBe(2)
    expect((await appears(others))[1]).toBe('If ticked, you appear as Anonymous 2.')
    expect((await appears(thirds))[1]).toBe('If ticked, you appear as Anonymous 3.')
  })

  test('is refused while nothing says whether it names them, and taken when something does', async () => {
    const author = await makeMember()
    const { id } = await makePost(author, { isAnonymous: true })
    const cookie = await getCookie(author)
    const fields = { content: 'Me again' }
    const refused = await send(cookie, id, fields)
    expect(refused.status).toBe(400)
    expect(refused.value).toMatchObject({
      notice: 'comment-failed',
      lastResult: { initialValue: fields, error: said({ isAnonymous: 'confirmNamed' }) },
    })
    expect((await send(cookie, id, { ...fields, isAnonymous: 'on' })).status).toBe(303)
    expect((await send(cookie, id, { ...fields, isAnonymous: 'false' })).status).toBe(303)
    const rows = await db.comment.findMany({ orderBy: { sortKey: 'asc' } })
    expect(rows.map(({ isAnonymous }) => isAnonymous)).toEqual([true, false])
  })
})

type Shown = { badges: unknown[] }
type Post = {
  post: Shown
  comments: (Shown & { id: string })[]
  form: { identity: { isAnonymous: boolean; asNamed: string; asAnonymous: string } } | null
}

async function load(cookie: string, id: string) {
  return (await openPage(postPage, `/forum/post/${id}?lng=en`, cookie, { postId: id }))
    .value as Post
}

/**
 * Returns the badges of the post, then of these comments in any position: anonymous ones have a random place in their
 * hour.
 */
async function badgesInThread(cookie: string, id: string, wanted: { id: string }[] = []) {
  const { post, comments } = await load(cookie, id)
  expect(comments).toHaveLength(wanted.length)
  const shown = wanted.map((each) => comments.find((comment) => comment.id === each.id))
  return [post, ...shown].map((item) => item?.badges)
}

async function badgesInList(cookie: string, ids: string[]) {
  const answer = await openPage(list, '/forum?lng=en', cookie)
  const { posts } = answer.value as { posts: (Shown & { id: string })[] }
  return ids.map((id) => posts.find((post) => post.id === id)?.badges)
}
