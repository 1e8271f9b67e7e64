import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { followThread } from '~/domain/answers/answers.server'
import * as follow from '~/routes/forum/follow'
import * as save from '~/routes/forum/save'
import * as answers from '~/routes/profile/answers'
import { makeComment, makeMember, makePost, unwrap } from '../../support/forum/factories'
import {
  cookiesIn,
  getCookie,
  openPage,
  submit,
  type Route,
  type SentFields,
} from '../../support/http/page-request'
import { translateNotice } from '~/http/presenters/notices.server'
import { pageFrame } from '../../support/http/page-frame'

const path = '/profile/answers'

type Page = { answers: { post: { id: string } }[]; total: number; nextCursor: string | null }

test('who unfollows on the second page stays there, and is told so', async () => {
  const [member, other] = [await makeMember(), await makeMember()]
  for (let count = 0; count < 22; count++) {
    const { id } = await makePost(other)
    unwrap(await followThread(member, id, { following: true }))
    await makeComment(other, id)
  }
  const cookie = await getCookie(member)
  const open = async (url: string) => (await openPage(answers, url, cookie)).value as Page
  const { nextCursor } = await open(path)
  const second = `${path}?${new URLSearchParams({ cursor: nextCursor ?? '' })}`
  const [first, last] = (await open(second)).answers.map(({ post }) => post.id)
  const { status, headers } = await submit(answers, second, { unfollow: first ?? '' }, cookie)
  expect([status, headers.get('Location')]).toEqual([303, second])
  expect(await open(second)).toMatchObject({ answers: [{ post: { id: last } }], total: 21 })
  const { notice } = await pageFrame(second, `${cookie}; ${cookiesIn(headers)}`)
  expect(notice).toEqual(translateNotice('en', 'unfollowed'))
  const emptied = await submit(answers, second, { unfollow: last ?? '' }, cookie)
  expect(emptied.headers.get('Location')).toBe(path)

  const all = await submit(answers, second, {}, cookie)
  expect(all.headers.get('Location')).toBe(path)
  expect(await open(path)).toMatchObject({ answers: [], total: 0 })
})

test('forms of following, saving and answers refuse what no form of this site sends', async () => {
  const member = await makeMember()
  const [post, cookie] = [await makePost(await makeMember()), await getCookie(member)]
  const params = { postId: post.id }
  const before = await db.threadNote.count()
  const huge = 'x'.repeat(100_000)
  const wrong: [Route, SentFields][] = [
    ...['x', '', '[]', huge].flatMap((value): [Route, SentFields][] => [
      [follow, { following: value }],
      [save, { saved: value }],
      [answers, { postId: value }],
      [answers, { unfollow: value }],
    ]),
    [follow, { saved: '1' }],
    [save, { following: '1' }],
    [answers, { cursor: '1' }],
    [
      answers,
      [
        ['unfollow', post.id],
        ['unfollow', post.id],
      ],
    ],
    [
      answers,
      [
        ['postId', post.id],
        ['postId', post.id],
      ],
    ],
  ]
  for (const [route, fields] of wrong) {
    const { status } = await submit(route, '/somewhere', fields, cookie, params)
    expect([JSON.stringify(fields).slice(0, 40), status]).toEqual([
      JSON.stringify(fields).slice(0, 40),
      400,
    ])
  }
  expect(await db.threadNote.count()).toBe(before)
})
