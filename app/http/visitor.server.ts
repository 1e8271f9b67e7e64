import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { AppLoadContext } from '@remix-run/node'
import { isbot } from 'isbot'
import proxyAddress from 'proxy-addr'
import type { Member } from '../domain/members/member'
import { countView } from '../domain/activity/count-views.server'
import type { Visitor } from '~/domain/activity/viewer-keys.server'
import { env } from '~/runtime/env.server'

type RequestInfo = {
  method: string
  ip?: string
  headers: Record<string, string | string[] | undefined>
}

/**
 * The visitor to count a view for. Null for methods other than GET, prefetches and bots. Read from the connection,
 * because Remix gives loaders a GET even for POST and HEAD.
 */
export function visitorOf({ method, ip = '', headers }: RequestInfo): Visitor | null {
  const userAgent = String(headers['user-agent'] ?? '')
  const isPerson = method === 'GET' && userAgent !== '' && !isbot(userAgent)
  return isPerson && !isPrefetch(headers) ? { ip, userAgent } : null
}

type Known = { userAgent: string; forwarded: unknown; visitor: Visitor | null }

const known = new WeakMap<Socket, Known>()

/** Like `visitorOf`, for a request outside Express. Checks each browser once per connection. */
export function visitorOnConnection(request: IncomingMessage): Visitor | null {
  const { method = '', headers, socket } = request
  if (method !== 'GET' || isPrefetch(headers)) return null
  const { 'user-agent': userAgent = '', 'x-forwarded-for': forwarded } = headers
  const before = known.get(socket)
  if (before?.userAgent === userAgent && before.forwarded === forwarded) return before.visitor
  const visitor = visitorOf({ method, headers, ip: clientIp(request) })
  known.set(socket, { userAgent, forwarded, visitor })
  return visitor
}

/** The client's IP address, read through the proxies that `TRUST_PROXY` trusts, as Express does. */
export function clientIp(request: IncomingMessage): string {
  return proxyAddress(request, (_ip, hop) => hop < env.TRUST_PROXY)
}

const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** True when a browser prefetches a page that nobody has opened yet. */
export function isPrefetch(headers: RequestInfo['headers']) {
  return purposes.some((name) => {
    const purpose = headers[name]
    return purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose))
  })
}

/** Counts a view of a post. Every route that shows a whole post calls this function. */
export function countPostView(
  context: Pick<AppLoadContext, 'visitor'>,
  member: Member | null,
  postId: string,
): void {
  if (!context.visitor) return
  countView(postId, member ? { memberId: member.id } : context.visitor)
}
