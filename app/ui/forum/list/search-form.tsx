import { Form } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { Button } from '~/ui/button'
import { controlClass, labelClass } from '~/ui/form/fields'
import { KeptFilters } from './filters'
import type { ListQuery } from './list-url'

/** The forum's search; stays within the filters of the list, in an order of its own. */
export function SearchForm({ query }: { query: ListQuery }) {
  const { q, sort: _, ...kept } = query
  const { t } = useTranslation('list')
  return (
    <Form action="/forum" role="search" className="search">
      <label className={labelClass} htmlFor="q">
        {t('search')}
      </label>
      <KeptFilters query={kept} />
      {/* Phones here are shared: no autocompletion of earlier searches. */}
      <input
        key={q}
        id="q"
        name="q"
        type="search"
        className={controlClass}
        dir="auto"
        defaultValue={q}
        autoComplete="off"
      />
      <Button variant="quiet">{t('searchButton')}</Button>
    </Form>
  )
}
