import { db } from '~/database/db.server'
import { memberColumns, toMember, type Member } from '../members/member'
import { lengths } from '../validation/lengths'
import { isId } from '../validation/validation.server'
import { saveDraft, type DraftFields } from './drafts.server'
import { readOwnComment } from '../comments/read-own-comment.server'
import { readOwnPost } from '../posts/read-own-post.server'
import { readPost } from '../posts/read-post.server'
import { bytesInField } from '../rich-text/bytes-on-page.server'

/** How many drafts a member may have; the oldest gives way. */
export const maxDrafts = 50

// What somebody typed beyond a limit is worth keeping, so that they can shorten it; a multiple of it is not typed.
const slack = 2
// What a character within the limits takes of a page at most, as `&` does. A longer text may take as much as those do.
const mostBytesEach = 11

type FormRule = {
  /** The form's fields and how long each may be, in code points. */
  fields: Record<string, number>
  /** Whether this member may write there. */
  isThere: (member: Member, id: string) => Promise<boolean>
}

const choice = 64
const post = { title: lengths.titleMax, content: lengths.contentMax, isAnonymous: choice }
const comment = { content: lengths.commentMax, isAnonymous: choice }

/** Every form whose text is kept; the key is its name here, with the item's id after a colon where it is about one. */
const forms: Record<string, FormRule> = {
  'new-post': {
    fields: { ...post, type: choice, episodeId: choice },
    isThere: (_, id) => Promise.resolve(id === ''),
  },
  'edit-post': {
    fields: post,
    isThere: async (member, id) => (await readOwnPost(member, id)).ok,
  },
  comment: {
    fields: { ...comment, parentCommentId: choice },
    async isThere(member, id) {
      const found = await readPost(member, id)
      return found.ok && !found.value.isLocked
    },
  },
  'edit-comment': {
    fields: comment,
    isThere: async (member, id) => (await readOwnComment(member, id)).ok,
  },
  report: {
    fields: { reason: choice, note: lengths.noteMax },
    isThere: async (member, id) => (await readPost(member, id)).ok || hasComment(id),
  },
}

async function hasComment(id: string) {
  return (
    isId(id) && (await db.comment.count({ where: { id, deletedAt: null, removedAt: null } })) > 0
  )
}

/**
 * Keeps what a member typed into a form that could not be sent, if it is a form of this site about something that is
 * there: its own fields, none much longer than it may be, and the latest drafts only.
 * @param ownerId the member whose form it is; an id that is none keeps nothing
 * @param draftKey which form, such as `new-post` or `comment:<id of the post>`
 */
export async function saveLateDraft(
  ownerId: string,
  draftKey: string,
  fields: DraftFields,
): Promise<void> {
  const [name = '', id = ''] = draftKey.split(':')
  const form = Object.hasOwn(forms, name) ? forms[name] : undefined
  const owner = await db.user.findUnique({ where: { id: ownerId }, select: memberColumns })
  if (!form || !owner || !(await form.isThere(toMember(owner), id))) return
  await saveDraft(ownerId, draftKey, cut(fields, form.fields))
  await dropOldest(ownerId)
}

function cut(typed: DraftFields, limits: Record<string, number>): DraftFields {
  const known = Object.entries(typed).filter(([name]) => Object.hasOwn(limits, name))
  return Object.fromEntries(
    known.map(([name, value]) => [name, worthKeeping(value, limits[name] ?? 0)]),
  )
}

function worthKeeping(text: string, limit: number) {
  const max = limit * slack
  const points = [...text.slice(0, 2 * max)].slice(0, max)
  const first = (count: number) => points.slice(0, count).join('')
  const fits = (count: number) => bytesInField(first(count)) <= limit * mostBytesEach
  // All of it as a rule; otherwise the most that fits, by halves.
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
