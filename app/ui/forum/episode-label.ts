import { useTranslation } from 'react-i18next'

export type LabelledEpisode = { episodeNumber: number | null; title: string }

type Values = { number: number | null; title: string }
type Say = (key: 'episodeLabel' | 'episodeLabelUnnumbered', values: Values) => string

/** How an episode is named in lists, labels and selects. */
export function useEpisodeLabel(): (episode: LabelledEpisode) => string {
  const { t } = useTranslation('forum')
  return (episode) => episodeLabel((key, values) => t(key, values), episode)
}

/** The same where there is no component: `say` knows the forum's words. */
export function episodeLabel(say: Say, { episodeNumber, title }: LabelledEpisode): string {
  const key = episodeNumber === null ? 'episodeLabelUnnumbered' : 'episodeLabel'
  return say(key, { number: episodeNumber, title })
}
