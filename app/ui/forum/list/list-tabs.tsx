import { useTranslation } from '~/i18n/use-translation'
import { Tabs } from '~/ui/tabs'
import { listUrl, type ListQuery } from './list-url'

/** A tab for each type of post, with its own URL that keeps the search and the other filters. */
export function ListTabs({ query }: { query: ListQuery }) {
  const { t } = useTranslation('list')
  const tabs = [
    [undefined, t('all')],
    ['general', t('general')],
    ['episode', t('episodes')],
  ] as const
  return (
    <Tabs
      label={t('tabs')}
      tabs={tabs.map(([type, label]) => ({
        to: listUrl({ ...query, episodeId: undefined, type }),
        label,
        isCurrent: type === query.type,
      }))}
    />
  )
}
