import type { Member } from '~/domain/members/member'

/**
 * The `Cache-Control` of a page. A visitor's may be kept and asked for anew; a member's, one about a message that
 * was sent, and one that a mailed link opened, are for one person alone.
 */
export function pageCaching(request: Request, member: Member | null): 'no-cache' | 'no-store' {
  const { pathname, searchParams } = new URL(request.url)
  const isPersonal = member || searchParams.has('token') || pathname.startsWith('/contact/sent/')
  return isPersonal ? 'no-store' : 'no-cache'
}
