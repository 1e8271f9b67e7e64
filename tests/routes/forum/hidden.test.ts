import { expect, test } from 'vitest'
import '~/i18n/i18n.server'
import { publishPost } from '~/domain/posts/publish-post.server'
import * as hidden from '~/routes/forum/hidden'
import * as list from '~/routes/forum/list'
import { makeMember, unwrap } from '../../support/forum/factories'
import {
  captureResponse,
  getRequest,
  routeArguments,
  submit,
} from '../../support/http/page-request'

const text = { title: 'Morning sickness', content: 'Does it ever end?', type: 'general' }

test('a visitor’s choice is a cookie, which the list keeps to and says so, and an empty one ends', async () => {
  unwrap(await publishPost(await makeMember(), { ...text, topic: 'pregnancy' }))
  const boxes = { 'topic-pregnancy': 'on', 'note-loss': 'on' }
  const answer = await submit(hidden, '/forum/hidden', boxes)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/forum'])
  const cookie = answer.headers.get('Set-Cookie') ?? ''
  expect(cookie).toMatch(/hidden=pregnancy~loss;.*HttpOnly/)

  const listed = async (sent: string) => {
    const request = getRequest('/forum', sent)
    return (await captureResponse(list.loader(routeArguments(request)))).value as {
      posts: { title: string }[]
      hidden: { text: string } | null
    }
  }
  const kept = await listed(cookie.split(';')[0] ?? '')
  expect(kept.posts.map(({ title }) => title)).not.toContain(text.title)
  expect(kept.hidden?.text).toBe('Posts about some topics are hidden, as you chose.')
  for (const other of ['', 'hidden=', 'hidden=gossip~x~y', `hidden=${'x'.repeat(3000)}`]) {
    const shown = await listed(other)
    expect(shown.posts.map(({ title }) => title)).toContain(text.title)
    expect(shown.hidden).toBeNull()
  }

  const ended = await submit(hidden, '/forum/hidden', {})
  expect(ended.headers.get('Set-Cookie')).toMatch(/hidden=;.*Max-Age=0/)
})

test('an unknown box is refused', async () => {
  const answer = await submit(hidden, '/forum/hidden', { 'topic-gossip': 'on' })
  expect(answer.status).toBe(400)
})
