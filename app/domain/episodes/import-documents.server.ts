import { db, type Transaction } from '~/database/db.server'
import { minute } from '../durations'
import { languageOfText } from '../validation/text'
import { findIdByReference } from './episodes.server'
import { languageTag, type FeedDocument } from './feed/item-details'
import type { DocumentProblem } from './feed/outcome'
import type { FeedEpisode } from './feed/parse-feed.server'
import { parseChaptersInWorker, parseTranscriptInWorker } from './feed/parse-in-worker.server'
import { readDocument } from './feed/read-feed.server'
import { parseTranscript, type Cue } from './feed/transcript'
import { refuse, wasRefused } from './refused-documents.server'

export type DocumentReport = {
  episode: Pick<FeedEpisode, 'season' | 'episodeNumber' | 'title'>
  kind: FeedDocument['kind'] | 'cover'
  /** the language of a transcript, if it is known */
  language: string | null
} & ({ problem: null } | { problem: DocumentProblem; detail: string })

const rowColumns = {
  id: true,
  feedKey: true,
  chaptersUrl: true,
  transcripts: { select: { language: true, source: true } },
} as const

type Row = {
  id: string
  feedKey: string
  chaptersUrl: string | null
  transcripts: { language: string; source: string | null }[]
}

const batch = 200
const maxRead = 200
const maxTime = 10 * minute

/** The formats of transcripts in one language, in order of preference: the first keeps most. */
const formats = ['vtt', 'json', 'srt', 'subrip', 'html', 'plain']

/**
 * Reads the transcripts and chapters that a feed names and that are not stored yet. A transcript stored by `npm run
 * transcript` stays.
 * @param source the feed's URL or path
 * @param retries true to request documents again that were refused within the last day
 * @returns the documents that were read or refused, and the number left for the next import
 */
export async function importDocuments(
  source: string,
  episodes: FeedEpisode[],
  documents: Map<string, FeedDocument[]>,
  retries: boolean,
): Promise<{ read: DocumentReport[]; left: number }> {
  const named = episodes.filter(({ feedKey }) => documents.has(feedKey))
  const end = performance.now() + maxTime
  const read: DocumentReport[] = []
  let left = 0
  for (let first = 0; first < named.length; first += batch) {
    const part = named.slice(first, first + batch)
    const rows = new Map((await readRows(part)).map((row) => [row.feedKey, row]))
    for (const episode of part) {
      const row = rows.get(episode.feedKey)
      const wanted = documents.get(episode.feedKey) ?? []
      if (!row) continue
      for (const choices of missing(row, wanted)) {
        const fresh = choices.filter(({ url }) => retries || !wasRefused(url))
        if (!fresh.length) continue
        if (read.length >= maxRead || performance.now() > end) left++
        else read.push(...(await readFirst(source, episode, row.id, fresh, wanted)))
      }
    }
  }
  return { read, left }
}

function readRows(episodes: FeedEpisode[]): Promise<Row[]> {
  return db.episode.findMany({
    where: { feedKey: { in: episodes.map(({ feedKey }) => feedKey) } },
    select: rowColumns,
  })
}

