import type { AppLoadContext } from '@remix-run/node'
import { newsFor, visitThread, type News, type OwnThread } from '~/domain/answers/answers.server'
import type { Member } from '~/domain/members/member'
import { readOwnThreads, type OwnThreads } from '~/domain/threads/thread-states.server'

/**
 * The threads that the member follows, has saved or has read, and her anonymous items. The loaders of a request read
 * them once.
 */
export function ownThreads(context: AppLoadContext, member: Member): Promise<OwnThreads> {
  return (context.ownThreads ??= readOwnThreads(member.id))
}

/**
 * News that the member has not seen. The thread at the request's URL counts as being read. Also read once per request.
 */
export function ownNews(request: Request, context: AppLoadContext, member: Member): Promise<News> {
  return (context.ownNews ??= readNews(request, context, member))
}

export type Visit = {
  /** The tags of the member's own anonymous items. */
  tags: OwnThreads['tags']
  /** Marks the shown comments as read, and returns the member's state of the thread for its page. */
  finish: (postId: string, shown: { id: string }[]) => Promise<OwnThread>
}

/**
 * Begins a member's visit of the thread at the request's URL. Call it before loading the comments, so a comment that
 * arrives in between counts as new on the next visit. Call `finish` once the viewer is known to be allowed to read the
 * post.
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
