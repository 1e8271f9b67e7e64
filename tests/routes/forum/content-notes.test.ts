import { expect, test } from 'vitest'
import '~/i18n/i18n.server'
import { contentNotes } from '~/content/topics'
import { likePost } from '~/domain/activity/like-post.server'
import { readOwnPage } from '~/domain/activity/own-page.server'
import * as feed from '~/routes/forum/feed'
import * as list from '~/routes/forum/list'
import * as postPage from '~/routes/forum/post'
import { db } from '~/database/db.server'
import { makeMember, makePost, unwrap } from '../../support/forum/factories'
import {
  captureResponse,
  getRequest,
  openPage,
  routeArguments,
} from '../../support/http/page-request'

const secret = 'A sentence that hurts'
const { sentence } = contentNotes.loss.en

async function makeNoted() {
  const author = await makeMember()
  const { id } = await makePost(author, { title: 'Noted post', content: `${secret}. Noted.` })
  await db.post.update({ where: { id }, data: { contentNote: 'loss' } })
  return { id, author }
}

test.each(['/forum', '/forum?q=noted'])('%s says the note and not the text', async (path) => {
  const { id } = await makeNoted()
  const { value } = await openPage(list, path)
  const { posts } = value as { posts: { id: string; excerpt: string }[] }
  expect(posts.find((each) => each.id === id)).toMatchObject({ excerpt: sentence })
  expect(JSON.stringify(posts)).not.toContain(secret)
})

test('the feed says the note and not the text', async () => {
  await makeNoted()
  const answer = await feed.loader(routeArguments(getRequest('/forum/feed.xml')))
  const text = await answer.text()
  expect(text).toContain(sentence)
  expect(text).not.toContain(secret)
})

test('the page has the text under the sentence, and its description leaves it out', async () => {
  const { id } = await makeNoted()
  const request = routeArguments(getRequest(`/forum/post/${id}`), { postId: id })
  const { value } = await captureResponse(postPage.loader(request))
  expect(value).toMatchObject({ description: sentence, post: { note: sentence, labelled: null } })
  expect(request.context.structuredData?.()).not.toContain(secret)
})

test('the domain tells lists of others’ posts about the note', async () => {
  const { id } = await makeNoted()
  const reader = await makeMember()
  unwrap(await likePost(reader, id, { liked: '1' }))
  const { items } = unwrap(await readOwnPage(reader, 'liked', undefined))
  expect(items).toMatchObject([{ postId: id, contentNote: 'loss' }])
})
