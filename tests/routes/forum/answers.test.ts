import { expect, test } from 'vitest'
import { followThread } from '~/domain/answers/answers.server'
import * as answers from '~/routes/profile/answers'
import { makeComment, makeMember, makePost, unwrap } from '../../support/forum/factories'
import { cookiesIn, getCookie, openPage, submit } from '../../support/http/page-request'
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

  const all = await submit(answers, second, {}, cookie)
  expect(all.headers.get('Location')).toBe(path)
  expect(await open(path)).toMatchObject({ answers: [], total: 0 })
})
