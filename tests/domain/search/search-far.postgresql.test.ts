import { expect, test } from 'vitest'
import { searchPosts } from '~/domain/search/search-posts.server'
import { makeComment, makeMember, makePost, unwrap } from '../../support/forum/factories'
import { leaveSearchGap } from '../../support/forum/search-gap'

async function titlesFor(q: string, more: object = {}) {
  const titles: string[] = []
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
    const page = unwrap(await searchPosts(null, { q, cursor, ...more }))
    titles.push(...page.posts.map(({ title }) => title))
    cursor = page.nextCursor ?? undefined
  }
  return titles
}

// Beyond what is read in order, the same within a later slice, beyond a slice, and beyond the first four of them.
const forums: [start: number, gap: number][] = [
  [0, 20_000],
  [850_000, 20_000],
  [0, 200_000],
  [0, 900_000],
]

test.each(forums)(
  'after %i texts, finds what lies %i back, in order and on pages of any length',
  async (start, gap) => {
    await leaveSearchGap(start)
    const member = await makeMember()
    const ages: string[] = []
    for (const age of ['old', 'middle', 'new']) {
      await makePost(member, { title: `Sleep, ${age}`, content: 'Nothing more of it.' })
      await makePost(member, { title: `Content, ${age}`, content: 'I cannot sleep at night.' })
      await makePost(member, { title: `Sleep, ${age}, at work`, content: 'Nothing more of it.' })
      const { id } = await makePost(member, { title: `Comment, ${age}` })
      await makeComment(member, id, { content: 'Go to sleep early.' })
      const other = await makePost(member, { title: `Worker, ${age}`, content: 'I have to work.' })
      await makeComment(member, other.id, { content: 'And sleep?' })
      ages.unshift(age)
      await leaveSearchGap(gap)
    }
    const inOrder = (names: string[]) =>
      names.flatMap((name) => ages.map((age) => `${name}, ${age}`))
    expect(await titlesFor('sleep -work')).toEqual(inOrder(['Sleep', 'Content', 'Comment']))
    for (const limit of [1, 2, 4])
      expect(await titlesFor('sleep -work', { limit })).toEqual(
        inOrder(['Sleep', 'Content', 'Comment']),
      )
    expect(await titlesFor('sleep', { type: 'episode' })).toEqual([])
    expect(await titlesFor('sleep -night', { type: 'general', limit: 5 })).toHaveLength(12)
  },
)
