import { useMemo } from 'react'

/** The URLs of an episode at a given second. */
export type EpisodeUrls = {
  /** The page that shows the second, without a fragment. */
  hereAt: (start: number) => string
  /** The audio from the second on, or null without audio. */
  audioAt: (start: number) => string | null
  discussAt: (start: number) => string
  partOf: (part: number) => string
}

/**
 * Returns the URLs of an episode. The object stays the same until something about the episode changes.
 * @param spoken the language of the transcript, if it is not the reader's
 */
export function useEpisodeUrls(
  { id, audioUrl }: { id: string; audioUrl: string | null },
  spoken: string | undefined,
): EpisodeUrls {
  return useMemo(() => {
    const inLanguage = spoken ? `transcript=${spoken}` : ''
    const before = inLanguage && `${inLanguage}&`
    return {
      hereAt: (start) => `?${before}t=${start}`,
      audioAt: (start) => audioUrl && `${audioUrl}#t=${start}`,
      discussAt: (start) =>
        `/forum/new?episodeId=${id}&t=${start}${inLanguage && `&${inLanguage}`}`,
      partOf: (part) => `?${part === 1 ? inLanguage : `${before}part=${part}`}#transcript`,
    }
  }, [id, audioUrl, spoken])
}
