import { takeWithinBudget } from '~/domain/comments/list-comments.server'
import type { Chapter, Cue } from '~/domain/episodes/feed/transcript'
import type { Transcript } from '~/domain/episodes/read-episode.server'
import { bytesOnPage } from '~/domain/rich-text/rich-text.server'

export type Section = { start: number; title: string | null; cues: Cue[] }

export type TranscriptPart = {
  language: string
  part: number
  parts: number
  sections: Section[]
}

// Of a page of 400,000 bytes; the longest summary, people and chapters take a third of it.
const partBytes = 200_000
const aroundCue = 220

/**
 * The part of a transcript that fits on a page, in sections by chapter.
 * @param at the second that the part must have, or else the number of the part
 */
export function transcriptPart(
  { language, cues }: Transcript,
  chapters: Chapter[],
  at: { second: number } | { part: number },
): TranscriptPart {
  const parts: Cue[][] = []
  for (let left = cues; left.length;) {
    const { fitting } = takeWithinBudget(left, partBytes, bytesOf)
    parts.push(fitting)
    left = left.slice(fitting.length)
  }
  const index =
    'second' in at
      ? parts.findLastIndex(([first]) => first !== undefined && first.start <= at.second)
      : at.part - 1
  const place = Math.min(Math.max(index, 0), Math.max(parts.length - 1, 0))
  const sections = inSections(parts[place] ?? [], chapters)
  return { language, part: place + 1, parts: parts.length, sections }
}

function bytesOf({ speaker, text }: Cue) {
  return aroundCue + bytesOnPage(text) + bytesOnPage(speaker)
}

function inSections(cues: Cue[], chapters: Chapter[]): Section[] {
  const sections: Section[] = []
  let next = 0
  for (const cue of cues) {
    let chapter: Chapter | undefined
    for (; (chapters[next]?.start ?? Infinity) <= cue.start; next++) chapter = chapters[next]
    if (chapter) sections.push({ start: chapter.start, title: chapter.title, cues: [] })
    if (!sections.length) sections.push({ start: cue.start, title: null, cues: [] })
    sections.at(-1)?.cues.push(cue)
  }
  return sections
}
