import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

type Props = {
  /** what was asked for on this page, or '' */
  q: string
  type: string | undefined
}

/** The search of the forum; stays within the kind of posts that is shown. */
export function SearchForm({ q, type }: Props) {
  const { t } = useTranslation('list')
  return (
    <Form action="/forum" role="search" className="search field">
      <label htmlFor="q">{t('search')}</label>
      {type && <input type="hidden" name="type" value={type} />}
      {/* Not completed: what was searched for on a shared phone is nobody else's. */}
      <input key={q} id="q" name="q" type="search" dir="auto" defaultValue={q} autoComplete="off" />
      <button className="button button-quiet">{t('searchButton')}</button>
    </Form>
  )
}
