import { useTranslation } from '~/i18n/use-translation'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import { LinkButton } from '~/ui/button'
import { Actions, EmptyState } from '~/ui/screen'

/** Shown when a search finds nothing. Links to all posts, and to a new post with the same words. */
export function NoResults({ q, isMember }: { q: string; isMember: boolean }) {
  const { t } = useTranslation('list')
  const ask = `/forum/new?${new URLSearchParams({ title: q })}`
  return (
    <EmptyState>
      <EmptyDrawing of="results" />
      <p>{t('foundNoneHint')}</p>
      <Actions className="justify-center">
        <LinkButton
          to={isMember ? ask : `/auth/signin?${new URLSearchParams({ redirectTo: ask })}`}
        >
          {t(isMember ? 'ask' : 'signInToAsk')}
        </LinkButton>{' '}
        <LinkButton variant="quiet" to="/forum">
          {t('showAll')}
        </LinkButton>
      </Actions>
    </EmptyState>
  )
}
