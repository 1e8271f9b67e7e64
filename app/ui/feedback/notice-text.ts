import { useTranslation } from '~/i18n/use-translation'
import type { NoticeText, NoticeVariant, RaisedNotice } from './notices'

/** A notice that the page raises itself, or one that the server has written. */
export type Notice = RaisedNotice | NoticeText

/** Translates a notice. What a page raises itself is always an error. */
export function useNoticeText(): (notice: Notice) => NoticeText {
  const { t } = useTranslation()
  return (notice) =>
    typeof notice === 'string'
      ? {
          title: t(`notice.${notice}.title`),
          description: t(`notice.${notice}.description`),
          variant: 'destructive',
        }
      : notice
}

/** The CSS classes of a notice. */
export function noticeClass(variant: NoticeVariant): string {
  return variant === 'destructive' ? 'notice notice-bad' : 'notice'
}
