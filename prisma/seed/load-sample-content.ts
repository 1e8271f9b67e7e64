import { randomBytes } from 'node:crypto'
import { v4, v7 } from 'uuid'
import { db } from '~/database/db.server'
import { authorshipOf } from '~/domain/authorship/authorship.server'
import { nameKeyRows } from '~/domain/names/taken-names.server'
import { hashPassword } from '~/domain/passwords/password.server'
import { episodes, people, posts } from './sample-content'

export type SampleMember = { username: string; role: string; password: string }

type Item = { by: number; text: string; hidden?: boolean }

/**
 * Fills an empty database with sample content; returns the members and their random passwords, or none when it has
 * members.
 */
export async function loadSampleContent(): Promise<SampleMember[]> {
  if (await db.user.count()) return []
  const members = await Promise.all(people.map(createMember))
  const episodeIds = await createEpisodes()
  for (const post of posts) await createPost(post, members, episodeIds)
  return members.map(({ username, role, password }) => ({ username, role, password }))
}

async function createMember(person: (typeof people)[number]) {
  const password = randomBytes(9).toString('base64url')
  const row = await db.user.create({
    data: {
      ...person,
      usernameKey: person.username.toLowerCase(),
      emailKey: person.email.toLowerCase(),
      passwordHash: await hashPassword(password),
      emailVerifiedAt: new Date(),
      names: { create: nameKeyRows(person) },
    },
  })
  return { ...row, password }
}

async function createEpisodes() {
  const rows = episodes.map((episode) => ({
    ...episode,
    id: v4(),
    feedKey: `sample-${episode.episodeNumber}`,
    audioUrl: `https://podcast.example/${episode.episodeNumber}.mp3`,
    publishedAt: new Date(Date.now() - (30 - episode.episodeNumber) * 24 * 60 * 60_000),
  }))
  await db.episode.createMany({ data: rows })
  return new Map(rows.map(({ episodeNumber, id }) => [episodeNumber as number, id]))
}

async function createPost(
  post: (typeof posts)[number],
  members: { id: string }[],
  episodeIds: Map<number, string>,
) {
  const written = Date.now() - post.hoursAgo * 60 * 60_000
  const postId = v4()
  const comments = commentRows(post.comments ?? [], postId, members, written)
  const likes = (post.likedBy ?? []).map((by) => ({ postId, userId: idOf(members, by) }))
  await db.$transaction([
    db.post.create({
      data: {
        id: postId,
        sortKey: v7({ msecs: written }),
        ...authorshipOf(idOf(members, post.by), post.hidden ?? false),
        title: post.title,
        content: post.text,
        type: post.episode ? 'episode' : 'general',
        episodeId: post.episode === undefined ? null : episodeIds.get(post.episode),
        isAnonymous: post.hidden ?? false,
        createdAt: new Date(written),
        likes: likes.length,
        commentCount: comments.length,
        views: 7 + likes.length * 9 + comments.length * 4,
      },
    }),
    db.comment.createMany({ data: comments }),
    db.like.createMany({ data: likes }),
  ])
}

function commentRows(
  threads: NonNullable<(typeof posts)[number]['comments']>,
  postId: string,
  members: { id: string }[],
  written: number,
) {
  let moment = written
  const rowOf = (item: Item, parentId: string | null) => {
    moment += 11 * 60_000
    return {
      id: v4(),
      sortKey: v7({ msecs: moment }),
      postId,
      parentId,
      ...authorshipOf(idOf(members, item.by), item.hidden ?? false),
      content: item.text,
      isAnonymous: item.hidden ?? false,
      createdAt: new Date(moment),
    }
  }
  return threads.flatMap((thread) => {
    const top = rowOf(thread, null)
    return [top, ...(thread.replies ?? []).map((reply) => rowOf(reply, top.id))]
  })
}

function idOf(members: { id: string }[], place: number) {
  const member = members[place]
  if (!member) throw new Error(`there is no sample member ${place}`)
  return member.id
}
