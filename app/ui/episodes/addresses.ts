import { useMemo } from 'react'

/** Addresses of an episode at a second. */
export type Addresses = {
  /** The page that shows the second, without its fragment. */
  hereAt: (start: number) => string
  /** The audio from the second on; null without audio. */
  audioAt: (start: number) => string | null
  discussAt: (start: number) => string
  partOf: (part: number) => string
}

/**
 * The addresses of an episode, the same ones while nothing of it changes.
 * @param spoken the language of the transcript, where it is not the reader's
 */
export function useAddresses(
  { id, audioUrl }: { id: string; audioUrl: string | null },
  spoken: string | undefined,
): Addresses {
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
