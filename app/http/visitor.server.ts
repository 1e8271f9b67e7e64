import type { AppLoadContext } from '@remix-run/node'
import { isbot } from 'isbot'
import type { Member } from '~/domain/members/member'
import { countView, type Visitor } from '~/domain/activity/count-views.server'

type Reading = {
  method: string
  ip?: string
  headers: Record<string, string | string[] | undefined>
}

/**
 * Who reads, for counting views; taken from the connection, because Remix hands even a POST's or a HEAD's
 * loaders a GET.
 * @returns null for what is no reading by a person: another method than GET, a prefetch or preview, a bot
 */
export function visitorOf({ method, ip = '', headers }: Reading): Visitor | null {
  const userAgent = String(headers['user-agent'] ?? '')
  const isPerson = method === 'GET' && userAgent !== '' && !isbot(userAgent)
  return isPerson && !isPrefetch(headers) ? { address: ip, userAgent } : null
}

function isPrefetch(headers: Reading['headers']) {
  return ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/i.test(String(headers[name] ?? '')),
  )
}

/** Counts the reading of a post that was found; every door that shows a whole post calls it. */
export function countReading(context: AppLoadContext, member: Member | null, postId: string): void {
  if (!context.visitor) return
  countView(postId, member ? { memberId: member.id } : context.visitor)
}
