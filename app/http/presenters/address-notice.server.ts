import type { NoticeKey } from '~/ui/feedback/notices'

// Errors alone: anybody can make a link that says that something was done.
const errors: readonly NoticeKey[] = [
  'post-not-found',
  'comment-gone',
  'cookies-refused',
  'profile-not-loaded',
  'google-cancelled',
  'google-address-unusable',
  'google-unverified',
  'sign-in-expired',
  'google-down',
]

/** The notice that a redirect gave a visitor, who has no session to keep it. */
export function addressNotice(request: Request): NoticeKey | null {
  const key = new URL(request.url).searchParams.get('notice')
  return errors.find((error) => error === key) ?? null
}
