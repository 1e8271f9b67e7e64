import { db, isAmong, sql, type Sql, type Transaction } from '~/database/db.server'
import { isByBlockedSql } from '../authorship/authorship.server'
import type { Actor } from '../members/member'
import {
  mostOfWord,
  type Found,
  type Hit,
  type IndexedEntry,
  type Part,
  type PendingEntry,
  type SearchIndex,
  type Wanted,
} from './search-index'
import { inOrderOfFields, selectParts, type SelectPart } from './select-parts.server'
import type { Phrase, SearchQuery } from './search-query'

type Between = Parameters<SearchIndex['matchingBetween']>

/**
 * Search with PostgreSQL's tsvector. Common words are read from the newest entries on. For rare combinations the
 * planner would continue in this way, so older items are first found through the GIN index and then sorted.
 */
export const postgresqlIndex: SearchIndex = {
  find,
  matchingBetween,
  selectTitles,
  hasEpisodeWords,
  storeEpisode,
  claim,
  store,
}

// The number of entries that are read in order in one query.
const near = 10_000

// The number of entries that the indexes keep together. The queries therefore contain it as a literal.
const slice = 131_072

async function find(wanted: Wanted): Promise<Found[]> {
  const top = highestOf(wanted)
  if (top <= near) return findNear(wanted, 0)
  const exact = await findAll({ ...wanted, orBeginning: false })
  if (exact.length || !wanted.orBeginning) return exact
  return findAll({ ...wanted, query: { ...wanted.query, beginning: true } })
}

function highestOf({ parts }: Wanted) {
  return Math.max(...parts.map(({ before }) => before))
}

// Searches the newest entries of all fields, and then one field after the other.
async function findAll(wanted: Wanted): Promise<Found[]> {
  const floor = highestOf(wanted) - near
  const newest = await findNear({ ...wanted, orBeginning: false }, floor)
  const hits: Found[] = []
  for (const part of wanted.parts) {
    const field = newest.filter((hit) => hit.field === part.field)
    const of: Field = { ...wanted, ...part }
    const further = remaining(of, field, Math.min(part.before, floor))
    const isFew = field.length < part.limit / 3 || isRare(of)
    if (further) field.push(...(await (isFew ? findInSlices(further, 4) : findFrom(further))))
    hits.push(...field)
    if (hits.length >= wanted.enough) break
  }
  return hits
}

/** One field of a search. */
type Field = Pick<Wanted, 'query' | 'filter' | 'viewer'> & Part

// A title is short, so it rarely contains several words.
function isRare({ field, query }: Field) {
  return field === 'title' && query.wanted.flat().length > 1
}

// Reads in order while that finds a third of the wanted hits. Rarer words have few matches to sort.
async function findFrom(wanted: Field): Promise<Found[]> {
  const floor = wanted.before - near
  const { query, filter, viewer, ...part } = wanted
  const only = { query, filter, viewer, parts: [part], enough: part.limit, orBeginning: false }
  const hits = await findNear(only, floor)
  const further = remaining(wanted, hits, floor)
  if (!further) return hits
  const older = hits.length >= wanted.limit / 3 ? findFrom(further) : findInSlices(further, 4)
  return [...hits, ...(await older)]
}

// Then reads as many slices as should contain the rest, estimated from the last slices, or all of them.
async function findInSlices(wanted: Field, slices: number): Promise<Found[]> {
  const end = Math.ceil(wanted.before / slice)
  const first = Math.max(0, end - slices)
  const hits = await findSliced(wanted, first, end)
  const further = remaining(wanted, hits, first * slice)
  if (!further) return hits
  const more = hits.length ? Math.ceil((1.5 * slices * further.limit) / hits.length) : end
  return [...hits, ...(await findInSlices(further, more))]
}

function remaining(wanted: Field, hits: Hit[], floor: number): Field | undefined {
  const limit = wanted.limit - hits.length
  return floor <= 0 || limit <= 0 ? undefined : { ...wanted, before: floor, limit }
}

async function findNear(wanted: Wanted, floor: number): Promise<Found[]> {
  const select: SelectPart = (part, query, gate) => {
    const field = { ...wanted, ...part, query }
    return sql`
      SELECT e.* FROM ${tableOf(field)} s CROSS JOIN LATERAL (${entryOf(field)}) e
      WHERE ${gate} AND ${inSlices(Math.floor(Math.max(0, floor) / slice), Math.ceil(part.before / slice))}
      AND ${matchOf(field)} AND s."number" >= ${floor} AND s."number" < ${part.before}
      ORDER BY s."number" DESC LIMIT ${part.limit}`
  }
  return inOrderOfFields(wanted, await db.$queryRaw`${selectParts(wanted, select)}`)
}

