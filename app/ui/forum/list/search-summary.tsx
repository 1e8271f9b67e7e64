import { useTranslation } from '~/i18n/use-translation'

type Props = { q: string; count: number; isFirstPage: boolean; isLastPage: boolean }

/** The number of results, which is announced (`navigation-progress.tsx`), as far as a page knows: its own posts, and whether there are more. */
export function SearchSummary({ q, count, isFirstPage, isLastPage }: Props) {
  const { t } = useTranslation('list')
  const label = () => {
    if (!isFirstPage) return t('foundFurther', { query: q })
    if (!count) return t('foundNone', { query: q })
    return isLastPage ? t('found', { query: q, count }) : t('foundMore', { query: q, count })
  }
  return (
    <p className="found" dir="auto">
      {label()}
    </p>
  )
}
