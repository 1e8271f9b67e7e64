import { Link } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'

/** A list of the settings that is empty, and the way on to the forum. */
export function NothingYet({ text }: { text: string }) {
  const { t } = useTranslation('moderation')
  return (
    <div className="empty">
      <EmptyDrawing />
      <p>{text}</p>
      <Link className="button button-quiet" to="/forum">
        {t('unavailable.forum')}
      </Link>
    </div>
  )
}