async function findSliced(wanted: Field, first: number, end: number): Promise<Found[]> {
  const hits = await db.$queryRaw<Hit[]>`
    WITH found AS MATERIALIZED (
      SELECT s."number" FROM ${tableOf(wanted)} s
      WHERE ${inSlices(first, end)}
      AND ${matchOf(wanted)} AND s."number" < ${wanted.before}
    )
    SELECT e.* FROM (SELECT "number" FROM found ORDER BY "number" DESC) s
    CROSS JOIN LATERAL (${entryOf(wanted)}) e
    ORDER BY s."number" DESC LIMIT ${wanted.limit}`
  const { field, query } = wanted
  return hits.map((hit) => ({ ...hit, field, beginning: query.beginning }))
}

// No condition is needed for all slices.
function inSlices(first: number, end: number) {
  const slices = Array.from({ length: end - first }, (_, index) => first + index)
  return first > 0 ? sql`ARRAY[s."number" / 131072] && ${slices}::int[]` : sql`true`
}

function tableOf({ field }: Field) {
  return field === 'comment' ? sql`"CommentSearch"` : sql`"PostSearch"`
}

function matchOf({ field, query }: Field) {
  const match = all(query)
  const whole = sql`s."whole" @@ ${without(match, query.unwanted)}::tsquery`
  if (field === 'comment') return whole
  if (field === 'whole') return sql`${whole} AND NOT s."title" @@ ${match}::tsquery`
  return sql`s."title" @@ ${match}::tsquery AND ${query.unwanted.length ? whole : sql`true`}`
}

// Selects the entry of a row `s`. `OFFSET 0` keeps the planner from reading all entries.
function entryOf({ field, filter, query, viewer }: Field) {
  const sortKey =
    field === 'comment'
      ? sql`(SELECT c."sortKey" FROM "Comment" c WHERE c."id" = e."commentId")`
      : sql`p."sortKey"`
  return sql`
    SELECT e."number", e."postId", e."commentId", ${sortKey} AS "sortKey"
    FROM "SearchEntry" e JOIN "Post" p ON p."id" = e."postId"
    WHERE e."number" = s."number" AND ${filter}
    AND ${field === 'comment' ? unlessPostMatches(query) : sql`true`}
    AND ${field === 'comment' ? notByBlocked(viewer) : sql`true`} OFFSET 0`
}

// Excludes posts that match themselves or contain an excluded word.
function unlessPostMatches(query: SearchQuery) {
  return sql`NOT EXISTS (
    SELECT 1 FROM "SearchEntry" o JOIN "PostSearch" t ON t."number" = o."number"
    WHERE o."postId" = e."postId" AND o."commentId" IS NULL
    AND (t."whole" @@ ${all(query)}::tsquery OR t."whole" @@ ${any(query.unwanted)}::tsquery) OFFSET 0
  )`
}

function notByBlocked(viewer: Actor) {
  if (!viewer) return sql`true`
  return sql`NOT EXISTS (
    SELECT 1 FROM "Comment" c WHERE c."id" = e."commentId" AND ${isByBlockedSql(viewer, 'c')}
  )`
}

async function matchingBetween(...[query, postIds, first, last, viewer, hidden]: Between) {
  const rows = await db.$queryRaw<{ postId: string }[]>`
    SELECT DISTINCT e."postId" FROM "SearchEntry" e
    JOIN "CommentSearch" s ON s."number" = e."number"
    WHERE e."postId" = ANY(${postIds}) AND e."commentId" IS NOT NULL
    AND e."number" BETWEEN ${first} AND ${last}
    AND s."whole" @@ ${without(all(query), query.unwanted)}::tsquery
    AND ${notByBlocked(viewer)}
    AND NOT (${isAmong(sql`e."commentId"`, hidden)})`
  return rows.map(({ postId }) => postId)
}

// Limited to the latest million posts and comments: more would cost too much for a common word.
const titleSlices = 8

