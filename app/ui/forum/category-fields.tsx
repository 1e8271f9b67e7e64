import { useTranslation } from '~/i18n/use-translation'
import type { Field } from '../form/fields'
import { SelectField } from '~/ui/form/select-field'

type Props = {
  type: Field
  episodeId: Field
  episodes: { value: string; label: string; lang?: string }[]
}

/** A post's category. The stylesheet shows the episodes only for 'Episode Discussion'. */
export function CategoryFields({ type, episodeId, episodes }: Props) {
  const { t } = useTranslation('writing')
  return (
    <div className="category grid grid-cols-1 gap-5">
      <SelectField
        field={type}
        label={t('category')}
        hint={episodes.length === 0 ? t('noEpisodes') : undefined}
        options={[
          { value: 'general', label: t('generalDiscussion') },
          { value: 'episode', label: t('episodeDiscussion') },
        ]}
      />
      {episodes.length > 0 && (
        <SelectField
          field={episodeId}
          label={t('selectEpisode')}
          hint={t('selectEpisodeHint')}
          placeholder={t('chooseEpisode')}
          options={episodes}
        />
      )}
    </div>
  )
}
