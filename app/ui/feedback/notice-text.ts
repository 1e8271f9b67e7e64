import { useTranslation } from 'react-i18next'
import { noticeVariants, type NoticeKey, type NoticeVariant } from './notices'

/** A notice in words of the page's language. */
export type NoticeText = { title: string; description?: string; variant: NoticeVariant }

/** Something to show: one of the site's notices, or a screen's own words. */
export type Notice = NoticeKey | NoticeText

/** Puts a notice into words. */
export function useNoticeText(): (notice: Notice) => NoticeText {
  const { t } = useTranslation()
  return (notice) =>
    typeof notice === 'string'
      ? {
          title: t(`notice.${notice}.title`),
          description: t(`notice.${notice}.description`),
          variant: noticeVariants[notice],
        }
      : notice
}

/** The class of a notice's box. */
export function noticeClass(variant: NoticeVariant): string {
  return variant === 'destructive' ? 'notice notice-bad' : 'notice'
}
