import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { editProfile, readEditableProfile } from '~/domain/accounts/edit-profile.server'
import { signUp } from '~/domain/accounts/sign-up.server'
import { editComment, readOwnCommentText } from '~/domain/comments/own-comment.server'
import { editPost, readOwnPostText } from '~/domain/posts/own-post.server'
import { listPosts, readPost } from '~/domain/posts/read-posts.server'
import { searchPosts } from '~/domain/search/search-posts.server'
import {
  makeComment,
  makeMember,
  makePost,
  newBrowser,
  unwrap,
} from '../../support/forum/factories'

const title = 'My bitch of a boss'
const content = 'वह रंडी कहकर बुलाता है, and I am tired.'
const masked = { title: 'My ***** of a boss', content: 'वह **** कहकर बुलाता है, and I am tired.' }

test('everybody reads a post masked, the author too where others would, and nobody finds it by a masked word', async () => {
  const author = await makeMember()
  const { id } = await makePost(author, { title, content })
  for (const actor of [null, author, await makeMember()]) {
    expect(unwrap(await readPost(actor, id))).toMatchObject(masked)
    expect(unwrap(await listPosts(actor, {})).posts).toMatchObject([masked])
  }
  expect(unwrap(await searchPosts(null, { q: 'bitch' })).posts).toEqual([])
  expect(unwrap(await searchPosts(null, { q: 'boss' })).posts).toMatchObject([masked])
})

test('what was typed is kept where words are masked, for its author to edit alone, until she takes the words out', async () => {
  const author = await makeMember()
  const { id } = await makePost(author, { title, content })
  expect(unwrap(await readOwnPostText(author, id))).toMatchObject({ title, content })
  expect(await readOwnPostText(await makeMember(), id)).toMatchObject({ code: 'not-allowed' })
  const row = await db.post.findUniqueOrThrow({ where: { id } })
  expect(row).toMatchObject({ ...masked, originalTitle: title, originalContent: content })
  const calm = await makePost(author, { content: 'My vagina hurts after sex.' })
  expect(await db.post.findUniqueOrThrow({ where: { id: calm.id } })).toMatchObject({
    content: 'My vagina hurts after sex.',
    originalTitle: null,
    originalContent: null,
  })
  expect(unwrap(await editPost(author, id, { title, content }))).toMatchObject({
    ...masked,
    editedAt: null,
  })
  const edited = unwrap(
    await editPost(author, id, { title: 'My boss', content: 'I am just tired.' }),
  )
  expect(edited).toMatchObject({ title: 'My boss', content: 'I am just tired.' })
  const after = await db.post.findUniqueOrThrow({ where: { id } })
  expect(after).toMatchObject({ originalTitle: null, originalContent: null })
})

test('comments likewise', async () => {
  const author = await makeMember()
  const post = await makePost(author)
  const { id } = await makeComment(author, post.id, { content: 'tu chutiya hai' })
  expect(await db.comment.findUniqueOrThrow({ where: { id } })).toMatchObject({
    content: 'tu ******* hai',
    originalContent: 'tu chutiya hai',
  })
  expect(unwrap(await readOwnCommentText(author, id)).content).toBe('tu chutiya hai')
  expect(unwrap(await editComment(author, id, { content: 'bas bhosdike' })).content).toBe(
    'bas ********',
  )
})

test('display name and bio are masked, and the form shows them as typed', async () => {
  const member = await makeMember()
  const typed = { displayName: 'Queen bitch', bio: 'Mother of two, chutiya boss.' }
  expect(unwrap(await editProfile(member, typed))).toMatchObject({
    displayName: 'Queen *****',
    bio: 'Mother of two, ******* boss.',
  })
  expect(await readEditableProfile(member)).toEqual(typed)
  await editProfile(member, { displayName: '' })
  expect(await readEditableProfile(member)).toEqual({ ...typed, displayName: '' })
})

test('a display name at sign-up is masked, and an abusive username refused', async () => {
  const account = { email: 'asha@example.com', password: 'correct horse' }
  const browser = newBrowser()
  const join = (username: string) =>
    signUp({ ...account, username, displayName: 'Asha bitch' }, 'en', browser)
  for (const username of ['you_bitch', 'Chutiya99', 'b1tch_asha', 'FuckThis', 'xxrandixx_randi'])
    expect(await join(username)).toMatchObject({ fields: { username: 'usernameTaken' } })
  expect(unwrap(await join('Dixit_Chutani')).member).toMatchObject({ displayName: 'Asha *****' })
})
