import { Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { floors, intents } from '~/domain/contact/choices'
import { sources } from '~/domain/contact/sources'
import { useTranslation } from '~/i18n/use-translation'
import { Button } from '~/ui/button'
import { controlClass, labelClass, selectClass } from '~/ui/form/fields'
import { Actions } from '~/ui/screen'
import { useAbout } from './about'

const names = ['source', 'about', 'answered', 'q'] as const

/** The filter in the URL. An empty string means no restriction. */
export type ShownFilter = Record<(typeof names)[number], string>

/** Reads the filter from a query. */
export function filterIn(query: URLSearchParams): ShownFilter {
  return Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as ShownFilter
}

/** Returns the query string, without empty values. */
export function queryOf(values: Record<string, string>): string {
  const parameters = Object.entries(values).filter(([, value]) => value !== '')
  return parameters.length ? `?${new URLSearchParams(parameters)}` : ''
}

/** The form that filters the list of messages. */
export function MessageFilter({ filter }: { filter: ShownFilter }) {
  const { t } = useTranslation('messages')
  const aboutOf = useAbout()
  const abouts = [...new Set<string>([...intents, ...floors])]
  return (
    <FilterForm action="/moderation/messages" filter={filter} label={t('q')} hasReset>
      <FilterSelect
        name="source"
        label={t('source')}
        chosen={filter.source}
        options={sources.map((source) => [source, t(`sources.${source}`)])}
      />
      <FilterSelect
        name="about"
        label={t('about')}
        chosen={filter.about}
        options={abouts.map((about) => [about, aboutOf(about)])}
      />
      <FilterSelect
        name="answered"
        label={t('answered')}
        chosen={filter.answered}
        options={[
          ['no', t('no')],
          ['yes', t('yes')],
        ]}
      />
    </FilterForm>
  )
}

type FilterFormProps = {
  action: string
  /** The current choices. `q` is the beginning of a reference. */
  filter: Record<string, string> & { q: string }
  /** The label of the field for the reference. */
  label: string
  /** True when there is a link that shows everything again. */
  hasReset?: boolean
  children: ReactNode
}

/** A form that filters a list by its fields and by the beginning of a reference. */
export function FilterForm({ action, filter, label, hasReset = false, children }: FilterFormProps) {
  const { t } = useTranslation('messages')
  return (
    // Folded until somebody uses it. An open filter would push the first message off a phone's screen.
    <details key={queryOf(filter)} open={queryOf(filter) !== ''}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-action">
        {t('filter')}
      </summary>
      <Form
        action={action}
        role="search"
        aria-label={t('filter')}
        className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] items-end gap-3"
      >
        {children}
        <div>
          <label className={labelClass} htmlFor="q">
            {label}
          </label>
          <input
            id="q"
            name="q"
            type="search"
            autoComplete="off"
            className={controlClass}
            defaultValue={filter.q}
          />
        </div>
        <Actions>
          <Button>{t('show')}</Button>
          {hasReset && queryOf(filter) && <Link to={action}>{t('reset')}</Link>}
        </Actions>
      </Form>
    </details>
  )
}

type SelectProps = { name: string; label: string; chosen: string; options: [string, string][] }

/** A field of a filter. Its first option restricts nothing. */
export function FilterSelect({ name, label, chosen, options }: SelectProps) {
  const { t } = useTranslation('messages')
  return (
    <div>
      <label className={labelClass} htmlFor={name}>
        {label}
      </label>
      <select className={selectClass} id={name} name={name} defaultValue={chosen}>
        <option value="">{t('all')}</option>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
