import { randomUUID } from 'node:crypto'
import { db } from '~/database/db.server'
import { memberColumns, toMember, type Member } from '~/domain/members/member'
import { signUp } from '~/domain/accounts/sign-up.server'
import { nameKeyRows } from '~/domain/names/taken-names.server'
import { publishComment } from '~/domain/comments/publish-comment.server'
import { publishPost } from '~/domain/posts/publish-post.server'
import type { Browser } from '~/domain/sessions/browser'
import type { Result } from '~/domain/result'

export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${result.code} ${JSON.stringify(result.fields)}`)
  return result.value
}

export type MailedMember = Member & { email: string }

function withEmail(member: Member): MailedMember {
  const { email } = member
  if (email === null) throw new Error('this member has no email')
  return { ...member, email }
}

/** Creates a member without a password. Inserts the row directly, because hashing is slow. */
export async function makeMember(
  username = `m_${randomUUID().slice(0, 8)}`,
): Promise<MailedMember> {
  const email = `${username}@example.com`
  const names = {
    username,
    usernameKey: username.toLowerCase(),
    displayName: `Display ${username}`,
  }
  const row = await db.user.create({
    data: {
      ...names,
      email,
      emailKey: email.toLowerCase(),
      names: { create: nameKeyRows(names) },
    },
    select: memberColumns,
  })
  return withEmail(toMember(row))
}

/** Creates a moderator or admin who has completed two-factor authentication. */
export async function makeModerator(
  role: 'moderator' | 'admin' = 'moderator',
): Promise<MailedMember> {
  const { id } = await makeMember()
  const row = await db.user.update({ where: { id }, data: { role }, select: memberColumns })
  return withEmail(toMember(row, new Date()))
}

/** Reads the member's current row, in the same session. */
export async function memberAgain({ id, secondStepAt }: Member): Promise<MailedMember> {
  const row = await db.user.findUniqueOrThrow({ where: { id }, select: memberColumns })
  return withEmail(toMember(row, secondStepAt))
}

export function newBrowser(ip = '192.0.2.1'): Browser {
  return { ip }
}

export async function signUpMember(
  username: string,
  password = 'correct horse',
): Promise<MailedMember> {
  const form = { username, email: `${username}@example.com`, password }
  return withEmail(unwrap(await signUp(form, 'en', newBrowser())).member)
}

export async function publishAnyPost(author: Member, input: Record<string, unknown> = {}) {
  const post = {
    title: 'A title of a post',
    content: 'Enough content for a post.',
    type: 'general',
    guidanceSeen: true,
  }
  return unwrap(await publishPost(author, { ...post, ...input }))
}

/** Publishes a post, and returns it as its readers get it. */
export async function makePost(author: Member, input: Record<string, unknown> = {}) {
  const { tombstone: _, ...post } = await publishAnyPost(author, input)
  return post
}

export async function makeComment(
  author: Member,
  postId: string,
  input: Record<string, unknown> = {},
) {
  const comment = { content: 'A comment', isAnonymous: false, guidanceSeen: true }
  return unwrap(await publishComment(author, postId, { ...comment, ...input }))
}
