import { expect, test } from 'vitest'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { setBlock } from '~/domain/moderation/block-author.server'
import { publishPost } from '~/domain/posts/publish-post.server'
import { indexAllPending } from '~/domain/search/index-pending.server'
import { readRelated, similarPosts, subjectWords } from '~/domain/search/related-posts.server'
import { fail } from '~/domain/result'
import type { Actor } from '~/domain/members/member'
import { remove } from '../../support/forum/moderation-actions'
import { post as postItem } from '../../support/forum/items'
import { makeMember, makeModerator, unwrap } from '../../support/forum/factories'

async function publish(title: string, extra: object = {}, author?: Actor) {
  const text = { title, content: 'What did you do then?', type: 'general', ...extra }
  const { id } = unwrap(await publishPost(author ?? (await makeMember()), text))
  await indexAllPending()
  return id
}

const similarTo = async (
  title: string,
  viewer: Actor = null,
  hidden?: Parameters<typeof similarPosts>[3],
) => unwrap(await similarPosts(viewer, { title }, undefined, hidden)).map(({ id }) => id)
const relatedTo = async (id: string, viewer: Actor = null) =>
  unwrap(await readRelated(viewer, id)).map((post) => post.id)

test('words that many titles have tell nothing, in both languages', () => {
  expect(subjectWords('What helped you with thyroiditis and sleep?')).toEqual([
    'thyroiditis',
    'sleep',
  ])
  expect(subjectWords('क्या माहवारी में दर्द होता है?')).toEqual(['माहवार', 'दर्द'])
  expect(subjectWords('Can you help me?')).toEqual([])
})

test('titles with more of the words come first, in either language', async () => {
  const [both, one, hindi] = [
    await publish('Cranberries against cystitis'),
    await publish('Cystitis on a long bus journey'),
    await publish('पथरी का ऑपरेशन'),
  ]
  expect(await similarTo('Do cranberries help with cystitis?')).toEqual([both, one])
  expect(await similarTo('पथरी का क्या करूँ')).toEqual([hindi])
  expect(await similarTo('Nothing like it anywhere')).toEqual([])
})

test('at most three stand under a post, never itself, and the topic fills what words do not find', async () => {
  const ids: string[] = []
  for (let index = 0; index < 5; index += 1) ids.push(await publish(`Vertigo number ${index}`))
  const own = ids[0] ?? ''
  const related = await relatedTo(own)
  expect(related).toHaveLength(3)
  expect(related).not.toContain(own)
  expect(await similarTo('vertigo')).toHaveLength(5)

  const lonely = await publish('Xylophone', { topic: 'menopause' })
  const neighbour = await publish('Quinoa', { topic: 'menopause' })
  expect(await relatedTo(lonely)).toEqual([neighbour])
  expect(await readRelated(null, crypto.randomUUID())).toEqual(fail('not-found'))
})

test('an anonymous post is never suggested to its author, but to others', async () => {
  const author = await makeMember()
  const anonymous = await publish('Labyrinthitis at work', { isAnonymous: true }, author)
  const named = await publish('Labyrinthitis on holiday', {}, author)
  const other = await publish('Labyrinthitis in the morning')
  expect(new Set(await similarTo('labyrinthitis', author))).toEqual(new Set([named, other]))
  expect(await relatedTo(other, author)).toEqual([named])
  for (const viewer of [null, await makeMember()])
    expect(await relatedTo(other, viewer)).toContain(anonymous)
  for (let count = 0; count < 7; count++)
    await publish(`Labyrinthitis on day ${count}`, { isAnonymous: true }, author)
  expect(await relatedTo(other, author)).toEqual([named])
})

test('what is hidden, removed or blocked is not suggested', async () => {
  const blocked = await makeMember()
  await publish('Sciatica at night', { topic: 'pregnancy' })
  await publish('Sciatica by day', { contentNote: 'loss' })
  const [gone, theirs, left] = [
    await publish('Sciatica in winter'),
    await publish('Sciatica in summer', {}, blocked),
    await publish('Sciatica at dawn'),
  ]
  const reader = await makeMember()
  expect(await similarTo('sciatica', reader)).toHaveLength(5)
  unwrap(await moderateItem(await makeModerator(), postItem(gone), remove))
  unwrap(await setBlock(reader, postItem(theirs), true))
  const shown = await similarTo('sciatica', reader, {
    hiddenTopics: ['pregnancy'],
    hiddenNotes: ['loss'],
  })
  expect(shown).toEqual([left])
})
