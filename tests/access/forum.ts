import { openDatabase, type Database } from '~/database/db.server'
import { anonymousForum, type World } from '../support/forum/anonymous-forum'
import { expertColumnsFor } from '../support/forum/experts'
import { giveRole } from '../support/forum/give-role'
import { signUpAt, type RawMember } from '../support/http/raw-member'
import { getSqliteUrl } from '../support/forum/sample-content'
import { send } from '../support/http/raw-http'
import type { Site } from '../support/site/site-server'
import type { Role } from './actors'

/** A forum that contains every kind of information that could leak. */
export type Forum = {
  world: World
  people: Record<Exclude<Role, 'visitor'>, RawMember>
  reference: string
  grievance: string
  question: string
  expert: string
  /** Items of the author that may be deleted, one by one. */
  spare: { posts: string[]; comments: string[] }
  database: Database
}

const spares = 8

/** Fills a site. Close its `database` at the end. */
export async function makeForum(site: Pick<Site, 'url' | 'folder'>): Promise<Forum> {
  const { members, world, authorId } = await anonymousForum(site)
  const database = openDatabase(getSqliteUrl(site))
  await suspendAll(database, false)
  const { zqx_hidden: author, reader: member, third: other, moderator, admin } = members
  const half = {
    'moderator without a second step': await withPasswordAlone(site, database, 'moderator'),
    'admin without a second step': await withPasswordAlone(site, database, 'admin'),
  }
  const experts = {
    expert: await makeExpertAt(site, database),
    'expert whose mark is over': await makeExpertAt(site, database, new Date()),
  }
  for (const person of Object.values(experts)) {
    const body = { content: `By ${person.username}`, isAnonymous: 'false' }
    await person.send(`/forum/post/${world.post}`, { body })
    await person.send(`/forum/post/${world.named}`, { body: { ...body, isAnonymous: 'on' } })
    const review = { body: { verdict: 'see-a-doctor' } }
    await person.send(`/forum/comment/${world.comment}/review`, review)
  }
  const reveal = { action: 'reveal', reason: 'law', password: admin.password }
  await admin.send(`/moderation/post/${world.post}`, { body: reveal })
  await askForLookUps(world, { moderator, admin }, database)
  await other.send(`/forum/post/${world.named}/block`, { body: { blocked: '1' } })
  await author.send(`/forum/post/${world.named}`, { body: { content: 'x'.repeat(5001) } })
  const letter = { name: 'Mira', email: 'mira@example.com', message: 'A message of some length.' }
  await send(`${site.url}/`, { body: letter })
  const { referenceId } = await database.message.findFirstOrThrow()
  await send(`${site.url}/episodes/ask`, {
    body: { question: 'Is this a question?', name: 'Mira' },
  })
  await send(`${site.url}/grievance`, { body: { ...letter, address: '/forum' } })
  const expert = await database.user.findFirstOrThrow({
    where: { username: experts.expert.username },
  })
  const grievance = await database.grievance.findFirstOrThrow()
  const question = await database.guestQuestion.findFirstOrThrow()
  await database.outgoingMail.updateMany({ data: { state: 'failed', lastError: 'refused' } })
  return {
    world,
    people: { author, member, other, moderator, admin, ...half, ...experts },
    reference: referenceId,
    question: question.referenceId,
    grievance: grievance.referenceId,
    expert: expert.id,
    spare: await makeSpares(author, authorId, database),
    database,
  }
}

// The moderator and the admin each request a look-up that the other may answer. Their account pages stay those of
// members who have only a password.
async function askForLookUps(
  world: World,
  { moderator, admin }: Record<'moderator' | 'admin', RawMember>,
  database: Database,
) {
  const names = [moderator.username, admin.username]
  const team = await database.user.findMany({ where: { username: { in: names } } })
  const data = team.map(({ id: userId }) => ({ userId, encryptedKey: 'x', recoverySalt: 'x' }))
  await database.secondStep.createMany({ data })
  for (const [who, item] of [
    [admin, `post/${world.post}`],
    [moderator, `comment/${world.comment}`],
  ] as const) {
    const body = { action: 'reveal', reason: 'law', password: who.password }
    const { status } = await who.send(`/moderation/${item}`, { body })
    if (status !== 303) throw new Error(`a look-up was answered with ${status}`)
  }
  await database.secondStep.deleteMany()
}

async function withPasswordAlone(
  site: Pick<Site, 'url'>,
  database: Database,
  role: 'moderator' | 'admin',
) {
  const person = await signUpAt(site)
  await giveRole(database, person.username, role, null)
  return person
}

async function makeExpertAt(site: Pick<Site, 'url'>, database: Database, expertUntil?: Date) {
  const person = await signUpAt(site)
  const data = { ...expertColumnsFor(), ...(expertUntil && { expertUntil }) }
  await database.user.updateMany({ where: { username: person.username }, data })
  return person
}

export async function suspendAll(database: Database, isSuspended: boolean): Promise<void> {
  const suspendedUntil = isSuspended ? new Date(Date.now() + 24 * 60 * 60_000) : null
  await database.user.updateMany({ data: { suspendedUntil } })
}

async function makeSpares(author: RawMember, authorId: string, database: Database) {
  for (let number = 0; number < spares; number++) {
    const body = { title: `Spare ${number}`, content: 'To be deleted.', type: 'general' }
    await author.send('/forum/new', { body })
  }
  const ids = await database.post.findMany({ where: { authorId }, select: { id: true } })
  const posts = ids.map(({ id }) => id)
  for (let number = 0; number < spares; number++) {
    const body = { content: `Spare ${number}`, isAnonymous: 'false' }
    await author.send(`/forum/post/${posts[0]}`, { body })
  }
  const comments = await database.comment.findMany({ where: { authorId }, select: { id: true } })
  return { posts: posts.slice(1), comments: comments.map(({ id }) => id) }
}

/** Returns the authors of items. Anonymous items belong to `author`, others to the name that they show. */
export async function findWriters({ database, people }: Forum, url: string, role: Role) {
  const select = { id: true, author: { select: { username: true } } }
  const [posts, comments] = await Promise.all([
    database.post.findMany({ select }),
    database.comment.findMany({ select }),
  ])
  const writers = new Map(
    [...posts, ...comments].map(({ id, author }) => [
      id,
      author?.username ?? people.author.username,
    ]),
  )
  const about = [...writers.keys()].find((id) => url.includes(id))
  return {
    name: role === 'visitor' ? role : people[role].username,
    writerOf: (id: string) => writers.get(id),
    writer: writers.get(about ?? '') ?? people.author.username,
  }
}
