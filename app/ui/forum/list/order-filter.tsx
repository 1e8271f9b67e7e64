import { Form, Link } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { Button } from '~/ui/button'
import { labelClass, selectClass } from '~/ui/form/fields'
import { listUrl, type ListQuery } from './list-url'

type Props = { query: Pick<ListQuery, 'type' | 'episodeId' | 'sort'> }

/** Limits the list to unanswered posts, or not; a plain form that needs no scripts. */
export function OrderFilter({ query: { type, episodeId, sort } }: Props) {
  const { t } = useTranslation('list')
  return (
    <Form action="/forum" className="episode-filter">
      {type && <input type="hidden" name="type" value={type} />}
      {episodeId && <input type="hidden" name="episodeId" value={episodeId} />}
      <label className={labelClass} htmlFor="sort">
        {t('whichPosts')}
      </label>
      <select
        className={selectClass}
        id="sort"
        name="sort"
        key={sort}
        defaultValue={sort}
        autoComplete="off"
      >
        <option value="newest">{t('newest')}</option>
        <option value="unanswered">{t('unanswered')}</option>
      </select>
      <Button variant="quiet">{t('applyOrder')}</Button>
    </Form>
  )
}

/** Says that the list is limited to unanswered posts, with a link to all; nothing if it is not. */
export function UnansweredNote({ query }: Props) {
  const { t } = useTranslation('list')
  if (query.sort !== 'unanswered') return null
  return (
    <p>
      {t('onlyUnanswered')}{' '}
      <Link to={listUrl({ ...query, sort: undefined })}>{t('showAnsweredToo')}</Link>
    </p>
  )
}
