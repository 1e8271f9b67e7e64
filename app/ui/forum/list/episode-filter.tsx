import { Form } from '@remix-run/react'
import { useId } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { Button } from '~/ui/button'
import { labelClass, selectClass } from '~/ui/form/fields'
import { useEpisodeLabel, type LabelledEpisode } from '../episode-label'
import { useGetTextAttributes } from '../item-parts'
import { KeptFilters } from './filters'
import type { ListQuery } from './list-url'

type Props = {
  episodes: (LabelledEpisode & { id: string })[]
  query: ListQuery
}

/** Filters the list by episode; a plain form that needs no scripts. */
export function EpisodeFilter({ episodes, query }: Props) {
  const { episodeId: chosen, type: _, q: __, ...kept } = query
  const { t } = useTranslation('list')
  const labelOf = useEpisodeLabel()
  const getTextAttributes = useGetTextAttributes()
  const id = useId()
  return (
    <Form action="/forum" className="episode-filter" preventScrollReset>
      <input type="hidden" name="type" value="episode" />
      <KeptFilters query={kept} />
      <label className={labelClass} htmlFor={id}>
        {t('aboutEpisode')}
      </label>
      {/* Without `autoComplete` off, browsers restore the last choice after Back, over another episode's posts. */}
      <select
        className={selectClass}
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
      <Button variant="quiet">{t('showPosts')}</Button>
    </Form>
  )
}
