import { i18nOf } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import type { NoticeKey, NoticeText, NoticeVariant } from '~/ui/feedback/notices'

/** Destructive notices stay until closed, the next result or the next page. */
const noticeVariants: Record<NoticeKey, NoticeVariant> = {
  'signed-in': 'default',
  'signed-up': 'default',
  'post-created': 'default',
  'comment-posted': 'default',
  'post-not-found': 'destructive',
  'comment-gone': 'destructive',
  'cookies-refused': 'destructive',
  'profile-not-loaded': 'destructive',
  'sign-out-failed': 'destructive',
  offline: 'destructive',
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
  'second-step-removed': 'default',
  'passkey-added': 'default',
  'passkey-removed': 'default',
  'passkey-renamed': 'default',
  'passkey-expired': 'destructive',
  'email-asked': 'default',
  unblocked: 'default',
  saved: 'default',
  'session-ended': 'default',
  'trust-ended': 'default',
  'verification-sent': 'default',
  'google-joined': 'default',
  'google-cancelled': 'destructive',
  'google-address-unusable': 'destructive',
  'google-unverified': 'destructive',
  'sign-in-expired': 'destructive',
  'google-down': 'destructive',
}

/** The notice of a session or an address in the words of a language; null if it is none. */
export function noticeTextOf(
  language: Language,
  key: string | null | undefined,
): NoticeText | null {
  if (!isNoticeKey(key)) return null
  const t = i18nOf(language).getFixedT(language, 'shell')
  return {
    title: t(`notice.${key}.title`),
    description: t(`notice.${key}.description`),
    variant: noticeVariants[key],
  }
}

/** A text as the key of a notice, or null. */
export function noticeKeyOf(text: string): NoticeKey | null {
  return isNoticeKey(text) ? text : null
}

function isNoticeKey(value: unknown): value is NoticeKey {
  return typeof value === 'string' && Object.hasOwn(noticeVariants, value)
}
