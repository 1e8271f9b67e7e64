import { expect, test } from 'vitest'
import { db, isUniqueViolation, openDatabase } from '~/database/db.server'

function addUser(name: string) {
  return db.user.create({
    data: {
      username: name,
      usernameKey: name,
      email: `${name}@x.test`,
      emailKey: `${name}@x.test`,
    },
  })
}

function addPost(authorId: string | null) {
  return db.post.create({ data: { authorId, title: 'Title', content: 'Content', type: 'general' } })
}

test('a taken unique value is recognised, in a query, in raw SQL and of a composite key', async () => {
  const { id: userId } = await addUser('ada')
  const again = await addUser('ada').catch((error: unknown) => error)
  expect(isUniqueViolation(again)).toBe(true)
  const raw = await db.$executeRaw`
    INSERT INTO "Episode" ("id", "feedKey", "title", "updatedAt")
    VALUES ('1', 'same', 'One', CURRENT_TIMESTAMP), ('2', 'same', 'Two', CURRENT_TIMESTAMP)
  `.catch((error: unknown) => error)
  expect(isUniqueViolation(raw)).toBe(true)
  const { id: postId } = await addPost(userId)
  await db.like.create({ data: { userId, postId } })
  const twice = await db.like.create({ data: { userId, postId } }).catch((error: unknown) => error)
  expect(isUniqueViolation(twice)).toBe(true)
})

test.each([null, undefined, 'P2002', new Error('P2002'), { code: 'P2010' }])(
  '%s is no unique violation',
  (error) => {
    expect(isUniqueViolation(error)).toBe(false)
  },
)

test('a reference to nobody is refused', async () => {
  const error = await addPost('nobody').catch((error: unknown) => error)
  expect(error).toMatchObject({ code: 'P2003' })
  expect(isUniqueViolation(error)).toBe(false)
})

test('deleting a member takes sessions and likes along and leaves posts without an author', async () => {
  const { id: userId } = await addUser('ada')
  const { id: postId } = await addPost(userId)
  await db.session.create({ data: { tokenHash: 'a', userId, expiresAt: new Date() } })
  await db.like.create({ data: { userId, postId } })
  await db.user.delete({ where: { id: userId } })
  expect(await db.session.count()).toBe(0)
  expect(await db.like.count()).toBe(0)
  expect(await db.post.findUnique({ where: { id: postId } })).toMatchObject({ authorId: null })
})

test('an address of another kind is refused without repeating it', () => {
  expect(() => openDatabase('mysql://me:secret@host/x')).toThrow(
    /^The database URL must begin with file: or postgresql:\/\/\.$/,
  )
})
