import { topicKeys } from '~/content/topics'
import { v4, v7 } from 'uuid'
import { anonymousAuthorshipAt, noAuthor } from '~/domain/authorship/authorship.server'
import { startOfDay } from '~/domain/day'
import { minute } from '~/domain/durations'
import { makeRandom } from '../support/random'
import { writeText, type Language } from './text'

const memberCount = 1_000
const longest = 1_000
// The newest posts are the same in a forum of any size, so that their pages are comparable.
const alike = 100

export type Rows = Record<'User' | 'ClaimedTag' | 'Post' | 'Comment', Record<string, unknown>[]>

/**
 * Creates a forum's rows in batches, oldest first. The rows are the same all day. One of the newest posts has a
 * thousand comments. There is a post every ten minutes until the start of this day, because threads close after a long
 * time without comments.
 * @param posts the number of posts
 * @param comments the average number of comments on a post
 * @param batch the number of posts in a batch
 */
export function* forumRows(posts: number, comments: number, batch: number): Generator<Rows> {
  let random = makeRandom(7)
  const newId = idMaker(makeRandom(8))
  const members = Array.from({ length: memberCount }, (_, index) => makeMember(newId, index))
  yield { ...noRows(), User: members }
  const anonymousItems = new Map<string, number>()
  const authorship = (isAnonymous: boolean) => {
    const authorId = members[Math.floor(random() * memberCount)]?.id ?? ''
    if (!isAnonymous) return { ...noAuthor, authorId }
    const number = anonymousItems.get(authorId) ?? 0
    anonymousItems.set(authorId, number + 1)
    const columns = anonymousAuthorshipAt(authorId, number)
    rows.ClaimedTag.push({ tag: columns.authorTag })
    return columns
  }
  const longestAt = posts - 5
  const endsAt = startOfDay(new Date()).getTime()
  let rows = noRows()
  for (let index = 0; index < posts; index++) {
    if (index === posts - alike) random = makeRandom(9)
    const language: Language = random() < 0.65 ? 'en' : 'hi'
    const at = endsAt - (posts - index) * 10 * minute
    const count = index === longestAt ? longest : Math.floor(random() * (2 * comments + 1))
    const post = makePost(newId, random, language, at, count)
    rows.Post.push({ ...post, ...authorship(post.isAnonymous) })
    const threads: string[] = []
    for (let number = 1; number <= count; number++) {
      const id = newId.random()
      const written = when(at, random)
      const isReply = threads.length > 0 && random() < 0.3
      const parentId = isReply ? threads[Math.floor(random() * threads.length)] : null
      if (!isReply) threads.push(id)
      const content = writeText(random, language, 8 + Math.floor(random() * 40))
      rows.Comment.push({
        id,
        sortKey: newId(at + number * 1_000),
        postId: post.id,
        ...authorship(written.isAnonymous),
        parentId,
        content,
        ...written,
      })
    }
    if (rows.Post.length === batch || index === posts - 1) {
      yield rows
      rows = noRows()
    }
  }
}

function noRows(): Rows {
  return { User: [], ClaimedTag: [], Post: [], Comment: [] }
}

function makeMember(newId: NewId, index: number) {
  const username = `member_${index}`
  return {
    id: newId.random(),
    username,
    usernameKey: username,
    email: `${username}@example.com`,
    emailKey: `${username}@example.com`,
  }
}

function makePost(
  newId: NewId,
  random: () => number,
  language: Language,
  at: number,
  commentCount: number,
) {
  const sortKey = newId(at)
  return {
    id: newId.random(),
    sortKey,
    activityKey: sortKey,
    topic: topicKeys[Math.floor(random() * topicKeys.length)],
    contentNote: random() < 0.05 ? 'loss' : '',
    language,
    title: writeText(random, language, 4 + Math.floor(random() * 6)),
    content: writeText(random, language, 30 + Math.floor(random() * 100)),
    type: 'general',
    commentCount,
    views: Math.floor(random() * 500),
    ...when(at, random),
  }
}

function when(at: number, random: () => number) {
  return { createdAt: new Date(at).toISOString(), isAnonymous: random() < 0.3 }
}

type NewId = { (at: number): string; random(): string }

function idMaker(random: () => number): NewId {
  const bytes = new Uint8Array(16)
  let seq = 0
  const filled = () => {
    bytes.forEach((_, index) => (bytes[index] = random() * 256))
    return bytes
  }
  const newId = (msecs: number) => v7({ msecs, seq: seq++, random: filled() })
  return Object.assign(newId, { random: () => v4({ random: filled() }) })
}
