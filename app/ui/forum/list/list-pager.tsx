import { useTranslation } from '~/i18n/use-translation'
import { Pager } from '~/ui/pager'
import { listUrl, type ListQuery } from './list-url'

type Props = { query: ListQuery; isFirstPage: boolean; nextCursor: string | null }

/** Links to the list's other pages; nothing if there is only one. */
export function ListPager({ query, isFirstPage, nextCursor }: Props) {
  const { t } = useTranslation(['list', 'forum'])
  const first = { to: listUrl(query), label: query.q ? t('firstResults') : t('newest') }
  const label = query.q ? t('moreResults') : t('older')
  return (
    <Pager
      label={t('forum:pages')}
      first={!isFirstPage && first}
      next={nextCursor && { to: listUrl({ ...query, cursor: nextCursor }), label }}
    />
  )
}
