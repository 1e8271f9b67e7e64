import { useTranslation } from '~/i18n/use-translation'
import { LinkButton, Button } from '~/ui/button'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import { Actions, EmptyState, Pager } from '~/ui/screen'
import { Tabs } from '~/ui/tabs'
import { listUrl, type ListQuery } from './list-url'
import { Form } from '@remix-run/react'
import { labelClass, selectClass } from '~/ui/form/fields'
import { SearchForm } from '~/ui/form/search-form'
import { filterClass, KeptFilters } from './filters'
import { useId } from 'react'
import { useEpisodeLabel, type LabelledEpisode } from '../episode-label'
import { useGetTextAttributes } from '../item-parts'

/** The button beside the search: a new post for members, sign-up for visitors. The header has the other links. */
export function ListActions({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation(['list', 'shell'])
  return (
    <Actions className="max-md:flex-none">
      <LinkButton
        className="h-12.5 max-md:px-4 max-md:whitespace-nowrap"
        to={isMember ? '/forum/new' : '/auth/signup'}
      >
        {isMember ? t('newPost') : t('shell:signUp')}
      </LinkButton>
    </Actions>
  )
}

/** The link to ask without a name. */
export function AskAnonymously({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation('list')
  const ask = '/forum/new?anonymous=true'
  return (
    <LinkButton
      variant="quiet"
      className="flex-none xl:w-full max-md:px-4"
      to={isMember ? ask : signInUrl(ask)}
    >
      {t('askAnonymously')}
    </LinkButton>
  )
}

function signInUrl(redirectTo: string) {
  return `/auth/signin?${new URLSearchParams({ redirectTo })}`
}

/** A tab for each type of post. Each has its own URL, which keeps the search and the other filters. */
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

/** The forum's search. It keeps the list's filters, but has its own order. */
export function ForumSearch({ query }: { query: ListQuery }) {
  const { q, sort, ...others } = query
  const kept = { ...others, sort: sort === 'unanswered' ? sort : undefined }
  const { t } = useTranslation('list')
  return (
    <SearchForm isCompact action="/forum" q={q} label={t('search')} button={t('searchButton')}>
      <KeptFilters query={kept} />
    </SearchForm>
  )
}

type SummaryProps = { q: string; count: number; isFirstPage: boolean; isLastPage: boolean }

/**
 * The number of results, which is announced (`navigation-progress.tsx`). A page knows only the number of its own posts,
 * and if there are more.
 */
export function SearchSummary({ q, count, isFirstPage, isLastPage }: SummaryProps) {
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

/** Shown when a search finds nothing. Links to all posts, and to a new post with the same words. */
export function NoResults({ q, isMember }: { q: string; isMember: boolean }) {
  const { t } = useTranslation('list')
  const ask = `/forum/new?${new URLSearchParams({ title: q })}`
  return (
    <EmptyState>
      <EmptyDrawing of="results" />
      <p>{t('foundNoneHint')}</p>
      <Actions className="justify-center">
        <LinkButton to={isMember ? ask : signInUrl(ask)}>
          {t(isMember ? 'ask' : 'signInToAsk')}
        </LinkButton>{' '}
        <LinkButton variant="quiet" to="/forum">
          {t('showAll')}
        </LinkButton>
      </Actions>
    </EmptyState>
  )
}

type EpisodeFilterProps = {
  episodes: (LabelledEpisode & { id: string })[]
  query: ListQuery
}

/** Filters the list by episode. A plain form that needs no scripts. */
export function EpisodeFilter({ episodes, query }: EpisodeFilterProps) {
  const { episodeId: chosen, type: _, q: __, ...kept } = query
  const { t } = useTranslation('list')
  const labelOf = useEpisodeLabel()
  const getTextAttributes = useGetTextAttributes()
  const id = useId()
  return (
    <Form action="/forum" className={`${filterClass} max-md:[&>select]:flex-1`} preventScrollReset>
      <input type="hidden" name="type" value="episode" />
      <KeptFilters query={kept} />
      <label className={labelClass} htmlFor={id}>
        {t('aboutEpisode')}
      </label>
      {/* Without `autoComplete="off"`, browsers restore the last choice after Back, above another episode's posts. */}
      <select
        className={`h-12.5 ${selectClass}`}
        id={id}
        name="episodeId"
        key={chosen}
        defaultValue={chosen}
        autoComplete="off"
      >
        <option value="">{t('allEpisodes')}</option>
        {episodes.map((episode) => (
          <option key={episode.id} value={episode.id} {...getTextAttributes(episode.title)}>
            {labelOf(episode)}
          </option>
        ))}
      </select>
      <Button variant="quiet" className="h-12.5">
        {t('showPosts')}
      </Button>
    </Form>
  )
}

type PagerProps = { query: ListQuery; isFirstPage: boolean; nextCursor: string | null }

/** Links to the list's other pages. Renders nothing if there is only one page. */
export function ListPager({ query, isFirstPage, nextCursor }: PagerProps) {
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
