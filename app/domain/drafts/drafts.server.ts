import { clearDeleted, db, isOneOf, sql, type Sql } from '~/database/db.server'
import { createHmac } from 'node:crypto'
import { topicKeys } from '~/content/topics'
import { decrypt, encrypt, keysFor } from '~/runtime/encryption.server'
import { startOfDay } from '../day'
import { type Member, memberColumns, toMember } from '../members/member'
import { lengths } from '../validation/lengths'
import { textLanguages } from '../validation/text'
import { isId } from '../validation/validation.server'
import { readOwnComment } from '../comments/own-comment.server'
import { readOwnPost } from '../posts/own-post.server'
import { readPost } from '../posts/read-posts.server'
import { readTombstone } from '../posts/read-tombstone.server'
import { authoredBy } from '../authorship/authorship.server'
import { bytesInField } from '../rich-text/rich-text.server'

export type DraftFields = Record<string, string>

const purpose = 'draft'

/** Saves a form that could not be sent, encrypted with its key. Does nothing for an unknown owner. */
export async function saveDraft(
  ownerId: string,
  draftKey: string,
  fields: DraftFields,
): Promise<void> {
  if (!(await db.user.count({ where: { id: ownerId } }))) return
  const [, ...formerKeys] = buildDraftKeys(ownerId, draftKey)
  const columns = draftColumns(ownerId, draftKey, fields)
  await db.draft.deleteMany({ where: { draftKey: { in: formerKeys } } })
  await db.draft.upsert({
    where: { draftKey: columns.draftKey },
    create: { userId: ownerId, ...columns },
    update: columns,
  })
}

/** Returns the stored columns of a draft. */
export function draftColumns(userId: string, draftKey: string, fields: DraftFields) {
  const [storedKey] = buildDraftKeys(userId, draftKey)
  return {
    draftKey: storedKey,
    fields: encrypt(purpose, JSON.stringify({ draftKey, fields })),
    updatedAt: startOfDay(new Date()),
  }
}

/** Returns the stored keys of a member's draft of a form, under the current secret and former ones. */
export function buildDraftKeys(userId: string, draftKey: string): [string, ...string[]] {
  const keys = keysFor('draft-key').map((key) =>
    createHmac('sha256', key)
      .update(JSON.stringify([userId, draftKey]))
      .digest('base64url'),
  )
  return keys as [string, ...string[]]
}

/** Reads the viewer's own draft of a form, or null. */
export async function readDraft(viewer: Member, draftKey: string): Promise<DraftFields | null> {
  const draft = await db.draft.findFirst({
    where: { userId: viewer.id, draftKey: { in: buildDraftKeys(viewer.id, draftKey) } },
    orderBy: { updatedAt: 'desc' },
    select: { fields: true },
  })
  return fieldsOf(draft?.fields ?? null)
}

/** Reads the viewer's own drafts of several forms, by draft key. */
export async function readDrafts(
  viewer: Member,
  draftKeys: string[],
): Promise<Map<string, DraftFields>> {
  if (!draftKeys.length) return new Map()
  const stored = draftKeys.flatMap((draftKey) => buildDraftKeys(viewer.id, draftKey))
  const rows = await db.draft.findMany({
    where: { userId: viewer.id, draftKey: { in: stored } },
    orderBy: { updatedAt: 'asc' },
    select: { fields: true },
  })
  const drafts = rows.flatMap(({ fields }) => openDraft(fields) ?? [])
  return new Map(drafts.map(({ draftKey, fields }) => [draftKey, fields]))
}

/** Reads the viewer's own drafts about a post: a comment, and edits of the post and of comments. */
export async function readDraftsAbout(viewer: Member, postId: string): Promise<DraftFields[]> {
  const where = { postId, deletedAt: null, ...(await authoredBy(viewer.id)) }
  const own = await db.comment.findMany({ where, select: { id: true } })
  const comments = own.map(({ id }) => `edit-comment:${id}`)
  const drafts = await readDrafts(viewer, [`comment:${postId}`, `edit-post:${postId}`, ...comments])
  return [...drafts.values()]
}

