import { randomUUID } from 'node:crypto'
import { openDatabase, type Database } from '~/database/db.server'
import { signUpAt, type RawMember } from '../http/raw-member'
import { giveRole } from './give-role'
import { getSqliteUrl } from './sample-content'
import type { Site } from '../site/site-server'

export type CrowdedForum = {
  members: Record<Name, RawMember>
  /** The posts in which a text has its maximum length, by the text. */
  posts: Record<string, string>
  /** A post with many comments and many replies to the first: all their ids. */
  thread: { postId: string; firstId: string; ids: string[] }
  reported: { postId: string; commentId: string; reports: number }
  blocks: number
  readerId: string
}

type Name = keyof typeof roles

const roles = { reader: 'member', moderator: 'moderator', admin: 'admin' } as const

/** Texts with the most bytes of HTML for their length, each in a different way. */
export const heavyTexts: Record<string, string> = {
  ampersands: '&',
  quotes: '"',
  apostrophes: "'",
  tags: '<>',
  backslashes: '\\',
  devanagari: 'क्ष',
  emoji: '👩🏾',
  paragraphs: '&\n\n',
  links: 'www.a.b/&&&&&&& ',
  paragraphedLinks: 'www.a.b\n\n',
  words: 'a & ',
  lists: '- &\n',
}

/** A text repeated up to a field's length. */
export function heavy(text: string, length: number): string {
  const points = [...text]
  const whole = Array.from({ length }, (_, index) => points[index % points.length])
  return whole.slice(0, -1).join('') + 'x'
}

/** Fills a site's database with as much as its rules allow. Inserts rows directly instead of using the forms. */
export async function crowdedForum(site: Site): Promise<CrowdedForum> {
  const database = openDatabase(getSqliteUrl(site))
  try {
    const members: Partial<Record<Name, RawMember>> = {}
    for (const [name, role] of Object.entries(roles) as [Name, 'member'][]) {
      // The site reserves names of the team.
      const username = name === 'reader' ? name : `who_${name}`.slice(0, 6)
      members[name] = await signUpAt(site, { username })
      const data = { displayName: heavy('&', 50) }
      await database.user.updateMany({ where: { username }, data })
      await giveRole(database, username, role)
    }
    return { members: members as Record<Name, RawMember>, ...(await fill(database)) }
  } finally {
    await database.$disconnect()
  }
}

async function fill(database: Database) {
  const reader = await database.user.findFirstOrThrow({ where: { username: 'reader' } })
  const others = await makeUsers(database, 250)
  const authorId = others[0] ?? ''
  const posts: Record<string, string> = {}
  for (const [name, text] of Object.entries(heavyTexts))
    posts[name] = await heavyPost(database, reader.id, text)
  for (const [index, text] of Object.values(heavyTexts).entries())
    await heavyEpisode(database, index + 1, text)
  await manyPosts(database, [authorId, reader.id])
  const thread = await longThread(database, authorId)
  const postId = posts.ampersands ?? ''
  const { id: commentId } = await database.comment.findFirstOrThrow({ where: { postId } })
  const note = heavy('&', 500)
  for (const item of [{ postId }, { commentId }])
    await database.report.createMany({
      data: others.map((reporterId) => ({ reporterId, ...item, reason: 'spam', note })),
    })
  await database.block.createMany({
    data: others.slice(1).map((blockedId) => ({ blockerId: reader.id, blockedId })),
  })
  await manyLines(database, postId)
  const postOfMany = await chattyPost(database, authorId)
  posts.chatty = postOfMany
  const reported = { postId, commentId, reports: others.length }
  return { posts, thread, reported, blocks: others.length - 1, readerId: reader.id }
}

async function makeUsers(database: Database, count: number) {
  const rows = Array.from({ length: count }, (_, index) => {
    const username = `other_member_${String(index).padStart(4, '0')}`
    const email = `${username}@example.com`
    const names = { username, usernameKey: username, displayName: heavy('&', 50) }
    return { id: randomUUID(), ...names, email, emailKey: email }
  })
  await database.user.createMany({ data: rows })
  return rows.map(({ id }) => id)
}

