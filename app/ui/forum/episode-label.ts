import { useTranslation } from '~/i18n/use-translation'

export type LabelledEpisode = { episodeNumber: number | null; title: string }

type Values = { number: number | null; title: string }
type Translate = (key: 'episodeLabel' | 'episodeLabelUnnumbered', values: Values) => string

/** Formats an episode for lists, labels and selects. */
export function useEpisodeLabel(): (episode: LabelledEpisode) => string {
  const { t } = useTranslation('forum')
  return (episode) => episodeLabel((key, values) => t(key, values), episode)
}

/** The same outside components; `translate` translates keys of the forum. */
export function episodeLabel(
  translate: Translate,
  { episodeNumber, title }: LabelledEpisode,
): string {
  const key = episodeNumber === null ? 'episodeLabelUnnumbered' : 'episodeLabel'
  return translate(key, { number: episodeNumber, title })
}