function selectTitles(words: string[], filter: Sql) {
  const latest = sql`ARRAY(
    SELECT last - step FROM (SELECT max("number") / 131072 AS last FROM "SearchEntry") newest,
      generate_series(0, ${titleSlices - 1}::int) step
  )`
  const parts = words.map(
    (word) => sql`(
      WITH found AS MATERIALIZED (
        SELECT s."number" FROM "PostSearch" s
        WHERE ARRAY[s."number" / 131072] && ${latest} AND s."title" @@ ${`'${word}'`}::tsquery
      )
      SELECT ${word}::text AS "word", e."postId"
      FROM (SELECT "number" FROM found ORDER BY "number" DESC) s
      CROSS JOIN LATERAL (
        SELECT e."postId" FROM "SearchEntry" e JOIN "Post" p ON p."id" = e."postId"
        WHERE e."number" = s."number" AND ${filter} OFFSET 0
      ) e
      ORDER BY s."number" DESC LIMIT ${mostOfWord}
    )`,
  )
  return parts.reduce((before, part) => sql`${before} UNION ALL ${part}`)
}

function hasEpisodeWords(query: SearchQuery) {
  const match = without(all(query), query.unwanted)
  return sql`w."number" IN (SELECT "number" FROM "EpisodeSearch" WHERE "words" @@ ${match}::tsquery)`
}

// A tsvector has at most a megabyte. The first words count; an episode as long as a day is far below it.
const vectorBytes = 900_000
const aroundWord = 8

function storeEpisode(tx: Transaction, number: number, words: string[]) {
  let left = vectorBytes
  const fitting = words.filter((word) => (left -= Buffer.byteLength(word) + aroundWord) > 0)
  return tx.$executeRaw`
    INSERT INTO "EpisodeSearch" ("number", "words") VALUES (${number}, ${vector(fitting)}::tsvector)`
}

function all({ wanted, beginning }: SearchQuery) {
  return wanted.map(quote).join(' & ') + (beginning ? ':*' : '')
}

function without(match: string, unwanted: Phrase[]) {
  return unwanted.length ? `(${match}) & !(${any(unwanted)})` : match
}

// Without phrases this is the empty query, which matches nothing.
function any(phrases: Phrase[]) {
  return phrases.map(quote).join(' | ')
}

function quote(phrase: Phrase) {
  return phrase.map((word) => `'${word}'`).join(' <-> ')
}

// Entries are locked before the texts are read, so that an edit in between waits and then marks the entry again.
async function claim(...[tx, limit]: Parameters<SearchIndex['claim']>) {
  const locked = await tx.$queryRaw<{ number: number }[]>`
    SELECT "number" FROM "SearchEntry" WHERE "isPending" ORDER BY "number" DESC LIMIT ${limit}
    FOR UPDATE SKIP LOCKED`
  return tx.$queryRaw<PendingEntry[]>`
    SELECT e."number", e."commentId" IS NOT NULL AS "isComment",
      p."removedAt" IS NOT NULL OR c."removedAt" IS NOT NULL OR c."deletedAt" IS NOT NULL AS "isHidden",
      p."title", COALESCE(c."content", p."content") AS "content"
    FROM "SearchEntry" e
    JOIN "Post" p ON p."id" = e."postId" LEFT JOIN "Comment" c ON c."id" = e."commentId"
    WHERE e."number" = ANY(${locked.map(({ number }) => number)}) ORDER BY e."number"`
}

async function store(...[tx, entries]: Parameters<SearchIndex['store']>) {
  await tx.$executeRaw`
    INSERT INTO "PostSearch" ("number", "title", "whole")
    SELECT (value ->> 0)::int, (value ->> 1)::tsvector, (value ->> 2)::tsvector
    FROM json_array_elements(${rows(entries, false)}::json)
    ON CONFLICT ("number") DO UPDATE SET "title" = excluded."title", "whole" = excluded."whole"`
  await tx.$executeRaw`
    INSERT INTO "CommentSearch" ("number", "whole")
    SELECT (value ->> 0)::int, (value ->> 2)::tsvector
    FROM json_array_elements(${rows(entries, true)}::json)
    ON CONFLICT ("number") DO UPDATE SET "whole" = excluded."whole"`
  await tx.$executeRaw`
    UPDATE "SearchEntry" SET "isPending" = false
    WHERE "number" = ANY(${entries.map(({ number }) => number)})`
}

function rows(entries: IndexedEntry[], isComment: boolean) {
  return JSON.stringify(
    entries
      .filter((entry) => entry.isComment === isComment && !entry.isHidden)
      .map(({ number, titleWords, contentWords }) => {
        const first = isComment ? [] : titleWords
        return [number, vector(first), vector([...first, '', ...contentWords])]
      }),
  )
}

// The empty word keeps phrases from spanning title and content; PostgreSQL counts positions to 16383.
function vector(words: string[]) {
  return words
    .map((word, index) => (word ? `'${word}':${Math.min(index + 1, 16_383)}` : ''))
    .join(' ')
}
