import type { Member } from '~/domain/members/member'

/** Members' pages, message confirmations and pages opened by a mailed link are personal and not stored. */
export function pageCaching(request: Request, member: Member | null): 'no-cache' | 'no-store' {
  const { pathname, searchParams } = new URL(request.url)
  const isPersonal = member || searchParams.has('token') || pathname.startsWith('/contact/sent/')
  return isPersonal ? 'no-store' : 'no-cache'
}
