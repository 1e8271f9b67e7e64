import { expect, test } from 'vitest'
import { contentNoteKeys, topicKeys } from '~/content/topics'
import { db } from '~/database/db.server'
import { editHidden } from '~/domain/accounts/edit-hidden.server'
import { hiddenBy, nothingHidden } from '~/domain/members/hidden-content.server'
import { publishPost } from '~/domain/posts/publish-post.server'
import { listPosts, newestPosts } from '~/domain/posts/read-posts.server'
import { searchPosts } from '~/domain/search/search-posts.server'
import { fail, ok } from '~/domain/result'
import { makeMember, memberAgain, signUpMember, unwrap } from '../../support/forum/factories'
import { dumpDatabase } from '../../support/database/dump-database'

const everything = { hiddenTopics: topicKeys, hiddenNotes: contentNoteKeys }
let number = 0

async function publish(extra: object) {
  const text = {
    title: `Walnut question ${++number}`,
    content: 'What helped you?',
    type: 'general',
  }
  return unwrap(await publishPost(await makeMember(), { ...text, ...extra })).id
}

test('what a member hides leaves her list and her searches, and nobody else’s', async () => {
  const [pregnancy, noted, other] = [
    await publish({ topic: 'pregnancy' }),
    await publish({ topic: 'mind', contentNote: 'loss' }),
    await publish({ topic: 'mind' }),
  ]
  const reader = await makeMember()
  const hidden = { hiddenTopics: ['pregnancy' as const], hiddenNotes: ['loss' as const] }
  expect(await editHidden(reader, hidden)).toEqual(ok(hidden))
  const again = await memberAgain(reader)
  expect(hiddenBy(again)).toEqual(hidden)
  const ids = (page: { posts: { id: string }[] }) => page.posts.map(({ id }) => id)
  for (const seen of [
    ids(unwrap(await listPosts(again, {}))),
    ids(unwrap(await searchPosts(again, { q: 'walnut' }))),
  ]) {
    expect(seen).toContain(other)
    expect(seen).not.toContain(pregnancy)
    expect(seen).not.toContain(noted)
  }
  // A cookie stores what a visitor hides.
  expect(ids(unwrap(await listPosts(null, {}, hidden)))).not.toContain(pregnancy)
  for (const seen of [ids(unwrap(await listPosts(null, {}))), ids({ posts: await newestPosts() })])
    expect(seen).toEqual(expect.arrayContaining([pregnancy, noted, other]))
  expect(unwrap(await listPosts(null, {}, everything)).posts).toEqual([])
})

test('a list that is absent stays, an empty one clears, and unknown keys are refused', async () => {
  const member = await makeMember()
  const edit = async (input: unknown) => editHidden(await memberAgain(member), input)
  unwrap(await edit({ hiddenTopics: ['sex', 'periods', 'sex'], hiddenNotes: ['eating'] }))
  expect(await edit({ hiddenNotes: [] })).toEqual(
    ok({ hiddenTopics: ['periods', 'sex'], hiddenNotes: [] }),
  )
  expect(await edit({})).toEqual(fail('invalid', { hiddenTopics: 'required' }))
  expect(await edit({ hiddenTopics: ['gossip'] })).toEqual(
    fail('invalid', { hiddenTopics: 'topicUnknown' }),
  )
  expect(await edit({ hiddenNotes: ['gossip'] })).toEqual(
    fail('invalid', { hiddenNotes: 'contentNoteUnknown' }),
  )
  expect(await edit({ hiddenTopics: [] })).toEqual(ok(nothingHidden))
})

test('a stolen file says neither what a member hides nor whether she hides anything', async () => {
  const [idle, busy] = [await signUpMember('hides_nothing'), await signUpMember('hides_much')]
  const columnOf = async ({ id }: { id: string }) =>
    (await db.user.findUniqueOrThrow({ where: { id } })).sealedHidden
  unwrap(await editHidden(busy, everything))
  const [nothing, much] = [await columnOf(idle), await columnOf(busy)]
  expect(nothing.length).toBeGreaterThan(500)
  expect(much).toHaveLength(nothing.length)
  expect(await dumpDatabase()).not.toMatch(/hiddenTopics|pregnancy.{0,9}contraception/)
})
