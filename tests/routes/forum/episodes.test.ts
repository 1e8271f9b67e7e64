import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import * as list from '~/routes/forum/list'
import * as newPost from '~/routes/forum/new-post'
import { makeMember, makePost } from '../../support/forum/factories'
import { openPage } from '../../support/http/page-request'

const open = (search: string) => openPage(list, `/forum${search}`)

test('the list of one episode says which, and offers the others', async () => {
  const episode = await db.episode.create({
    data: { feedKey: 'e1', title: 'Sleep', episodeNumber: 4 },
  })
  const member = await makeMember()
  const about = await makePost(member, { type: 'episode', episodeId: episode.id })
  await makePost(member)
  const shown = { id: episode.id, episodeNumber: 4, shownSeason: null, title: 'Sleep' }
  expect((await open(`?type=episode&episodeId=${episode.id}`)).value).toMatchObject({
    query: { type: 'episode' },
    episode: shown,
    episodes: [shown],
    posts: [{ id: about.id }],
  })
  const all = await open('?type=episode&episodeId=')
  expect(all.value).toMatchObject({ episode: undefined, posts: [{ id: about.id }] })
  const { value } = await open('')
  expect(value).toMatchObject({ episodes: [], posts: [{}, {}] })
})

test('a visitor who discusses a passage comes back to it from signing in', async () => {
  const form = '/forum/new?episodeId=018f0000-0000-7000-8000-000000000000&t=760'
  const { headers } = await openPage(newPost, form)
  expect(headers.get('Location')).toBe(`/auth/signin?redirectTo=${encodeURIComponent(form)}`)
})

test('an episode that does not exist is refused, in the list and in a search', async () => {
  const missing = '018f0000-0000-7000-8000-000000000000'
  for (const episodeId of [missing, 'x'])
    for (const more of ['', '&type=episode', '&q=sleep'])
      expect((await open(`?episodeId=${episodeId}${more}`)).status).toBe(400)
})
