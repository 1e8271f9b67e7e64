import { Link } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'

/** A search that found nothing: back to all posts, or on to a post of one's own with the same words. */
export function NoResults({ q, isMember }: { q: string; isMember: boolean }) {
  const { t } = useTranslation('list')
  const ask = `/forum/new?${new URLSearchParams({ title: q })}`
  return (
    <div className="empty">
      <EmptyDrawing />
      <p>{t('foundNoneHint')}</p>
      <div className="actions">
        <Link
          className="button"
          to={isMember ? ask : `/auth/signin?${new URLSearchParams({ redirectTo: ask })}`}
        >
          {t(isMember ? 'ask' : 'signInToAsk')}
        </Link>{' '}
        <Link className="button button-quiet" to="/forum">
          {t('showAll')}
        </Link>
      </div>
    </div>
  )
}
