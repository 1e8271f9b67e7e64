import { closeDatabase, db } from '~/database/db.server'
import { signUp } from '~/domain/accounts/sign-up.server'
import type { Member } from '~/domain/members/member'
import { publishComment } from '~/domain/comments/publish-comment.server'
import { publishPost } from '~/domain/posts/publish-post.server'
import type { Result } from '~/domain/result'
import { newBrowser } from '../../tests/support/forum/factories'
import { posts } from './posts'

/** The newest post's path, and a member with the path of one of their posts. */
export type FilledForum = {
  postPath: string
  ownPostPath: string
  username: string
  password: string
}

/**
 * Publishes twenty posts by four members, and comments on the newest post. Uses the domain's rules and this process's
 * database, and closes the connection afterwards.
 */
export async function fillForum(): Promise<FilledForum> {
  const password = 'only for weighing'
  const names = ['asha_kulkarni', 'meera_v', 'Zoya', 'kavita_1987']
  const members = await Promise.all(
    names.map(async (username) => {
      const account = { username, email: `${username}@example.com`, password }
      const form = { ...account, displayName: username.split('_')[0] }
      return unwrap(await signUp(form, 'en', newBrowser())).member
    }),
  )
  // Items of new accounts may wait for a moderator.
  await db.user.updateMany({ data: { createdAt: new Date('2026-01-01') } })
  const episode = await db.episode.create({
    data: {
      ...{ feedKey: 'weighing', episodeNumber: 7, title: 'The pain that is not in your head' },
      ...{ audioUrl: 'https://podcast.example/7.mp3', audioBytes: 40_000_000 },
      summary: posts[0]?.content.slice(0, 400),
      people: JSON.stringify(names.slice(0, 2).map((name) => ({ name, role: 'guest' }))),
      chapters: JSON.stringify(
        posts.slice(0, 8).map(({ title }, index) => ({ start: index * 500, title })),
      ),
      transcripts: { create: ['en', 'hi'].map(transcriptOf) },
    },
  })
  await db.guestQuestion.createMany({
    data: posts.slice(0, 6).map(({ title, content }, index) => ({
      ...{ referenceId: `weighed${index}`, digest: `weighed${index}`, day: new Date() },
      ...{ episodeId: episode.id, second: index * 400, question: title },
      answer: content.slice(0, 500),
    })),
  })
  let postPath = ''
  let ownPostPath = ''
  for (const [index, post] of posts.entries()) {
    const author = members[index % members.length] as Member
    const type = index % 4 === 2 ? 'episode' : 'general'
    const isAnonymous = index % 5 === 3
    const details = { type, episodeId: episode.id, isAnonymous, guidanceSeen: true }
    const { id } = unwrap(await publishPost(author, { ...post, ...details }))
    postPath = `/forum/post/${id}`
    if (author === members[0]) ownPostPath = postPath
    for (const [number, other] of members.entries()) {
      const content = posts[(index + number + 1) % posts.length]?.content.slice(0, 120)
      if (index === posts.length - 1 || number < index % 3)
        unwrap(await publishComment(other, id, { content, isAnonymous: false, guidanceSeen: true }))
    }
  }
  await closeDatabase()
  return { postPath, ownPostPath, username: names[0] ?? '', password }
}

/** Makes a transcript of ten thousand words from posts in this language. */
function transcriptOf(language: string) {
  const words = posts
    .filter(({ content }) => /[\u0900-\u097f]/.test(content) === (language === 'hi'))
    .flatMap(({ content }) => content.split(/\s+/))
  const cues = Array.from({ length: 500 }, (_, index) => ({
    start: index * 8,
    speaker: index % 2 ? 'Asha' : 'Dr. Rao',
    text: Array.from(
      { length: 20 },
      (_, place) => words[(index * 17 + place * 7) % words.length],
    ).join(' '),
  }))
  return { language, cues: JSON.stringify(cues) }
}

function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(`refused: ${result.code} ${JSON.stringify(result.fields)}`)
}
