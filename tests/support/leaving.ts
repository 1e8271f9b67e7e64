import type { Member } from '~/domain/members/member'
import { likePost } from '~/domain/activity/like-post.server'
import { listComments } from '~/domain/comments/list-comments.server'
import { completeDepartures, departureDays } from '~/domain/account-deletion/departures.server'
import { deleteAccount } from '~/domain/account-deletion/delete-account.server'
import { day, hour, minute } from '~/domain/durations'
import { makeComment, makeMember, makePost, unwrap } from './forum/factories'
import { freshSession } from './forum/fresh-session'

/** The form's choices that keep everything. */
export const stay = { namedItems: 'stay', anonymousItems: 'stay' }
export const go = { namedItems: 'go', anonymousItems: 'go' }

// For members without a password, a fresh session counts as reauthentication.
export { freshSession as fresh }

export async function leave(member: Member, choices: object = stay) {
  return deleteAccount(member, choices, await freshSession(member))
}

/**
 * Advances past the three days and five more hours, in which late items are deleted too.
 * @returns the number of deletions
 */
export async function completeAllDepartures(
  from = Date.now() + departureDays * day,
  complete = completeDepartures,
) {
  let deleted = 0
  for (let at = from; at < from + 5 * hour + 10 * minute; at += 9 * minute)
    deleted += await complete(new Date(at))
  return deleted
}

export async function threadsOf(postId: string) {
  return unwrap(await listComments(null, postId, {})).comments
}

/** Creates every kind of item that a member can leave behind, on their own and on others' posts. */
export async function traces() {
  const [asha, ravi] = [await makeMember('asha_k'), await makeMember('ravi')]
  const key = { idempotencyKey: 'a-form-key' }
  const named = await makePost(asha, { title: 'By asha', ...key })
  const hidden = await makePost(asha, { title: 'By nobody', isAnonymous: true, ...key })
  const other = await makePost(ravi, { title: 'By ravi' })
  for (const { id } of [named, hidden, other]) await likePost(asha, id, { liked: '1' })
  await likePost(ravi, other.id, { liked: '1' })
  const top = await makeComment(asha, other.id, { content: 'mine, named', ...key })
  await makeComment(ravi, other.id, { content: 'answer of ravi', parentCommentId: top.id })
  const alone = await makeComment(asha, other.id, { content: 'mine, hidden', isAnonymous: true })
  await makeComment(asha, other.id, { content: 'to myself', parentCommentId: alone.id })
  await makeComment(ravi, named.id, { content: 'ravi was here' })
  return { asha, ravi, named, hidden, other, top, alone }
}