async function heavyPost(database: Database, authorId: string, text: string) {
  const content = heavy(text, 20_000)
  const title = heavy(text, 200)
  const original = { originalTitle: title, originalContent: content }
  const post = { ...original, authorId, title, content, type: 'general' as const, commentCount: 60 }
  const { id } = await database.post.create({ data: post })
  const row = rowsOn(id, authorId)
  const comment = heavy(text, 5_000)
  const tops = Array.from({ length: 30 }, () => ({ ...row(comment), originalContent: comment }))
  await database.comment.createMany({ data: tops })
  await database.comment.createMany({ data: tops.map((top) => row(comment, top.id)) })
  return id
}

/** Returns a function that makes rows of comments on a post. */
function rowsOn(postId: string, authorId: string) {
  return (content: string, parentId?: string) => {
    return { id: randomUUID(), postId, authorId, parentId, content }
  }
}

async function manyPosts(database: Database, authors: string[]) {
  const texts = Object.values(heavyTexts)
  const rows = Array.from({ length: 220 }, (_, index) => {
    const text = texts[index % texts.length] ?? ''
    const removed = index % 4 === 3 ? { removedAt: new Date(), removedReason: 'spam' } : {}
    const post = { title: heavy(text, 200), content: heavy(text, 300), type: 'general' as const }
    return { ...post, ...removed, authorId: authors[index % 2] ?? '' }
  })
  const posts = await database.post.createManyAndReturn({ data: rows, select: { id: true } })
  const userId = authors[1] ?? ''
  await database.like.createMany({ data: posts.map(({ id: postId }) => ({ postId, userId })) })
  await database.comment.createMany({
    data: posts.map(({ id: postId }) => ({ postId, authorId: userId, content: heavy('&', 300) })),
  })
  await database.report.createMany({
    data: posts.flatMap(({ id: postId }) => [
      { postId, reporterId: userId, reason: 'abuse', note: heavy('&', 500) },
    ]),
  })
}

async function insertPost(database: Database, authorId: string, title: string) {
  const post = { authorId, title, content: 'So much to say.', type: 'general' as const }
  return (await database.post.create({ data: post })).id
}

// The texts are short, but there are as many items as a page shows.
async function chattyPost(database: Database, authorId: string) {
  const postId = await insertPost(database, authorId, 'Many voices')
  const row = rowsOn(postId, authorId)
  const tops = Array.from({ length: 25 }, () => row('a'))
  const replies = tops.flatMap(({ id }) => Array.from({ length: 20 }, () => row('a', id)))
  await database.comment.createMany({ data: tops })
  await database.comment.createMany({ data: replies })
  return postId
}

async function longThread(database: Database, authorId: string) {
  const postId = await insertPost(database, authorId, 'A long thread')
  const row = rowsOn(postId, authorId)
  const text = (index: number) => (index % 9 === 0 ? heavy('&', 5_000) : `Short ${index}`)
  const tops = Array.from({ length: 200 }, (_, index) => row(text(index)))
  const firstId = tops[0]?.id ?? ''
  const replies = Array.from({ length: 600 }, (_, index) => row(text(index), firstId))
  const others = tops.slice(1).flatMap(({ id }) => [row(text(1), id), row(text(9), id)])
  for (const data of [tops, replies, others]) await database.comment.createMany({ data })
  return { postId, firstId, ids: [...tops, ...replies, ...others].map(({ id }) => id) }
}

async function manyLines(database: Database, targetId: string) {
  const line = {
    actorId: 'site',
    action: 'hide',
    reason: 'abuse',
    targetKind: 'post',
    targetId,
    day: new Date(),
  }
  await database.auditEntry.createMany({ data: Array.from({ length: 300 }, () => line) })
}

function heavyEpisode(database: Database, episodeNumber: number, text: string) {
  const each = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index))
  const cues = each(1_000, (index) => ({
    start: index * 10,
    speaker: heavy(text, 60),
    text: heavy(text, 20 + ((index * 97) % 1_980)),
  }))
  const people = each(20, (index) => ({
    name: `${index}${heavy(text, 78)}`,
    role: heavy(text, 40),
  }))
  const chapters = each(100, (index) => ({ start: index * 50, title: heavy(text, 120) }))
  return database.episode.create({
    data: {
      ...{ feedKey: `heavy ${episodeNumber}`, episodeNumber, title: heavy(text, 200) },
      ...{ audioUrl: `https://podcast.example/${'a'.repeat(1_900)}`, summary: heavy(text, 4_000) },
      ...{ people: JSON.stringify(people), chapters: JSON.stringify(chapters) },
      transcripts: { create: [{ language: 'en', cues: JSON.stringify(cues) }] },
    },
    select: { id: true },
  })
}
