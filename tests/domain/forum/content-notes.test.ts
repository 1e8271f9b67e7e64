import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { editPost } from '~/domain/posts/own-post.server'
import { previewPost } from '~/domain/posts/preview-post.server'
import { publishPost } from '~/domain/posts/publish-post.server'
import { listPosts, readPost } from '~/domain/posts/read-posts.server'
import { searchPosts } from '~/domain/search/search-posts.server'
import { fail, ok } from '~/domain/result'
import { runExclusive } from '~/runtime/keyed-mutex'
import { label, wholeLog } from '../../support/forum/moderation-actions'
import { comment, post } from '../../support/forum/items'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  unwrap,
} from '../../support/forum/factories'

const text = { title: 'Three months later', content: 'We lost her in March.', type: 'general' }

test('a note is published, previewed, found and listed with its post', async () => {
  const asker = await makeMember()
  const noted = { ...text, contentNote: 'loss' }
  expect(unwrap(await previewPost(asker, noted)).contentNote).toBe('loss')
  const { id } = unwrap(await publishPost(asker, noted))
  for (const found of [
    unwrap(await readPost(null, id)),
    unwrap(await listPosts(null, {})).posts.find((each) => each.id === id),
    unwrap(await searchPosts(null, { q: 'lost march' })).posts.find((each) => each.id === id),
  ])
    expect(found).toMatchObject({ id, contentNote: 'loss' })
})

test('an unknown note is refused, and none is the default', async () => {
  const asker = await makeMember()
  expect(await publishPost(asker, { ...text, contentNote: 'gossip' })).toEqual(
    fail('invalid', { contentNote: 'contentNoteUnknown' }),
  )
  for (const none of [{}, { contentNote: '' }]) {
    const input = { ...text, title: `Without a note ${Object.keys(none).length}`, ...none }
    expect(unwrap(await publishPost(asker, input)).contentNote).toBe('')
  }
})

test('its author changes it, takes it away, and does not by leaving it out', async () => {
  const asker = await makeMember()
  const { id } = unwrap(await publishPost(asker, { ...text, title: 'With a note' }))
  const edited = async (input: object) => unwrap(await editPost(asker, id, input))
  expect(await edited({ contentNote: 'violence' })).toMatchObject({
    contentNote: 'violence',
    editedAt: null,
  })
  expect((await edited({ title: 'Another title' })).contentNote).toBe('violence')
  expect((await edited({ contentNote: '' })).contentNote).toBe('')
})

test('a moderator changes topic and note, the log says so, and only the author is told', async () => {
  const [author, other, moderator] = [await makeMember(), await makeMember(), await makeModerator()]
  const { id } = await makePost(author, { isAnonymous: true })
  const input = { ...label, topic: 'pregnancy', idempotencyKey: 'label-1' }
  expect(await moderateItem(moderator, post(id), input)).toEqual(ok(null))
  expect(await moderateItem(moderator, post(id), input)).toEqual(ok(null))
  expect((await wholeLog()).filter(({ targetId }) => targetId === id)).toMatchObject([
    { actorId: moderator.id, action: 'label', reason: 'noteMissing' },
  ])
  const changed = { topic: 'pregnancy', contentNote: 'loss' }
  const seenBy = async (viewer: Parameters<typeof readPost>[0]) =>
    unwrap(await readPost(viewer, id))
  expect(await seenBy(author)).toMatchObject({ ...changed, isLabelled: true })
  for (const viewer of [null, other, moderator])
    expect(await seenBy(viewer)).toMatchObject({ ...changed, isLabelled: false })

  expect(await moderateItem(moderator, post(id), label)).toEqual(fail('conflict'))
  unwrap(await editPost(author, id, { contentNote: '' }))
  expect(await seenBy(author)).toMatchObject({ contentNote: '', isLabelled: false })
})

test('who may not moderate cannot set a note, nobody can on a comment, and nothing is written', async () => {
  const [author, other, moderator] = [await makeMember(), await makeMember(), await makeModerator()]
  const { id } = await makePost(author)
  const written = await makeComment(other, id)
  const own = await makePost(moderator)
  expect(await moderateItem(other, post(id), label)).toEqual(fail('not-allowed'))
  expect(await moderateItem(moderator, post(own.id), label)).toEqual(fail('not-allowed'))
  expect(await moderateItem(moderator, comment(written.id), label)).toEqual(fail('conflict'))
  expect(await moderateItem(moderator, post(id), { ...label, contentNote: 'gossip' })).toEqual(
    fail('invalid', { contentNote: 'contentNoteUnknown' }),
  )
  expect(await db.post.count({ where: { contentNote: 'loss', id: { in: [id, own.id] } } })).toBe(0)
})

test('an edit of other words leaves the note that a moderator sets at the same moment', async () => {
  const [author, moderator] = [await makeMember(), await makeModerator()]
  const { id } = await makePost(author)
  let hasRead = () => {}
  const isRead = new Promise<void>((resolve) => (hasRead = resolve))
  const input = {
    // The edit reads its input after the post.
    get content() {
      hasRead()
      return 'Other words of the same post.'
    },
  }
  let editing: ReturnType<typeof editPost> | undefined
  // The edit waits for the post's lock here.
  await runExclusive(id, async () => {
    editing = editPost(author, id, input)
    await isRead
    await db.post.update({ where: { id }, data: { contentNote: 'loss', isLabelled: true } })
  })
  expect((await editing)?.ok).toBe(true)
  expect(unwrap(await readPost(author, id))).toMatchObject({
    content: 'Other words of the same post.',
    contentNote: 'loss',
    isLabelled: true,
  })
  expect(unwrap(await readPost(moderator, id)).contentNote).toBe('loss')
})
