import { databaseKind, db, sql, type Sql } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { excerpt } from '../validation/text'
import { cursorField, cutPage, validate } from '../validation/validation.server'
import { ok, type Result } from '../result'
import { z } from 'zod'
import type { Person } from './feed/item-details'
import type { Chapter, Cue } from './feed/transcript'
import { withAudio } from './audio.server'
import { withCovers } from './covers.server'
import {
  cardSummary,
  findIdByReference,
  newestFirst,
  newestFirstSql,
  withPaths,
} from './episodes.server'

export type Transcript = { language: string; cues: Cue[] }

export type EpisodeDetails = {
  id: string
  /** The URL of the episode's page. */
  path: string
  season: number | null
  shownSeason: number | null
  episodeNumber: number | null
  title: string
  link: string | null
  /** The hash of its stored picture. */
  cover: string | null
  audioUrl: string | null
  audioBytes: number | null
  durationSeconds: number | null
  publishedAt: Date | null
  summary: string | null
  people: Person[]
  chapters: Chapter[]
  transcripts: Transcript[]
}

/** Reads the episode of a URL (`findIdByReference`); null if there is none. */
export async function readEpisode(reference: string): Promise<EpisodeDetails | null> {
  const id = await findIdByReference(reference)
  const row = id && (await readRow(id))
  if (!row) return null
  const [episode] = await withCovers(await withAudio(await withPaths([row])))
  if (!episode) return null
  const { people, chapters, transcripts } = row
  return {
    ...episode,
    people: JSON.parse(people) as Person[],
    chapters: JSON.parse(chapters) as Chapter[],
    transcripts: transcripts.map(({ language, cues }) => ({
      language,
      cues: JSON.parse(cues) as Cue[],
    })),
  }
}

function readRow(id: string) {
  return db.episode.findUnique({
    where: { id },
    select: {
      id: true,
      season: true,
      shownSeason: true,
      episodeNumber: true,
      title: true,
      link: true,
      audioUrl: true,
      audioBytes: true,
      durationSeconds: true,
      publishedAt: true,
      summary: true,
      imageUrl: true,
      people: true,
      chapters: true,
      transcripts: { select: { language: true, cues: true }, orderBy: { language: 'asc' } },
    },
  })
}

export type EpisodeCard = {
  id: string
  path: string
  shownSeason: number | null
  episodeNumber: number | null
  title: string
  /** The hash of its stored picture. */
  cover: string | null
  durationSeconds: number | null
  publishedAt: Date | null
  /** The beginning of its summary. */
  summary: string | null
}

const cardColumns = {
  id: true,
  shownSeason: true,
  episodeNumber: true,
  title: true,
  durationSeconds: true,
  publishedAt: true,
  summary: true,
  imageUrl: true,
} as const

const pageSize = 20

const pageSchema = z.object({
  cursor: cursorField('episodes')
    .transform(Number)
    .pipe(z.number({ error: 'wrongType' }).int().min(0).max(1_000_000))
    .optional(),
})

/**
 * Returns a page of episodes, newest first.
 * @param input `cursor`, the last page's `nextCursor`
 * @returns the page; `invalid` for an invalid cursor
 */
export async function listEpisodePage(
  input: unknown,
): Promise<Result<{ episodes: EpisodeCard[]; nextCursor: string | null }>> {
  const checked = validate(pageSchema, input)
  if (!checked.ok) return checked
  const { cursor: skip = 0 } = checked.value
  // Skips by number: few episodes are added, and Prisma's cursor leaves out episodes without a date.
  const rows = await db.episode.findMany({
    orderBy: [...newestFirst, { id: 'asc' }],
    skip,
    take: pageSize + 1,
    select: cardColumns,
  })
  const { page, nextCursor } = cutPage('episodes', rows, pageSize, () => String(skip + pageSize))
  return ok({ episodes: await toCards(page), nextCursor })
}