/** Like `readDraft`, as a value in SQL, for `fieldsOf`. */
export function draftSql(viewer: Member, draftKey: string): Sql {
  return sql`(
    SELECT d."fields" FROM "Draft" d
    WHERE d."userId" = ${viewer.id} AND ${isOneOf(sql`d."draftKey"`, buildDraftKeys(viewer.id, draftKey))}
    ORDER BY d."updatedAt" DESC LIMIT 1
  )`
}

/** Returns the fields of a stored draft; null without a draft. */
export function fieldsOf(encrypted: string | null): DraftFields | null {
  return encrypted === null ? null : (openDraft(encrypted)?.fields ?? null)
}

/** Returns the contents of a stored draft; null when it is encrypted with an unknown secret. */
export function openDraft(encrypted: string): { draftKey: string; fields: DraftFields } | null {
  const text = decrypt(purpose, encrypted)
  if (text === null) return null
  return JSON.parse(text) as { draftKey: string; fields: DraftFields }
}

/** Deletes the viewer's draft of a form. */
export async function discardDraft(viewer: Member, draftKey: string): Promise<void> {
  await db.draft.deleteMany({ where: { draftKey: { in: buildDraftKeys(viewer.id, draftKey) } } })
  await clearDeleted()
}

/** The maximum number of drafts per member. The oldest ones are deleted. */
export const maxDrafts = 50

// Text slightly over a limit is kept, so that it can be shortened; longer text was not typed.
const slack = 2
// The maximum number of bytes of HTML for one character within the limits, as for `&`.
const maxBytesPerCharacter = 11

type FormRule = {
  /** Maximum length of each field, in code points. */
  fields: Record<string, number>
  isAllowed: (member: Member, id: string) => Promise<boolean>
}

const choice = 64
const post = {
  title: lengths.titleMax,
  content: lengths.contentMax,
  topic: choice,
  contentNote: choice,
  audience: choice,
  isAnonymous: choice,
}
const comment = { content: lengths.commentMax, isAnonymous: choice }
const expertBoxes = [
  ...textLanguages.map((key) => `language-${key}`),
  ...topicKeys.map((key) => `topic-${key}`),
]
const expertFields = {
  username: lengths.shortMax,
  name: lengths.displayNameMax,
  profession: choice,
  register: lengths.shortMax,
  number: lengths.shortMax,
  until: choice,
  ...Object.fromEntries(expertBoxes.map((name) => [name, choice])),
}

/** The forms with drafts, by name. In a draft key the item's id follows after a colon. */
const forms = {
  'new-post': {
    fields: { ...post, type: choice, episodeId: choice },
    // With an id, the form is about that episode.
    isAllowed: async (_, id) =>
      id === '' || (isId(id) && (await db.episode.count({ where: { id } })) > 0),
  },
  'edit-post': {
    fields: post,
    async isAllowed(member, id) {
      if ((await readOwnPost(member, id)).ok) return true
      const found = await readTombstone(member, id)
      return found.ok && found.value.tombstone === 'hidden' && found.value.own !== null
    },
  },
  comment: {
    fields: { ...comment, parentCommentId: choice },
    async isAllowed(member, id) {
      if ((await readPost(member, id)).ok) return true
      const hidden = await readTombstone(member, id)
      return hidden.ok && hidden.value.tombstone === 'hidden'
    },
  },
  'edit-comment': {
    fields: comment,
    isAllowed: async (member, id) =>
      (await readOwnComment(member, id)).ok || (await isOwnHiddenComment(member, id)),
  },
  'edit-profile': {
    fields: { displayName: lengths.displayNameMax, bio: lengths.bioMax },
    isAllowed: (_, id) => Promise.resolve(id === ''),
  },
  settings: {
    fields: { emailNotifications: choice, digest: choice, moderationMail: choice },
    isAllowed: (_, id) => Promise.resolve(id === ''),
  },
  // Each field is a list of keys, separated by commas.
  hidden: {
    fields: { hiddenTopics: lengths.shortMax, hiddenNotes: lengths.shortMax },
    isAllowed: (_, id) => Promise.resolve(id === ''),
  },
  'change-email': {
    fields: { email: lengths.emailMax },
    isAllowed: (_, id) => Promise.resolve(id === ''),
  },
  'rename-passkey': {
    fields: { name: lengths.shortMax },
    isAllowed: ({ id: userId }, id) => hasPasskey(userId, id),
  },
  'delete-account': {
    fields: { namedItems: choice, anonymousItems: choice },
    isAllowed: (_, id) => Promise.resolve(id === ''),
  },
  moderate: {
    fields: { action: choice, reason: choice, days: choice, topic: choice, contentNote: choice },
    isAllowed: ({ role }, id) => Promise.resolve(role !== 'member' && isId(id)),
  },
  report: {
    fields: { reason: choice, note: lengths.noteMax },
    isAllowed: async (member, id) => (await readPost(member, id)).ok || hasComment(id),
  },
  appeal: {
    fields: { message: lengths.appealMax },
    isAllowed: (_, id) => Promise.resolve(isId(id)),
  },
  review: {
    fields: { verdict: choice },
    isAllowed: (_, id) => hasComment(id),
  },
  expert: {
    fields: expertFields,
    isAllowed: ({ role }, id) => Promise.resolve(role === 'admin' && (id === 'new' || isId(id))),
  },
  grievance: {
    fields: { outcome: choice, answer: lengths.commentMax },
    isAllowed: async ({ role }, referenceId) =>
      role === 'admin' && (await db.grievance.count({ where: { referenceId } })) > 0,
  },
  question: {
    fields: { episode: lengths.shortMax, time: choice, answer: lengths.guestAnswerMax },
    isAllowed: async ({ role }, referenceId) =>
      role === 'admin' && (await db.guestQuestion.count({ where: { referenceId } })) > 0,
  },
} satisfies Record<string, FormRule>

