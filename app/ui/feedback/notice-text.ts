import { useTranslation } from 'react-i18next'
import { noticeVariants, type NoticeKey, type NoticeVariant } from './notices'

export type NoticeText = { title: string; description?: string; variant: NoticeVariant }

/** One of the site's notices, or a screen's own text. */
export type Notice = NoticeKey | NoticeText

/** Translates a notice. */
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

/** The CSS classes of a notice. */
export function noticeClass(variant: NoticeVariant): string {
  return variant === 'destructive' ? 'notice notice-bad' : 'notice'
}
