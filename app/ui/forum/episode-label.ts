import { useTranslation } from 'react-i18next'

export type LabelledEpisode = { episodeNumber: number | null; title: string }

/** How an episode is named in lists, labels and selects. */
export function useEpisodeLabel(): (episode: LabelledEpisode) => string {
  const { t } = useTranslation('forum')
  return ({ episodeNumber, title }) =>
    episodeNumber === null
      ? t('episodeLabelUnnumbered', { title })
      : t('episodeLabel', { number: episodeNumber, title })
}
