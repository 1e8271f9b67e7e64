import type { AppLoadContext } from '@remix-run/node'
import { newsFor, visitThread, type OwnThread } from '~/domain/answers/answers.server'
import type { News } from '~/domain/answers/answers.server'
import type { Member } from '~/domain/members/member'
import { readOwnThreads, type OwnThreads } from '~/domain/threads/thread-states.server'

const threadsOf = new WeakMap<AppLoadContext, Promise<OwnThreads>>()
const newsOf = new WeakMap<AppLoadContext, Promise<News>>()

/** What the request's member follows, saves, has read and wrote anonymously. The loaders of a request read it once. */
export function ownThreads(context: AppLoadContext, member: Member): Promise<OwnThreads> {
  const known = threadsOf.get(context) ?? readOwnThreads(member.id)
  threadsOf.set(context, known)
  return known
}

/** What others wrote that she has not seen; the thread at the request's URL is being read. Read once, too. */
export function ownNews(request: Request, context: AppLoadContext, member: Member): Promise<News> {
  const known = newsOf.get(context) ?? readNews(request, context, member)
  newsOf.set(context, known)
  return known
}

export type Visit = {
  /** The tags of the member's own anonymous items. */
  tags: OwnThreads['tags']
  /** Notes that the comments shown are read, and returns what the thread's page tells the member. */
  finish: (postId: string, shown: { id: string }[]) => Promise<OwnThread>
}

/**
 * Begins a member's visit of the thread at the request's URL. Call it before the comments are read: one that arrives in between then
 * counts as new on the next visit. Finish it once the viewer is known to be allowed to read the post.
 */
export async function beginVisit(
  request: Request,
  context: AppLoadContext,
  member: Member,
): Promise<Visit> {
  const news = await ownNews(request, context, member)
  const threads = await ownThreads(context, member)
  return {
    tags: threads.tags,
    finish: (postId, shown) =>
      visitThread(member, postId, {
        isSeen: !context.isUnseen,
        shown: shown.map(({ id }) => id),
        own: { threads, news },
      }),
  }
}

async function readNews(request: Request, context: AppLoadContext, member: Member) {
  const [, threadId] = /^\/forum\/post\/([^/.]+)/.exec(new URL(request.url).pathname) ?? []
  return newsFor(member, threadId, await ownThreads(context, member))
}
