import type { en } from '~/i18n/locales/en'

export type NoticeKey = keyof (typeof en)['shell']['notice']

export type NoticeVariant = 'default' | 'destructive'

/** Destructive notices stay until closed. The texts are in the `shell` locale. */
export const noticeVariants: Record<NoticeKey, NoticeVariant> = {
  'signed-in': 'default',
  'signed-up': 'default',
  'post-created': 'default',
  'comment-posted': 'default',
  'post-not-found': 'destructive',
  'sign-in-failed': 'destructive',
  'sign-up-failed': 'destructive',
  'passwords-differ': 'destructive',
  'post-failed': 'destructive',
  'comment-failed': 'destructive',
  'like-failed': 'destructive',
  'sign-in-unsent': 'destructive',
  'post-unsent': 'destructive',
  'comment-unsent': 'destructive',
  'not-your-form': 'destructive',
  'post-updated': 'default',
  'comment-updated': 'default',
  'post-deleted': 'default',
  'comment-deleted': 'default',
  'update-failed': 'destructive',
  'profile-updated': 'default',
  'profile-failed': 'destructive',
  'profile-unsent': 'destructive',
  'settings-updated': 'default',
  'settings-failed': 'destructive',
  'settings-unsent': 'destructive',
  'too-many': 'destructive',
  'reset-sent': 'default',
  'password-changed': 'default',
  'email-asked': 'default',
  'session-ended': 'default',
  'verification-sent': 'default',
  'google-joined': 'default',
  'google-cancelled': 'destructive',
  'google-unverified': 'destructive',
  'google-expired': 'destructive',
  'google-down': 'destructive',
}

/** Whether a value from a session or URL is a notice. */
export function isNoticeKey(value: unknown): value is NoticeKey {
  return typeof value === 'string' && Object.hasOwn(noticeVariants, value)
}
