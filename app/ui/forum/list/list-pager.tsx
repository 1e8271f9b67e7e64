import { Link } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { listUrl, type ListQuery } from './list-url'

type Props = { query: ListQuery; isFirstPage: boolean; nextCursor: string | null }

/** Links to the list's other pages; nothing if there is only one. */
export function ListPager({ query, isFirstPage, nextCursor }: Props) {
  const { t } = useTranslation(['list', 'forum'])
  if (isFirstPage && !nextCursor) return null
  return (
    <nav className="pager" aria-label={t('forum:pages')}>
      {!isFirstPage && <Link to={listUrl(query)}>{query.q ? t('firstResults') : t('newest')}</Link>}{' '}
      {nextCursor && (
        <Link to={listUrl({ ...query, cursor: nextCursor })} rel="next">
          {query.q ? t('moreResults') : t('older')}
        </Link>
      )}
    </nav>
  )
}
