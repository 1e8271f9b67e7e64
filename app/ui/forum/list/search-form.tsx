import { Form } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { Button } from '~/ui/button'
import { controlClass, labelClass } from '~/ui/form/fields'

type Props = {
  /** The page's search, or ''. */
  q: string
  type: string | undefined
}

/** The forum's search; stays within the current type of posts. */
export function SearchForm({ q, type }: Props) {
  const { t } = useTranslation('list')
  return (
    <Form action="/forum" role="search" className="search">
      <label className={labelClass} htmlFor="q">
        {t('search')}
      </label>
      {type && <input type="hidden" name="type" value={type} />}
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
