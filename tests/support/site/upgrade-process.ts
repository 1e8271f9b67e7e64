/**
 * Makes a forum of the time before authors were encrypted in an empty database (`DATABASE_URL`), brings it up to date as
 * the server does at its start, and prints what became of it as JSON.
 */
import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { closeDatabase, db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import { readDraft } from '~/domain/drafts/drafts.server'
import { findByFormerId } from '~/domain/posts/former-ids.server'
import { listOwnComments } from '~/domain/activity/list-own-comments.server'
import { listOwnPosts } from '~/domain/activity/list-own-posts.server'
import { listLog } from '~/domain/moderation/audit-log.server'
import { openContents } from '~/domain/mail/outbox.server'
import { encryptExisting } from '~/upgrade/encrypt-existing.server'
import { applyMigrations } from '../../../prisma/apply-migrations'
import { applyMigrationsBefore } from './old-migrations'
import { dumpDatabase } from '../database/dump-database'

const url = process.env.DATABASE_URL ?? ''
const id = (index: number) => `018f0000-0000-7000-8000-00000000000${index}`
const [asha, mod, post, named, comment, reply, episode] = [1, 2, 3, 4, 5, 6, 7].map(id)
const at = `'2026-01-02T03:04:05.678+00:00'`

await applyMigrationsBefore(url, '_anonymity')
for (const statement of oldRows()) await db.$executeRawUnsafe(statement)
await applyMigrations(url)
await encryptExisting()

const member = { id: asha, role: 'member', suspendedUntil: null } as Member
const secondStepAt = new Date()
const admin = { id: mod, role: 'admin', suspendedUntil: null, secondStepAt } as Member
const dump = await dumpDatabase()
const present = await findByFormerId(post ?? '')
process.stdout.write(
  JSON.stringify({
    ids: { asha, post, present, comment: await findByFormerId(comment ?? '') },
    posts: await listOwnPosts(member, {}),
    comments: await listOwnComments(member, {}),
    rows: {
      posts: await db.post.findMany({ include: { likedBy: true, reports: true, search: true } }),
      comments: await db.comment.findMany({ orderBy: { sortKey: 'asc' } }),
      episodes: await db.episode.findMany(),
    },
    draft: await readDraft(member, `comment:${present}`),
    mails: (await db.outgoingMail.findMany()).map((row) => ({
      ...row,
      contents: openContents(row.payload),
    })),
    log: await listLog(admin, {}),
    secondStepDue: await db.user.findMany({
      select: { role: true, secondStepDue: true },
      orderBy: { role: 'asc' },
    }),
    plain: dump.match(/plain:/g)?.length ?? 0,
  }),
)
await closeDatabase()

function oldRows() {
  const user = (key: string | undefined, name: string, role: string) =>
    `INSERT INTO "User" ("id", "username", "usernameKey", "email", "emailKey", "role", "createdAt", "updatedAt")
     VALUES ('${key}', '${name}', '${name}', '${name}@example.com', '${name}@example.com', '${role}', ${at}, ${at})`
  const mail = (cause: string, kind: string, state: string, payload: string) =>
    `INSERT INTO "OutgoingMail" ("id", "cause", "messageId", "kind", "language", "recipient", "thread", "payload", "state", "createdAt")
     VALUES ('${id(8)}${cause.length}', '${cause}', '<${cause}@x>', '${kind}', 'hi', 'asha@example.com', '${post}', '${payload}', '${state}', ${at})`
  return [
    user(asha, 'asha', 'member'),
    user(mod, 'mod', 'admin'),
    `INSERT INTO "Episode" ("id", "feedKey", "title", "updatedAt") VALUES ('${episode}', 'e', 'Episode', ${at})`,
    `INSERT INTO "Post" ("id", "authorId", "title", "content", "type", "episodeId", "isAnonymous", "onceKey")
     VALUES ('${post}', '${asha}', 'Hidden', 'Content', 'episode', '${episode}', true, 'k')`,
    `INSERT INTO "Post" ("id", "authorId", "title", "content", "type") VALUES ('${named}', '${asha}', 'Named', 'Content', 'general')`,
    `INSERT INTO "Comment" ("id", "postId", "authorId", "content", "isAnonymous") VALUES ('${comment}', '${post}', '${asha}', 'Mine', true)`,
    `INSERT INTO "Comment" ("id", "postId", "authorId", "parentId", "content") VALUES ('${reply}', '${post}', '${mod}', '${comment}', 'Reply')`,
    `INSERT INTO "Like" ("postId", "userId") VALUES ('${post}', '${mod}')`,
    `INSERT INTO "Report" ("id", "reporterId", "commentId", "reason") VALUES ('${id(9)}', '${mod}', '${comment}', 'spam')`,
    `INSERT INTO "Draft" ("id", "userId", "place", "fields", "updatedAt")
     VALUES ('d', '${asha}', 'comment:${post}', '{"content":"unsent","parentCommentId":"${comment}"}', ${at})`,
    `INSERT INTO "AuditEntry" ("id", "actorId", "action", "targetKind", "targetId") VALUES ('a1', '${mod}', 'reveal', 'post', '${post}')`,
    `INSERT INTO "AuditEntry" ("id", "actorId", "action", "targetKind", "targetId") VALUES ('a2', '${mod}', 'suspend', 'member', '${asha}')`,
    mail('told', 'somethingNew', 'sent', ''),
    mail('waits', 'somethingNew', 'waiting', encryptedOnce({ postId: post })),
    mail('reset12', 'resetPassword', 'waiting', encryptedOnce({ token: 't' })),
    mail('failed', 'verifyEmail', 'setAside', encryptedOnce({ token: 'f' })),
  ]
}

// As the version before encrypted a mail's payload.
function encryptedOnce(payload: object) {
  const key = Buffer.from(
    hkdfSync('sha256', process.env.SESSION_SECRET ?? '', '', 'mail-payload', 32),
  )
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const text = Buffer.concat([cipher.update(JSON.stringify(payload), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}
