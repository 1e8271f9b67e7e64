import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { v4, v7 } from 'uuid'
import { db, type Transaction } from '~/database/db.server'
import { authorshipOf } from '~/domain/authorship/authorship.server'
import { startOfHour } from '~/domain/authorship/anonymity'
import { languageOfText } from '~/domain/validation/text'
import { nameKeyRows } from '~/domain/names/taken-names.server'
import { hashPassword } from '~/domain/passwords/password.server'
import { keyPurpose } from '~/domain/two-factor/accept-code.server'
import { hashCodes, recoveryCodesOf, storeCodes } from '~/domain/two-factor/recovery-codes.server'
import { newKey } from '~/domain/two-factor/totp.server'
import { audioFolder } from '~/domain/episodes/audio.server'
import { encodeCover } from '~/domain/episodes/encode-cover.server'
import { encrypt } from '~/runtime/encryption.server'
import { env } from '~/runtime/env.server'
import { writeSampleAudio } from './sample-audio'
import { drawSampleCover } from './sample-cover'
import { episodes, people, posts } from './sample-content'

/** `codes` are recovery codes of moderators and administrators, if requested. */
export type SampleMember = { username: string; role: string; password: string; codes: string[] }

type Item = { by: number; text: string; hidden?: boolean }

/**
 * Fills an empty database with sample content. The sample members get new random passwords and recovery codes each
 * time, because the database keeps only their hashes. Deleted members are not created again.
 * @param withCodes whether moderators and administrators get two-factor authentication, which their pages require
 */
export async function loadSampleContent(withCodes: boolean): Promise<SampleMember[]> {
  if (!(await db.user.count())) {
    const members = []
    for (const person of people) members.push(await createMember(person))
    const episodeIds = await createEpisodes()
    await storeCover()
    for (const post of posts) await createPost(post, members, episodeIds)
  }
  if (env.EPISODE_AUDIO === 'own') makeAudio()
  const members = await Promise.all(people.map((person) => renewMember(person, withCodes)))
  return members.filter((member) => member !== null)
}

function createMember(person: (typeof people)[number]) {
  return db.user.create({
    data: {
      ...person,
      usernameKey: person.username.toLowerCase(),
      emailKey: person.email.toLowerCase(),
      emailVerifiedAt: new Date(),
      names: { create: nameKeyRows(person) },
    },
  })
}

async function renewMember(
  { username, email }: (typeof people)[number],
  withCodes: boolean,
): Promise<SampleMember | null> {
  // On a site in use, a real member may have a username of the sample.
  const found = await db.user.findFirst({
    where: { usernameKey: username.toLowerCase(), emailKey: email.toLowerCase() },
  })
  if (!found) return null
  const { id, role } = found
  const password = randomBytes(9).toString('base64url')
  await db.user.update({ where: { id }, data: { passwordHash: await hashPassword(password) } })
  const codes = withCodes && role !== 'member' ? await renewCodes(id) : []
  return { username, role, password, codes }
}

// Moderators need two-factor authentication, but nobody should need an app on a phone to see the demo.
async function renewCodes(userId: string) {
  const codes = recoveryCodesOf(randomBytes(16).toString('base64url'))
  const recovery = await hashCodes(codes)
  const { recoverySalt } = recovery
  const encryptedKey = encrypt(keyPurpose, newKey())
  await db.$transaction(async (tx) => {
    const { id } = await tx.secondStep.upsert({
      where: { userId },
      create: { userId, encryptedKey, recoverySalt },
      update: {},
    })
    await storeCodes(id, recovery, tx)
    await tx.user.update({ where: { id: userId }, data: { secondStepDue: null } })
  })
  return codes
}

async function createEpisodes() {
  const ids = new Map<number, string>()
  for (const { people: speakers = [], chapters = [], transcripts, ...episode } of episodes) {
    const id = v4()
    ids.set(episode.episodeNumber, id)
    await db.episode.create({
      data: {
        ...episode,
        id,
        feedKey: `sample-${episode.episodeNumber}`,
        audioUrl: `https://podcast.example/${episode.episodeNumber}.mp3`,
        publishedAt: new Date(Date.now() - (30 - episode.episodeNumber) * 24 * 60 * 60_000),
        people: JSON.stringify(speakers),
        chapters: JSON.stringify(chapters),
        transcripts: {
          create: Object.entries(transcripts ?? {}).map(([language, cues]) => ({
            language,
            cues: JSON.stringify(cues.map(([start, speaker, text]) => ({ start, speaker, text }))),
          })),
        },
      },
    })
  }
  return ids
}

// The first episode's cover. The others have the sun of their number.
async function storeCover() {
  const imageUrl = 'https://podcast.example/1.jpg'
  const encoded = await encodeCover(await drawSampleCover())
  if (!encoded.ok) throw new Error(encoded.problem)
  await db.cover.create({ data: { source: imageUrl, ...encoded.value } })
  await db.episode.updateMany({ where: { feedKey: 'sample-1' }, data: { imageUrl } })
}

/** Writes a file for each episode, with a bell wherever somebody begins to speak. */
function makeAudio() {
  for (const { episodeNumber, durationSeconds, transcripts } of episodes) {
    const file = path.join(audioFolder, `${episodeNumber}.flac`)
    const spoken = transcripts?.en.map(([start]) => start) ?? [0]
    if (!existsSync(file)) writeSampleAudio(file, durationSeconds, spoken)
  }
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
    const authorship = await writtenBy(idOf(members, post.by), post.hidden, written, tx)
    const keys = [authorship, ...comments].map(({ sortKey }) => sortKey)
    await tx.post.create({
      data: {
        id: postId,
        ...authorship,
        activityKey: keys.sort().at(-1),
        topic: post.topic,
        language: languageOfText(`${post.title} ${post.text}`),
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
  if (!member) throw new Error(`no sample member has the index ${place}`)
  return member.id
}
