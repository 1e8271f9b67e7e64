import { db } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { authoredBy } from '../authorship/authorship.server'
import { day } from '../durations'
import { activeExpert } from '../experts/expert'
import { contactsInText } from '../guidance/contacts'
import type { GuidedField } from '../guidance-kinds'
import { runCooperatively } from '../language/run-cooperatively.server'
import { isOnTeam, type Member } from '../members/member'
import { fail, ok, type Result } from '../result'

/*
 * A new account's named items wait for a moderator if they contain a link or a phone number. So does every post after
 * the third. Anonymous items are refused instead. A held anonymous item would reveal that its author is one of the
 * few new members (docs/anonymity.md). Moderators would learn this, and anybody who has a copy of the database.
 */

/** The period in which an account is new. Without an email address anybody can create the next account at once. */
const newFor = { withEmail: day, withoutEmail: 3 * day }

const freePosts = 3

type Texts = Partial<Record<GuidedField, string>>

type NewItem = { kind: 'post' | 'comment'; texts: Texts; isAnonymous: boolean }

/**
 * Decides whether a new item waits for a moderator.
 * @returns `invalid` or `not-allowed` for an anonymous item that would have to wait
 */
export async function checkNewItem(
  actor: Member,
  { kind, texts, isAnonymous }: NewItem,
): Promise<Result<{ isHeld: boolean }>> {
  if (!(await isNew(actor))) return ok({ isHeld: false })
  const field = await fieldWithContact(texts)
  const isOneTooMany = kind === 'post' && (await countPosts(actor.id, isAnonymous)) >= freePosts
  if (!isAnonymous) return ok({ isHeld: field !== null || isOneTooMany })
  if (field) return fail('invalid', { [field]: 'newAccountContact' })
  return isOneTooMany ? fail('not-allowed', { '': 'newAccountPosts' }) : ok({ isHeld: false })
}

type Edit = NewItem & { former: Texts & { isAnonymous: boolean }; isHeld: boolean }

/**
 * Refuses an edit of a published item that adds a link or a phone number, or that makes a fourth post anonymous. A
 * held item still waits after any edit, and stays named.
 */
export async function checkEditedItem(
  actor: Member,
  { kind, texts, isAnonymous, former, isHeld }: Edit,
): Promise<Result<null>> {
  if (isHeld) return isAnonymous ? fail('not-allowed', { '': 'heldAnonymous' }) : ok(null)
  if (!(await isNew(actor))) return ok(null)
  const field = await fieldWithContact(texts, former)
  if (field) return fail('invalid', { [field]: 'newAccountEdit' })
  if (kind === 'comment' || !isAnonymous || former.isAnonymous) return ok(null)
  return (await countPosts(actor.id, true)) >= freePosts
    ? fail('not-allowed', { '': 'newAccountPosts' })
    : ok(null)
}

type Profile = { displayName?: string | null; bio?: string }

/**
 * Refuses a link or a phone number that a new account adds to its name or bio, because readers see both with
 * everything it writes.
 * @param actor null at sign-up
 */
export async function checkProfile(
  actor: Member | null,
  profile: Profile,
  former: Profile = {},
): Promise<Result<null>> {
  if (env.RATE_LIMITS === 'off' || (actor && !(await isNew(actor)))) return ok(null)
  const known = new Set(await contactsIn([former.displayName ?? undefined, former.bio]))
  for (const field of ['displayName', 'bio'] as const) {
    const found = await contactsIn([profile[field] ?? undefined])
    if (found.some((contact) => !known.has(contact)))
      return fail('invalid', { [field]: 'newAccountProfile' })
  }
  return ok(null)
}

async function isNew(actor: Member) {
  if (env.RATE_LIMITS === 'off' || isOnTeam(actor, 'moderator') || activeExpert(actor)) return false
  const select = { createdAt: true, email: true }
  const account = await db.user.findUnique({ where: { id: actor.id }, select })
  if (!account) return false
  const newUntil = account.email === null ? newFor.withoutEmail : newFor.withEmail
  return account.createdAt.getTime() + newUntil > Date.now()
}

async function fieldWithContact(texts: Texts, former: Texts = {}) {
  const known = new Set(await contactsIn([former.title, former.content]))
  for (const field of ['title', 'content'] as const)
    if ((await contactsIn([texts[field]])).some((contact) => !known.has(contact))) return field
  return null
}

async function contactsIn(texts: (string | undefined)[]) {
  const found: string[] = []
  for (const text of texts) if (text) found.push(...(await runCooperatively(contactsInText(text))))
  return found
}

// Counts named and anonymous posts separately. Otherwise a held named post would reveal that anonymous posts exist.
async function countPosts(authorId: string, isAnonymous: boolean) {
  if (!isAnonymous) return db.post.count({ where: { authorId } })
  return db.post.count({ where: { isAnonymous, ...(await authoredBy(authorId)) } })
}
