import { takeWithinBudget } from '~/domain/comments/list-comments.server'
import { isWrittenAsLocal } from '~/domain/episodes/feed/read-feed.server'
import type { Chapter, Cue } from '~/domain/episodes/feed/transcript'
import { toIsoDay } from '~/domain/day'
import { coverPath } from '~/domain/episodes/cover-path'
import { formatPosition } from '~/domain/episodes/position'
import {
  cueAt,
  readEpisode,
  transcriptIn,
  type EpisodeDetails,
  type Transcript,
} from '~/domain/episodes/read-episode.server'
import { isId } from '~/domain/validation/validation.server'
import { getI18n } from '~/i18n/i18n.server'
import type { ChosenQuestion } from '~/domain/questions/chosen-questions.server'
import type { EpisodeFound } from '~/domain/search/search-episodes.server'
import { bytesOnPage } from '~/domain/rich-text/rich-text.server'
import { excerpt } from '~/domain/validation/text'
import type { Language } from '~/i18n/languages'
import { env } from '~/runtime/env.server'
import { toScript } from './json-ld.server'
import { subscribeLinks } from '~/content/podcast'

const describedSummary = 500

/** The name of a cover's file: its size, and the hash of its bytes. */
export const coverFile = /^(small|large)-([\da-f]{16})\.jpg$/

type Section = { start: number; title: string | null; cues: Cue[] }

export type TranscriptPart = {
  language: string
  part: number
  parts: number
  sections: Section[]
}

// The share of a page of 400,000 bytes. The longest summary and list of people take 70,000.
const chapterBytes = 60_000
const aroundChapter = 300
// The first part is small, so the page loads quickly.
const [firstPartBytes, leastFirstPart] = [9_500, 2_000]
const partBytes = 200_000
const aroundCue = 220

/**
 * Returns the part of a transcript that fits on a page, in sections by chapter.
 * @param at the second that the part must contain, or the number of the part
 * @param used bytes of the first part that the page uses for other texts
 */
export function transcriptPart(
  { language, cues }: Transcript,
  chapters: Chapter[],
  at: { second: number } | { part: number },
  used = 0,
): TranscriptPart {
  const parts: Cue[][] = []
  const firstBytes = Math.max(firstPartBytes - used, leastFirstPart)
  for (let left = cues; left.length;) {
    const { fitting } = takeWithinBudget(left, parts.length ? partBytes : firstBytes, bytesOf)
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

/** The chapters that fit on a page. The page shows each title twice: in the list and in the transcript. */
export function chaptersOnPage(chapters: Chapter[]): Chapter[] {
  const bytesOfChapter = ({ title }: Chapter) => aroundChapter + 1.5 * bytesOnPage(title)
  return takeWithinBudget(chapters, chapterBytes, bytesOfChapter).fitting
}

const questionBytes = 5_000
const aroundQuestion = 400

/**
 * The chosen questions that an episode's page shows.
 * @param wantsAll true when the URL asks for all of them
 * @returns the questions, and the bytes of the first part that they use
 */
export function questionsOnPage(questions: ChosenQuestion[], wantsAll: boolean) {
  const bytesOfQuestion = ({ question, name, answer }: ChosenQuestion) =>
    aroundQuestion +
    [question, name, answer].reduce((sum, text) => sum + bytesOnPage(text ?? ''), 0)
  const { fitting } = takeWithinBudget(questions, questionBytes, bytesOfQuestion)
  const used = fitting.reduce((sum, question) => sum + bytesOfQuestion(question), 0)
  return { shown: wantsAll ? questions : fitting, used }
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

const quotedLength = 600

/**
 * The initial values of the form for a new post about an episode: `episodeId` and, if the URL has the second `t`, the
 * passage. Null when the URL names no existing episode.
 */
export async function postAboutEpisode(
  language: Language,
  query: URLSearchParams,
): Promise<{ episodeId: string; content: string } | null> {
  const episodeId = query.get('episodeId') ?? ''
  const second = readSecond(query.get('t'))
  const episode = isId(episodeId) ? await readEpisode(episodeId) : null
  if (!episode) return null
  const transcript = transcriptIn(episode.transcripts, query.get('transcript') ?? language)
  const cue = transcript && second !== null ? cueAt(transcript.cues, second) : null
  if (!cue) return { episodeId, content: '' }
  const t = getI18n(language).getFixedT(null, ['episodes', 'forum'])
  const { episodeNumber: number, title } = episode
  const content = t('episodes:quoted', {
    text: excerpt(cue.text, quotedLength),
    episode: number === null ? title : t('forum:episodeLabel', { number, title }),
    time: formatPosition(cue.start),
  })
  return { episodeId, content: `${content}\n\n` }
}

/** Reads a second or a number from a URL. Returns null for anything else. */
export function readSecond(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}

/** Picks the fields of an episode that a page of results shows. */
export function toFoundEpisode(found: EpisodeFound) {
  const { id, path, shownSeason, episodeNumber, title, match } = found
  return { id, path, shownSeason, episodeNumber, title, match }
}

/** The languages of transcripts, named in the page's language. The page's language is first. */
export function languageLabels(
  shown: Language,
  codes: string[],
): { code: string; label: string }[] {
  const names = new Intl.DisplayNames([shown], { type: 'language', fallback: 'code' })
  return codes
    .map((code) => ({ code, label: names.of(code) ?? code }))
    .sort((a, b) => Number(b.code === shown) - Number(a.code === shown))
}

/** A `PodcastEpisode` for search engines, escaped for a script element. */
export function episodeJsonLd(episode: EpisodeDetails): () => string {
  const { path, title, episodeNumber, publishedAt, durationSeconds, summary } = episode
  const { audioUrl, people } = episode
  const picture = coverPath(episode, 'large')
  return () =>
    toScript({
      '@context': 'https://schema.org',
      '@type': 'PodcastEpisode',
      url: env.SITE_URL + path,
      name: title,
      episodeNumber: episodeNumber ?? undefined,
      datePublished: publishedAt ? toIsoDay(publishedAt) : undefined,
      description: summary ? excerpt(summary, describedSummary) : undefined,
      image: picture ? env.SITE_URL + picture : undefined,
      duration: durationSeconds ? `PT${durationSeconds}S` : undefined,
      partOfSeries: {
        '@type': 'PodcastSeries',
        name: 'The XXperiment',
        url: `${env.SITE_URL}/xxperiment/`,
      },
      associatedMedia: audioUrl
        ? { '@type': 'MediaObject', contentUrl: new URL(audioUrl, env.SITE_URL).href }
        : undefined,
      actor: people.map(({ name }) => ({ '@type': 'Person', name })),
    })
}

/** The links to follow the podcast: its feed, if everybody can read it, and the links that the company configured. */
export function subscribeLinksIn(language: Language): { name: string; url: string }[] {
  const url = env.PODCAST_FEED_URL
  const name = getI18n(language).t('episodes:feed')
  return [...(url && isForEverybody(new URL(url)) ? [{ name, url }] : []), ...subscribeLinks]
}

function isForEverybody(url: URL) {
  const hasCredentials = url.username !== '' || url.password !== ''
  return /^https?:$/.test(url.protocol) && !hasCredentials && !isWrittenAsLocal(url)
}
