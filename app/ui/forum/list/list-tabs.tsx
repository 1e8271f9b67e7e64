import { useTranslation } from '~/i18n/use-translation'
import { Tabs } from '~/ui/tabs'
import { listUrl } from './list-url'

type Props = { q: string; current: string | undefined; sort: string | undefined }

/** A tab for each type of post, with its own URL that keeps the search and the order. */
export function ListTabs({ q, current, sort }: Props) {
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
        to: listUrl({ q, type, sort }),
        label,
        isCurrent: type === current,
      }))}
    />
  )
}