type FormName = keyof typeof forms

/** Names a form with drafts, and its item if it has one. */
export type DraftKey = FormName | `${FormName}:${string}`

async function hasPasskey(userId: string, id: string) {
  return isId(id) && (await db.passkey.count({ where: { id, secondStep: { userId } } })) > 0
}

async function isOwnHiddenComment(member: Member, id: string) {
  if (!isId(id)) return false
  const isHidden = { OR: [{ hiddenAt: { not: null } }, { post: { hiddenAt: { not: null } } }] }
  const AND = [isHidden, await authoredBy(member.id)]
  return (await db.comment.count({ where: { id, deletedAt: null, AND } })) > 0
}

async function hasComment(id: string) {
  return (
    isId(id) && (await db.comment.count({ where: { id, deletedAt: null, removedAt: null } })) > 0
  )
}

/**
 * Saves a form that could not be sent, if something was typed and its item exists, even if reports have hidden it.
 * Saves only the form's own fields, cut to size. Returns true when it has saved them.
 */
export async function saveLateDraft(
  ownerId: string,
  draftKey: string,
  fields: DraftFields,
): Promise<boolean> {
  const [name = '', id = ''] = draftKey.split(':')
  const form: FormRule | undefined = isFormName(name) ? forms[name] : undefined
  const owner = await db.user.findUnique({ where: { id: ownerId }, select: memberColumns })
  if (!form || !owner || !(await form.isAllowed(toMember(owner), id))) return false
  const ownFields = cut(fields, form.fields)
  if (!Object.keys(ownFields).length) return false
  await saveDraft(ownerId, draftKey, ownFields)
  await dropOldest(ownerId)
  return true
}

function isFormName(name: string): name is FormName {
  return Object.hasOwn(forms, name)
}

function cut(submitted: DraftFields, limits: Record<string, number>): DraftFields {
  const ownFields = Object.entries(submitted).filter(([name]) => Object.hasOwn(limits, name))
  return Object.fromEntries(
    ownFields.map(([name, value]) => [name, truncate(value, limits[name] ?? 0)]),
  )
}

function truncate(text: string, limit: number) {
  const max = limit * slack
  const points = [...text.slice(0, 2 * max)].slice(0, max)
  const first = (count: number) => points.slice(0, count).join('')
  const fits = (count: number) => bytesInField(first(count)) <= limit * maxBytesPerCharacter
  // Usually the whole text fits; otherwise finds the longest start that fits, by bisection.
  let [low, high] = fits(points.length) ? [points.length, points.length] : [0, points.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return first(low)
}

async function dropOldest(userId: string) {
  const tooMany = await db.draft.findMany({
    where: { userId },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    skip: maxDrafts,
    select: { id: true },
  })
  const ids = tooMany.map(({ id }) => id)
  if (ids.length) await db.draft.deleteMany({ where: { id: { in: ids } } })
}
