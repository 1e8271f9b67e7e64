import type { Site } from '../support/site/site-server'
import { parseCookies, send, type Answer } from '../support/http/raw-http'
import type { RawMember } from '../support/http/raw-member'
import type { Actor, Role } from './actors'
import type { Attempt } from './attempts'
import type { Forum } from './forum'
import { endsSession } from '../support/http/ends-session'

/** Sends a request as an actor. Requests that delete or end something use an item made for that purpose. */
export async function sendAs(
  site: Site,
  forum: Forum,
  { role }: Actor,
  attempt: Attempt,
): Promise<Answer> {
  if (role === 'visitor') return send(site.url + attempt.url, attempt.sending)
  const person = forum.people[role]
  if (endsSession(attempt.route)) return sendFresh(site, person, attempt)
  const url = role === 'author' ? spareUrl(forum, attempt) : attempt.url
  return person.send(url, attempt.sending)
}

/**
 * Returns the actor's role relative to the item of a URL. `author` and `member` swap roles in the named thread, which
 * belongs to `member`.
 */
export function roleAt({ world }: Forum, url: string, { role, isSuspended }: Actor): Actor {
  const swapped: Partial<Record<Role, Role>> = { author: 'member', member: 'author' }
  return { isSuspended, role: (url.includes(world.named) && swapped[role]) || role }
}

async function sendFresh(site: Site, { username, password }: RawMember, { url, sending }: Attempt) {
  const body = { emailOrUsername: username, password }
  const Cookie = parseCookies(await send(`${site.url}/auth/signin`, { body }))
  return send(site.url + url, { ...sending, headers: { ...sending.headers, Cookie } })
}

function spareUrl({ world, spare }: Forum, { url, method, row }: Attempt) {
  const isDeleting = row && (method === 'DELETE' || (method === 'POST' && /\/delete\b/.test(url)))
  if (isDeleting && url.includes(world.post))
    return url.replace(world.post, spare.posts.pop() ?? 'none')
  if (isDeleting && url.includes(world.comment))
    return url.replace(world.comment, spare.comments.pop() ?? 'none')
  return url
}
