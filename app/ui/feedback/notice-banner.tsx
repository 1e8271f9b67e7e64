import { useTranslation } from '~/i18n/use-translation'
import { Icon } from '~/ui/drawing/icon'
import { useHydrated } from '~/ui/hydrated'
import { noticeClass, useNoticeText, type Notice } from './notice-text'

/**
 * A notice as the server renders it: in the flow without scripts, and with them where the toast will be, so that
 * nothing moves when the toast replaces it. It stays if the toast cannot load.
 */
export function NoticeBanner({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { t } = useTranslation()
  const isHydrated = useHydrated()
  const { title, description, variant } = useNoticeText()(notice)
  return (
    <div className="notices" tabIndex={isHydrated ? -1 : undefined}>
      <section className={noticeClass(variant)} aria-label={t('notices')}>
        <b>{title}</b>
        {description && <div>{description}</div>}
        {isHydrated && (
          <button className="icon-button" aria-label={t('closeNotice')} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </section>
    </div>
  )
}
