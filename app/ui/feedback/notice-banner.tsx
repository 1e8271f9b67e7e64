import { useTranslation } from 'react-i18next'
import { noticeClass, useNoticeWords, type Notice } from './notice-words'

/**
 * A notice as the server sends it: in the page's flow without scripts, and with them already
 * at the toast's place, so that nothing moves when the toast takes over.
 */
export function NoticeBanner({ notice }: { notice: Notice }) {
  const { t } = useTranslation()
  const { title, description, variant } = useNoticeWords()(notice)
  return (
    <div className="notices">
      <section className={noticeClass(variant)} aria-label={t('notices')}>
        <b>{title}</b>
        {description && <div>{description}</div>}
      </section>
    </div>
  )
}
