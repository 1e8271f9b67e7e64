import { openDatabase, type Database } from '~/database/db.server'
import { signUpAt, type RawMember } from '../http/raw-member'
import { giveRole } from './give-role'
import { getSqliteUrl } from './sample-content'
import type { Site } from '../site/site-server'

/** The forum's items. One member wrote all of them anonymously, except `named`, which another member wrote. */
export type World = {
  post: string
  comment: string
  reply: string
  named: string
  below: string
  hidden: string
  removed: string
  reader: string
  episode: string
}

export type AnonymousForum = { world: World; members: Members; authorId: string }

type Members = Record<Name, RawMember>
type Name = keyof typeof roles

const roles = {
  zqx_hidden: 'member',
  reader: 'member',
  second: 'member',
  third: 'member',
  moderator: 'moderator',
  admin: 'admin',
} as const

/**
 * Fills a site, by default on SQLite, with a forum. In it, `zqx_hidden` writes anonymously about a zebra, through the
 * site's forms.
 */
export async function anonymousForum(
  site: Pick<Site, 'url' | 'folder'>,
  databaseUrl = getSqliteUrl(site),
): Promise<AnonymousForum> {
  const database = openDatabase(databaseUrl)
  try {
    const members = await signUpAll(site, database)
    return { members, ...(await fill(members, database)) }
  } finally {
    await database.$disconnect()
  }
}

async function signUpAll(site: Pick<Site, 'url'>, database: Database) {
  const members: Partial<Members> = {}
  for (const [name, role] of Object.entries(roles) as [Name, (typeof roles)[Name]][]) {
    const displayName = name === 'zqx_hidden' ? 'Zqx Verborgen' : ''
    // The site reserves names of the team.
    const username = role === 'member' ? name : { moderator: 'noor', admin: 'anika' }[role]
    members[name] = await signUpAt(site, { username, displayName })
    const data = { emailVerifiedAt: new Date() }
    await database.user.updateMany({ where: { username }, data })
    await giveRole(database, username, role)
  }
  return members as Members
}

async function fill(members: Members, database: Database) {
  const { zqx_hidden: author, reader, second, third, admin } = members
  const idOf = async ({ username }: RawMember) =>
    (await database.user.findFirstOrThrow({ where: { username } })).id
  const publish = async (by: RawMember, title: string, isAnonymous: boolean) => {
    const form = { title, content: 'What I wonder about a zebra.', type: 'general' }
    await submit(by, '/forum/new', isAnonymous ? { ...form, isAnonymous: 'on' } : form)
    return (await database.post.findFirstOrThrow({ where: { title } })).id
  }
  const authorId = await idOf(author)
  const post = await publish(author, 'Zebra question', true)
  const hidden = await publish(author, 'Zebra hidden', true)
  const removed = await publish(author, 'Zebra removed', true)
  const named = await publish(reader, 'A reader asks', false)
  const comment = await answer(author, post)
  const reply = await answer(author, post, { parentCommentId: comment })
  const below = await answer(author, named)
  await answer(reader, post, { isAnonymous: 'false' })
  await submit(author, `/forum/post/${named}/like`, { liked: '1' })
  await submit(author, `/forum/post/${named}/report`, { reason: 'spam', note: '' })
  for (const who of [reader, second, third])
    await submit(who, `/forum/post/${hidden}/report`, { reason: 'abuse', note: '' })
  await submit(reader, `/forum/comment/${comment}/report`, { reason: 'other', note: 'A note' })
  await submit(admin, `/moderation/post/${removed}`, { action: 'remove', reason: 'spam' })
  const suspension = { action: 'suspend', reason: 'abuse', days: '3' }
  await submit(admin, `/moderation/member/${authorId}`, suspension)
  const about = { feedKey: 'first', episodeNumber: 1, title: 'First' }
  const { id: episode } = await database.episode.create({ data: about })
  const items = { post, comment, reply, named, below, hidden, removed }
  const world = { ...items, reader: await idOf(reader), episode }
  return { world, authorId }
}

async function answer(by: RawMember, postId: string, form: Record<string, string> = {}) {
  const body = { content: 'Zebra answer', isAnonymous: 'on', ...form }
  const { headers } = await submit(by, `/forum/post/${postId}`, body)
  const { text } = await by.send(headers.location ?? '')
  return /id="posted"><article [^>]*id="comment-([\w-]+)"/.exec(text)?.[1] ?? ''
}

async function submit(by: RawMember, url: string, body: Record<string, string>) {
  const answer = await by.send(url, { body })
  if (answer.status !== 303) throw new Error(`${url}: ${answer.status} ${answer.text}`)
  return answer
}
