import { Mutex } from 'async-mutex'
import { z } from 'zod'
import { db } from '~/database/db.server'
import { log } from '~/runtime/log.server'
import { newestFirst } from '../episodes/episodes.server'
import {
  readFoundEpisodes,
  type EpisodeCard,
  type FoundEpisode,
} from '../episodes/read-episode.server'
import type { Cue } from '../episodes/feed/transcript'
import { runCooperatively } from '../language/run-cooperatively.server'
import { consume } from '../limits/limit.server'
import { ok, type Result } from '../result'
import { stringField, validate } from '../validation/validation.server'
import { searchIndex } from './configured-search-index.server'
import { describeError } from './index-pending.server'
import { markWords, snippetAround, wantedWords, type Marked } from './search-marks'
import { parseQuery, type SearchQuery } from './search-query'
import { tokenizeInSteps } from './search-words'

const snippetLength = 180
const batch = 10
const mostFound = 20

/** `EpisodeWords.words`: folded words, joined by spaces; of transcripts by language and cue. */
type Words = { title: string; summary: string; transcripts: Record<string, string[]> }

/**
 * The place where an episode has the words: the second of the cue and the language of its transcript. Both are null
 * when the title or summary has them.
 */
type Match = { start: number | null; language: string | null; snippet: Marked }

export type EpisodeFound = EpisodeCard & { match: Match }

const schema = z.object({ q: stringField(20_000, 'wrongType', 'wrongType') })

/**
 * Finds the newest twenty episodes whose title, summary and transcripts contain every word. Searches like
 * `searchPosts`.
 * @param input `q`
 * @param language the language whose transcript counts first, if several have the words
 * @param ip the client's IP address, for the rate limit
 * @returns the episodes, each with the cue that has most of the words; `invalid` or `too-many`
 */
export async function searchEpisodes(
  input: unknown,
  language: string,
  ip?: string,
): Promise<Result<EpisodeFound[]>> {
  const checked = validate(schema, input)
  if (!checked.ok) return checked
  const allowed = await consume('search', { ip })
  if (!allowed.ok) return allowed
  await indexEpisodes(batch)
  return ok(await findEpisodes(checked.value.q, language, mostFound))
}

/**
 * Like `searchEpisodes`, but without a rate limit and only among indexed episodes, for a page that has searched posts
 * already.
 */
export async function findEpisodes(
  q: string,
  language: string,
  limit: number,
): Promise<EpisodeFound[]> {
  const query = parseQuery(q)
  if (!query.wanted.length) return []
  const found = await readFoundEpisodes(
    [query, { ...query, beginning: true }].map((each) => searchIndex.hasEpisodeWords(each)),
    limit,
  )
  return found.map(({ card, isByFirst, ...texts }) => ({
    ...card,
    match: locate(card.title, texts, { ...query, beginning: !isByFirst }, language),
  }))
}

type Place = { score: number; language?: string; index?: number }
type Texts = Pick<FoundEpisode, 'words' | 'cues' | 'summary'>

function locate(title: string, texts: Texts, query: SearchQuery, language: string): Match {
  const words = JSON.parse(texts.words) as Words
  const isWanted = wantedWords(query)
  const shorten = (text: string) =>
    markWords(snippetAround(text, isWanted, snippetLength), isWanted)
  const scoreOf = scorer(query)
  let best: Place = { score: 0 }
  const ordered = Object.entries(words.transcripts).sort(
    ([a], [b]) => Number(b === language) - Number(a === language),
  )
  for (const [spoken, cues] of ordered)
    cues.forEach((text, index) => {
      const score = scoreOf(text)
      if (score > best.score) best = { score, language: spoken, index }
    })
  const cue = cueOf(texts.cues, best)
  if (cue && best.score >= Math.max(scoreOf(words.title), scoreOf(words.summary)))
    return { start: cue.start, language: best.language ?? null, snippet: shorten(cue.text) }
  return { start: null, language: null, snippet: shorten(texts.summary ?? title) }
}

function cueOf(cues: Record<string, string>, { language, index }: Place): Cue | null {
  if (language === undefined || index === undefined) return null
  return (JSON.parse(cues[language] ?? '[]') as Cue[])[index] ?? null
}

/** Returns a function that counts the wanted phrases in folded words. */
function scorer({ wanted, beginning }: SearchQuery) {
  const phrases = wanted.map(
    (phrase, index) => ` ${phrase.join(' ')}${beginning && index === wanted.length - 1 ? '' : ' '}`,
  )
  return (words: string) => {
    const text = ` ${words} `
    return phrases.filter((phrase) => text.includes(phrase)).length
  }
}

// Runs one at a time in this process. Another process does the same at most once more.
const mutex = new Mutex()

/** Indexes new and changed episodes, `max` of them or all. If this fails, a search uses the index as it is. */
export async function indexEpisodes(max = Infinity): Promise<void> {
  try {
    for (let count = 0, read = batch; read === batch && count < max; count += read)
      read = await mutex.runExclusive(indexBatch)
  } catch (error) {
    log.warn(
      { reason: describeError(error) },
      'a search could not index the latest episodes; its results lack them',
    )
  }
}

/** Returns the number of episodes that had to be indexed. */
async function indexBatch() {
  const rows = await db.episode.findMany({
    where: { words: null },
    orderBy: newestFirst,
    take: batch,
    select: {
      id: true,
      title: true,
      summary: true,
      updatedAt: true,
      transcripts: { select: { language: true, cues: true } },
    },
  })
  for (const { id, title, summary, updatedAt, transcripts } of rows) {
    const words: Words = {
      title: (await fold(title)).join(' '),
      summary: (await fold(summary ?? '')).join(' '),
      transcripts: {},
    }
    for (const { language, cues } of transcripts) {
      const folded = []
      for (const { text } of JSON.parse(cues) as Cue[]) folded.push((await fold(text)).join(' '))
      words.transcripts[language] = folded
    }
    await db.$transaction(async (tx) => {
      // Every change of the episode or a transcript also writes this column.
      const { count } = await tx.episode.updateMany({
        where: { id, updatedAt, words: null },
        data: { updatedAt },
      })
      if (!count) return
      const { number } = await tx.episodeWords.create({
        data: { episodeId: id, words: JSON.stringify(words) },
        select: { number: true },
      })
      const all = [words.title, words.summary, ...Object.values(words.transcripts).flat()]
      await searchIndex.storeEpisode(tx, number, all.join(' ').split(' ').filter(Boolean))
    })
  }
  return rows.length
}

function fold(text: string) {
  return runCooperatively(tokenizeInSteps(text))
}
