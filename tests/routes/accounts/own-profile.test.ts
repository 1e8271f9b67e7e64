import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { likePost } from '~/domain/activity/like-post.server'
import { loader } from '~/routes/profile/own-profile'
import { makeMember, makePost } from '../../support/forum/factories'
import { getCookie, getRequest, openPage, routeArguments } from '../../support/http/page-request'

test('a liked post is by its author, by Anonymous, or by Unknown whose account is gone', async () => {
  const [reader, author, gone] = [await makeMember(), await makeMember('asha'), await makeMember()]
  const posts = [
    await makePost(author),
    await makePost(author, { isAnonymous: true }),
    await makePost(gone),
  ]
  for (const { id } of posts) await likePost(reader, id, { liked: '1' })
  await db.user.delete({ where: { id: gone.id } })
  const names = async (language: string) => {
    const path = `/profile?tab=liked&lng=${language}`
    const request = getRequest(path, await getCookie(reader))
    const { items } = await loader(routeArguments(request))
    return items.map((item) => item.author).sort()
  }
  expect(await names('en')).toEqual(['Anonymous', 'Display asha', 'Unknown'])
  expect(await names('hi')).toEqual(['Display asha', 'अज्ञात', 'अनाम'])
})

test.each([
  ['/profile?tab=saved', '/profile?tab=saved'],
  ['/profile', '/profile'],
  ['/profile?tab=gossip', '/profile'],
])('a visitor at %s comes back to %s through sign-in', async (path, target) => {
  const answer = await openPage({ loader }, path)
  const to = `/auth/signin?${new URLSearchParams({ redirectTo: target })}`
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, to])
})