/** An episode with its transcripts: its row of `EpisodeWords`, and for each language its cues as JSON. */
export type FoundEpisode = {
  card: EpisodeCard
  /** True when the episode meets the first condition. */
  isByFirst: boolean
  summary: string | null
  words: string
  cues: Record<string, string>
}

type FoundRow = Omit<EpisodeCard, 'path'> & {
  words: string
  cues: string | null
  isByFirst: number | boolean
  hasNumber: number | boolean | null
}

/**
 * Reads the newest episodes that meet the first condition, or the second if none meets the first.
 * @param conditions conditions on the row of `EpisodeWords`, whose alias is `w`
 */
export async function readFoundEpisodes(conditions: Sql[], limit: number): Promise<FoundEpisode[]> {
  const [first, second] = conditions.map(
    (condition) => sql`
      SELECT w."episodeId", w."words" FROM "EpisodeWords" w
      JOIN "Episode" e ON e."id" = w."episodeId"
      WHERE ${condition} ORDER BY ${newestFirstSql('e')}, e."id" LIMIT ${limit}`,
  )
  const rows = await db.$queryRaw<FoundRow[]>`
    WITH "exact" AS MATERIALIZED (${first}),
    "begun" AS MATERIALIZED (SELECT * FROM (${second}) rest WHERE NOT EXISTS (SELECT 1 FROM "exact"))
    SELECT found."words", found."isByFirst", e."id", e."shownSeason", e."episodeNumber", e."title",
      e."durationSeconds", e."publishedAt", e."summary",
      (SELECT c."hash" FROM "Cover" c WHERE c."source" = e."imageUrl") AS "cover",
      (SELECT n."id" FROM "Episode" n WHERE n."episodeNumber" = e."episodeNumber"
        ORDER BY ${newestFirstSql('n')} LIMIT 1) = e."id" AS "hasNumber",
      (SELECT ${cuesByLanguage()} FROM "Transcript" t WHERE t."episodeId" = e."id") AS "cues"
    FROM (
      SELECT "exact".*, 1 AS "isByFirst" FROM "exact"
      UNION ALL SELECT "begun".*, 0 AS "isByFirst" FROM "begun"
    ) found
    JOIN "Episode" e ON e."id" = found."episodeId"
    ORDER BY ${newestFirstSql('e')}, e."id"`
  return rows.map(({ words, cues, isByFirst, hasNumber, ...row }) => ({
    card: {
      ...row,
      path: `/episodes/${hasNumber ? row.episodeNumber : row.id}`,
      summary: row.summary && excerpt(row.summary, cardSummary),
    },
    isByFirst: Boolean(isByFirst),
    summary: row.summary,
    words,
    cues: JSON.parse(cues ?? '{}') as Record<string, string>,
  }))
}

function cuesByLanguage() {
  return databaseKind(env.DATABASE_URL) === 'sqlite'
    ? sql`json_group_object(t."language", t."cues")`
    : sql`json_object_agg(t."language", t."cues")::text`
}

type CardRow = Omit<EpisodeCard, 'path' | 'cover'> & { imageUrl: string | null }

async function toCards(rows: CardRow[]): Promise<EpisodeCard[]> {
  const complete = await withCovers(await withPaths(rows))
  return complete.map((row) => ({
    ...row,
    summary: row.summary && excerpt(row.summary, cardSummary),
  }))
}

/** Returns the URLs of all episodes, for the sitemap. */
export async function episodePaths(): Promise<string[]> {
  const rows = await db.episode.findMany({
    orderBy: newestFirst,
    select: { id: true, episodeNumber: true },
  })
  return (await withPaths(rows)).map(({ path }) => path)
}

/** Returns the cue at a second: the last cue that has begun, or the first. */
export function cueAt(cues: Cue[], second: number): Cue | null {
  return cues.findLast(({ start }) => start <= second) ?? cues[0] ?? null
}

/** Returns the transcript in a language; otherwise the first one in the site's order of languages. */
export function transcriptIn(transcripts: Transcript[], language: string): Transcript | null {
  return transcripts.find((each) => each.language === language) ?? transcripts[0] ?? null
}