/** Returns the documents that are not stored. Several documents of one language are alternatives, the best first. */
function missing(row: Row, documents: FeedDocument[]): FeedDocument[][] {
  const groups = new Map<string, FeedDocument[]>()
  const sources = new Set(row.transcripts.map(({ source }) => source))
  for (const document of documents) {
    const key = document.kind === 'chapters' ? 'chapters' : `transcript ${document.language ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), document])
  }
  return [...groups.values()].flatMap((group) => {
    const ordered = group.toSorted((a, b) => place(a) - place(b))
    const isStored = ordered.some((document) =>
      document.kind === 'chapters'
        ? row.chaptersUrl === document.url
        : sources.has(document.url) || isByHand(row, document.language),
    )
    return isStored ? [] : [ordered]
  })
}

function isByHand({ transcripts }: Row, language: string | null) {
  return transcripts.some((each) => each.source === null && each.language === language)
}

function place(document: FeedDocument) {
  if (document.kind === 'chapters') return 0
  const found = formats.findIndex((format) => document.type.includes(format))
  return found < 0 ? formats.length : found
}

async function readFirst(
  source: string,
  episode: FeedEpisode,
  episodeId: string,
  choices: FeedDocument[],
  all: FeedDocument[],
): Promise<DocumentReport[]> {
  const reports: DocumentReport[] = []
  for (const document of choices) {
    const report = await readAndStore(source, episode, episodeId, document, all)
    if (!report) {
      for (const { url } of choices) refuse(url)
      break
    }
    reports.push(report)
    if (report.problem === null) break
    refuse(document.url)
  }
  return reports
}

// Returns null if a transcript in its language stays.
async function readAndStore(
  source: string,
  { season, episodeNumber, title }: FeedEpisode,
  episodeId: string,
  document: FeedDocument,
  all: FeedDocument[],
): Promise<DocumentReport | null> {
  const episode = { season, episodeNumber, title }
  const kind = document.kind
  const said = document.kind === 'transcript' ? document.language : null
  const raw = await readDocument(document.url, source)
  if (!raw.ok) return { episode, kind, language: said, problem: raw.problem, detail: raw.detail }
  const refused = { episode, kind, language: said, problem: 'not-readable', detail: '' } as const
  if (/^\s*(?:image|audio|video|font)\//i.test(raw.value.contentType)) return refused
  if (document.kind === 'chapters') {
    const chapters = await parseChaptersInWorker(raw.value)
    if (!chapters.ok) return { ...refused, ...chapters }
    // An administrator may have removed the episode meanwhile.
    const { count } = await db.episode.updateMany({
      where: { id: episodeId },
      data: { chapters: JSON.stringify(chapters.value), chaptersUrl: document.url },
    })
    return count ? { episode, kind, language: null, problem: null } : null
  }
  const type = document.type || raw.value.contentType
  const cues = await parseTranscriptInWorker(raw.value, type)
  if (!cues.ok) return { ...refused, ...cues }
  const language = said ?? detectLanguage(cues.value)
  const transcript = { episodeId, language, source: document.url, cues: cues.value }
  // A detected language may be wrong, so it does not replace one that the feed gives.
  const kept = said
    ? []
    : all.filter((each) => each.kind === 'transcript' && each.language === language)
  const isStored = await storeTranscript(
    transcript,
    kept.map(({ url }) => url),
  )
  return isStored ? { episode, kind, language, problem: null } : null
}

// Detects the language by the script, if the feed does not give it.
function detectLanguage(cues: Cue[]) {
  const text = cues
    .slice(0, 100)
    .map((cue) => cue.text)
    .join(' ')
  return languageOfText(text)
}

type NewTranscript = { episodeId: string; language: string; source: string | null; cues: Cue[] }

// A transcript from one of the URLs in `kept` stays, and one that was stored by hand. Then this returns false, as for an
// episode that was removed meanwhile.
async function storeTranscript(
  { episodeId, language, source, cues }: NewTranscript,
  kept: string[] = [],
): Promise<boolean> {
  const where = { episodeId_language: { episodeId, language } }
  return db.$transaction(async (tx) => {
    // This update comes first, because search waits for this row (`search-episodes.server.ts`).
    const { count } = await tx.episode.updateMany({
      where: { id: episodeId },
      data: { updatedAt: new Date() },
    })
    if (!count) return false
    const stored = await tx.transcript.findUnique({ where, select: { source: true } })
    const stays = stored && (stored.source === null || kept.includes(stored.source))
    if (stays && source !== null) return false
    const data = { source, cues: JSON.stringify(cues) }
    await tx.transcript.upsert({
      where,
      create: { episodeId, language, ...data },
      update: data,
      select: { id: true },
    })
    await forgetWords(tx, [episodeId])
    return true
  })
}

/** Makes the next search read the words of these episodes again. */
export async function forgetWords(tx: Transaction, episodeIds: string[]): Promise<void> {
  await tx.episodeWords.deleteMany({ where: { episodeId: { in: episodeIds } } })
}

/**
 * Stores the transcript of an episode from a text in VTT, SRT, JSON, HTML or plain text. Replaces an existing one.
 * @param reference the episode's number (of several episodes the newest), or its id (`findIdByReference`)
 * @returns the number of cues, or the reason why nothing was stored
 */
export async function storeTranscriptOf(
  reference: string,
  language: string,
  text: string,
  type: string,
): Promise<{ ok: true; cues: number } | { ok: false; problem: 'no-episode' | 'not-readable' }> {
  const tag = languageTag(language)
  const episodeId = await findIdByReference(reference)
  if (!episodeId) return { ok: false, problem: 'no-episode' }
  const cues = parseTranscript(text, type)
  if (!cues || !tag) return { ok: false, problem: 'not-readable' }
  await storeTranscript({ episodeId, language: tag, source: null, cues })
  return { ok: true, cues: cues.length }
}
