import { Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { isLanguage, languageNames, languages } from '~/i18n/languages'
import { Button, touchLinkClass } from '~/ui/button'
import {
  checkboxClass,
  checkClass,
  checkLabelClass,
  labelClass,
  selectClass,
} from '~/ui/form/fields'
import { useEpisodeLabel, type LabelledEpisode } from '../episode-label'
import { EpisodeName } from '../episode-label'
import { listUrl, type ListQuery } from './list-url'

/** The classes of a form that filters the list. */
export const filterClass =
  'flex flex-wrap items-end gap-x-3 gap-y-1 print:hidden [&>label]:w-full [&>select]:w-auto [&>select]:min-w-0 [&>select]:flex-[1_1_16rem]'

type Filter = Omit<ListQuery, 'cursor'>

/** An active filter other than the tab: its words, and the parameters that the list's URL loses without it. */
type InForce = { label: string; shown?: ReactNode; without: Partial<Filter> }

type FiltersInForceProps = {
  query: Filter
  /** The title of the selected topic. */
  topic: string | undefined
  episode: LabelledEpisode | undefined
}

/** One sentence about the active filters, each with a link that removes it. Renders nothing without filters. */
export function FiltersInForce({ query, topic, episode }: FiltersInForceProps) {
  const { t } = useTranslation('list')
  const labelOf = useEpisodeLabel()
  const filters: InForce[] = []
  if (episode)
    filters.push({
      label: labelOf(episode),
      shown: <EpisodeName episode={episode} />,
      without: { episodeId: undefined },
    })
  if (topic) filters.push({ label: topic, without: { topic: undefined } })
  if (isLanguage(query.language))
    filters.push({
      label: languageNames[query.language],
      shown: <span lang={query.language}>{languageNames[query.language]}</span>,
      without: { language: undefined },
    })
  if (query.sort === 'unanswered' || query.sort === 'active')
    filters.push({ label: t(query.sort), without: { sort: undefined } })
  if (query.answered) filters.push({ label: t('byExpert'), without: { answered: undefined } })
  if (!filters.length) return null
  return (
    <p>
      {t('onlyThese')}{' '}
      {filters.map(({ label, shown = label, without }) => (
        <Link
          key={label}
          className="me-3 inline-flex min-h-11 items-center"
          to={listUrl({ ...query, ...without })}
        >
          <span className="sr-only">{t('takeAway', { filter: '' })}</span>
          {shown}
          <span className="ms-1" aria-hidden="true">
            ✕
          </span>
        </Link>
      ))}
    </p>
  )
}

/** The order of the list and the language of its posts. A plain form that needs no scripts. */
export function OrderFilter({ query }: { query: Omit<Filter, 'q'> }) {
  const { t } = useTranslation('list')
  const { sort, language, answered, ...kept } = query
  return (
    // Without `autoComplete="off"`, browsers restore the last choice after Back, above the posts of another list.
    <Form action="/forum" className={filterClass} id="order" autoComplete="off">
      <KeptFilters query={kept} />
      <Choice name="sort" label={t('whichPosts')} value={sort}>
        <option value="">{t('newest')}</option>
        <option value="active">{t('active')}</option>
        <option value="unanswered">{t('unanswered')}</option>
      </Choice>
      <Choice name="language" label={t('inLanguage')} value={language}>
        <option value="">{t('inEveryLanguage')}</option>
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {languageNames[each]}
          </option>
        ))}
      </Choice>
      <div className={`w-full ${checkClass}`}>
        <input
          type="checkbox"
          className={checkboxClass}
          id="answered"
          name="answered"
          value="expert"
          key={answered}
          defaultChecked={Boolean(answered)}
        />
        <label className={checkLabelClass} htmlFor="answered">
          {t('byExpert')}
        </label>
      </div>
      <Button variant="quiet" className="h-12.5">
        {t('applyOrder')}
      </Button>
    </Form>
  )
}

type ChoiceProps = { name: string; label: string; value?: string; children: ReactNode }

function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <>
      <label className={`mt-2 ${labelClass}`} htmlFor={name}>
        {label}
      </label>
      <select
        className={`h-12.5 ${selectClass}`}
        id={name}
        name={name}
        key={value}
        defaultValue={value}
      >
        {children}
      </select>
    </>
  )
}

/** The filters that a form of the list keeps, in hidden fields. */
export function KeptFilters({ query }: { query: Filter }) {
  return (
    <>
      {Object.entries(query).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  )
}

/** A link to the form for order and language. The form is below the list where it does not fit beside it. */
export function OrderLink() {
  const { t } = useTranslation('list')
  return (
    <a className={`${touchLinkClass} flex-none xl:hidden`} href="#order">
      {t('toFilters')}
      <span className="ms-1" aria-hidden="true">
        ↓
      </span>
    </a>
  )
}

type ListedTopic = { key: string; title: string; posts: number | null }

const topicClass =
  'me-2 inline-flex min-h-11 items-center rounded-2xl max-xl:no-underline xl:text-sm aria-[current]:border aria-[current]:border-accent aria-[current]:px-4 aria-[current]:font-semibold max-xl:border max-xl:border-edge max-xl:bg-raised max-xl:px-4 max-xl:hover:bg-tint'

type TopicsProps = { topics: ListedTopic[]; query: Filter }

/** Links to the posts of each topic, with the number of posts if it is not small. */
export function Topics({ topics, query }: TopicsProps) {
  const { t } = useTranslation('list')
  return (
    <nav className="xl:mt-6 print:hidden" aria-labelledby="topics">
      <h2 id="topics" className="max-xl:hidden">
        {t('topics')}
      </h2>
      {/* Beside the list it has two columns. */}
      <ul className="flex py-1 xl:flex-wrap">
        {topics.map(({ key, title, posts }) => (
          <li key={key} className="flex-none xl:w-1/2">
            <Link
              className={topicClass}
              to={listUrl({ ...query, topic: key })}
              aria-current={key === query.topic ? 'true' : undefined}
            >
              {posts ? `${title} (${posts})` : title}
            </Link>
          </li>
        ))}
        <li className="flex-none">
          <Link className={`${touchLinkClass} xl:text-sm`} to="/forum/hidden">
            {t('hideTopics')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
