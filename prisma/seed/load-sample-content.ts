import { randomBytes } from 'node:crypto'
import { v4, v7 } from 'uuid'
import { db, type Transaction } from '~/database/db.server'
import { authorshipOf } from '~/domain/authorship/authorship.server'
import { startOfHour } from '~/domain/authorship/public-time'
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
  await db.$transaction(async (tx) => {
    const comments = await commentRows(post.comments ?? [], postId, members, written, tx)
    const likes = (post.likedBy ?? []).map((by) => ({
      ...{ postId, userId: idOf(members, by), createdAt: new Date(written) },
    }))
    await tx.post.create({
      data: {
        id: postId,
        ...(await writtenBy(idOf(members, post.by), post.hidden, written, tx)),
        title: post.title,
        content: post.text,
        type: post.episode ? 'episode' : 'general',
        episodeId: post.episode === undefined ? null : episodeIds.get(post.episode),
        likes: likes.length,
        commentCount: comments.length,
        views: 7 + likes.length * 9 + comments.length * 4,
      },
    })
    await tx.comment.createMany({ data: comments })
    await tx.like.createMany({ data: likes })
  })
}

async function commentRows(
  threads: NonNullable<(typeof posts)[number]['comments']>,
  postId: string,
  members: { id: string }[],
  written: number,
  tx: Transaction,
) {
  let moment = written
  const rowOf = async (item: Item, parentId: string | null) => {
    moment += 11 * 60_000
    return {
      ...{ id: v4(), postId, parentId, content: item.text },
      ...(await writtenBy(idOf(members, item.by), item.hidden, moment, tx)),
    }
  }
  const rows = []
  for (const thread of threads) {
    const top = await rowOf(thread, null)
    rows.push(top)
    for (const reply of thread.replies ?? []) rows.push(await rowOf(reply, top.id))
  }
  return rows
}

async function writtenBy(memberId: string, hidden = false, moment: number, tx: Transaction) {
  const createdAt = new Date(moment)
  return {
    ...(await authorshipOf(memberId, hidden, tx)),
    sortKey: v7({ msecs: moment }),
    isAnonymous: hidden,
    createdAt: hidden ? startOfHour(createdAt) : createdAt,
  }
}

function idOf(members: { id: string }[], place: number) {
  const member = members[place]
  if (!member) throw new Error(`there is no sample member ${place}`)
  return member.id
}
