import { useTranslation } from '~/i18n/use-translation'
import { hintClass, type Field } from '../form/fields'
import { RadioField } from '~/ui/form/radio-field'
import { SelectField } from '~/ui/form/select-field'

type Props = {
  type: Field
  episodeId: Field
  episodes: { value: string; label: string; lang?: string }[]
}

/** A post's category, and the episode of an episode discussion. */
export function CategoryFields({ type, episodeId, episodes }: Props) {
  const { t } = useTranslation('writing')
  return (
    <div className="category grid grid-cols-1 gap-5">
      <RadioField
        field={type}
        legend={t('category')}
        look="chips"
        options={[
          { value: 'general', label: t('generalDiscussion') },
          { value: 'episode', label: t('episodeDiscussion') },
        ]}
      />
      {episodes.length > 0 ? (
        // Browsers without `:has` always show the choice of an episode. The server ignores it.
        <div className="[.category:has([value=episode]:checked)_&_[id$=description]]:hidden [.category:has([value=general]:checked)_&]:hidden">
          <SelectField
            field={episodeId}
            label={t('selectEpisode')}
            hint={t('selectEpisodeHint')}
            placeholder={t('chooseEpisode')}
            options={episodes}
          />
        </div>
      ) : (
        <p className={hintClass}>{t('noEpisodes')}</p>
      )}
    </div>
  )
}
