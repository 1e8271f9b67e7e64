import { Link } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { listAddress, type ListQuery } from './list-address'

type Props = { query: ListQuery; isFirstPage: boolean; nextCursor: string | null }

/** Links to the list's other pages; nothing if there is only one. */
export function ListPager({ query, isFirstPage, nextCursor }: Props) {
  const { t } = useTranslation(['list', 'forum'])
  if (isFirstPage && !nextCursor) return null
  return (
    <nav className="pager" aria-label={t('forum:pages')}>
      {!isFirstPage && (
        <Link to={listAddress(query)}>{query.q ? t('firstResults') : t('newest')}</Link>
      )}{' '}
      {nextCursor && (
        <Link to={listAddress({ ...query, cursor: nextCursor })} rel="next">
          {query.q ? t('moreResults') : t('older')}
        </Link>
      )}
    </nav>
  )
}
