import { db, isAmong, sql, type Sql, type Transaction } from '~/database/db.server'
import { isByBlockedSql } from '../authorship/authorship.server'
import type { Actor } from '../members/member'
import {
  mostOfWord,
  type IndexedEntry,
  type PendingEntry,
  type SearchIndex,
  type Wanted,
} from './search-index'
import { inOrderOfFields, selectParts, type SelectPart } from './select-parts.server'
import type { Phrase, SearchQuery } from './search-query'

type Between = Parameters<SearchIndex['matchingBetween']>

/** Search with FTS5. `CROSS JOIN` fixes the join order: entries stream from the newest on and stop at the limit. */
export const sqliteIndex: SearchIndex = {
  find,
  matchingBetween,
  selectTitles,
  hasEpisodeWords,
  storeEpisode,
  claim,
  store,
}

async function find(wanted: Wanted) {
  const select: SelectPart = (part, query, gate) =>
    part.field === 'comment'
      ? selectByComment(wanted, part, query, gate)
      : selectByPost(wanted, part, query, gate)
  return inOrderOfFields(wanted, await db.$queryRaw`${selectParts(wanted, select)}`)
}

function selectByPost({ filter }: Wanted, ...[part, query, gate]: Parameters<SelectPart>) {
  const match = part.field === 'title' ? inTitle(query) : inPost(query)
  return sql`
    SELECT e."number", e."postId", e."commentId", p."sortKey" FROM "PostSearch" s
    CROSS JOIN "SearchEntry" e ON e."number" = s.rowid
    CROSS JOIN "Post" p ON p."id" = e."postId"
    WHERE s."PostSearch" MATCH ${match} AND s.rowid < ${part.before} AND ${filter}
    ORDER BY s.rowid DESC LIMIT ${limitIf(gate, part.limit)}`
}

// Excluded posts are listed once, because a lookup for each would take seconds.
function selectByComment(
  { filter, viewer }: Wanted,
  ...[{ before, limit }, query, gate]: Parameters<SelectPart>
) {
  const match = without(all(query), query.unwanted)
  return sql`
    SELECT e."number", e."postId", e."commentId",
      (SELECT c."sortKey" FROM "Comment" c WHERE c."id" = e."commentId") AS "sortKey"
    FROM "CommentSearch" s
    CROSS JOIN "SearchEntry" e ON e."number" = s.rowid
    CROSS JOIN "SearchEntry" o ON o."postId" = e."postId" AND o."commentId" IS NULL
    CROSS JOIN "Post" p ON p."id" = e."postId"
    WHERE s."CommentSearch" MATCH ${match} AND s.rowid < ${before} AND ${filter}
    AND o."number" NOT IN (
      SELECT rowid FROM "PostSearch" WHERE "PostSearch" MATCH ${any(query.unwanted)}
    )
    AND NOT EXISTS (
      SELECT 1 FROM "PostSearch" t
      WHERE t."PostSearch" MATCH ${all(query)} AND t.rowid = o."number"
    )
    AND ${notByBlocked(viewer)}
    ORDER BY s.rowid DESC LIMIT ${limitIf(gate, limit)}`
}

// SQLite reads no row for a limit of 0. It would test a condition on each row.
function limitIf(gate: Sql, limit: number) {
  return sql`CASE WHEN ${gate} THEN ${limit} ELSE 0 END`
}

function notByBlocked(viewer: Actor) {
  if (!viewer) return sql`1 = 1`
  return sql`NOT EXISTS (
    SELECT 1 FROM "Comment" c WHERE c."id" = e."commentId" AND ${isByBlockedSql(viewer, 'c')}
  )`
}

async function matchingBetween(...[query, postIds, first, last, viewer, hidden]: Between) {
  const rows = await db.$queryRaw<{ postId: string }[]>`
    SELECT DISTINCT e."postId" FROM json_each(${JSON.stringify(postIds)}) j
    CROSS JOIN "SearchEntry" e ON e."postId" = j.value AND e."commentId" IS NOT NULL
      AND e."number" BETWEEN ${first} AND ${last}
    CROSS JOIN "CommentSearch" s ON s.rowid = e."number"
    WHERE s."CommentSearch" MATCH ${without(all(query), query.unwanted)} AND ${notByBlocked(viewer)}
      AND NOT (${isAmong(sql`e."commentId"`, hidden)})`
  return rows.map(({ postId }) => postId)
}

function selectTitles(words: string[], filter: Sql) {
  const parts = words.map(
    (word) => sql`SELECT * FROM (
      SELECT ${word} AS "word", e."postId" FROM "PostSearch" s
      CROSS JOIN "SearchEntry" e ON e."number" = s.rowid
      CROSS JOIN "Post" p ON p."id" = e."postId" AND ${filter}
      WHERE s."PostSearch" MATCH ${`{title} : "${word}"`}
      ORDER BY s.rowid DESC LIMIT ${mostOfWord}
    )`,
  )
  return parts.reduce((before, part) => sql`${before} UNION ALL ${part}`)
}

function hasEpisodeWords(query: SearchQuery) {
  const match = without(all(query), query.unwanted)
  return sql`w."number" IN (SELECT rowid FROM "EpisodeSearch" WHERE "EpisodeSearch" MATCH ${match})`
}

function storeEpisode(tx: Transaction, number: number, words: string[]) {
  return tx.$executeRaw`
    INSERT INTO "EpisodeSearch" (rowid, "words") VALUES (${number}, ${words.join(' ')})`
}

function inTitle(query: SearchQuery) {
  return without(`{title} : ${all(query)}`, query.unwanted)
}

function inPost(query: SearchQuery) {
  return without(`(${all(query)} NOT ({title} : ${all(query)}))`, query.unwanted)
}

function without(match: string, unwanted: Phrase[]) {
  return unwanted.length ? `(${match}) NOT ${any(unwanted)}` : match
}

function all({ wanted, beginning }: SearchQuery) {
  return `(${quoted(wanted).join(' AND ')}${beginning ? ' *' : ''})`
}

function any(phrases: Phrase[]) {
  return phrases.length ? `(${quoted(phrases).join(' OR ')})` : '""'
}

// Removes duplicates, which would be looked up again; the last phrase stays last.
function quoted(phrases: Phrase[]) {
  const all = phrases.map((phrase) => `"${phrase.join(' ')}"`)
  return all.filter((each, at) => all.lastIndexOf(each) === at)
}

// A SQLite transaction has exclusive access to the file, so nothing needs a lock.
async function claim(...[tx, limit]: Parameters<SearchIndex['claim']>) {
  const rows = await tx.$queryRaw<PendingEntry[]>`
    SELECT e."number", e."commentId" IS NOT NULL AS "isComment",
      p."removedAt" IS NOT NULL OR c."removedAt" IS NOT NULL OR c."deletedAt" IS NOT NULL AS "isHidden",
      p."title", COALESCE(c."content", p."content") AS "content"
    FROM "SearchEntry" e
    CROSS JOIN "Post" p ON p."id" = e."postId" LEFT JOIN "Comment" c ON c."id" = e."commentId"
    WHERE e."number" IN (
      SELECT "number" FROM "SearchEntry" WHERE "isPending" = true ORDER BY "number" DESC LIMIT ${limit}
    )
    ORDER BY e."number"`
  return rows.map((row) => ({
    ...row,
    isComment: Boolean(row.isComment),
    isHidden: Boolean(row.isHidden),
  }))
}

async function store(...[tx, entries]: Parameters<SearchIndex['store']>) {
  const numbers = JSON.stringify(entries.map(({ number }) => Number(number)))
  await tx.$executeRaw`
    INSERT OR REPLACE INTO "PostSearch" (rowid, "title", "content")
    SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(${rows(entries, false)})`
  await tx.$executeRaw`
    INSERT OR REPLACE INTO "CommentSearch" (rowid, "content")
    SELECT value ->> 0, value ->> 2 FROM json_each(${rows(entries, true)})`
  await tx.$executeRaw`
    UPDATE "SearchEntry" SET "isPending" = false
    WHERE "number" IN (SELECT value FROM json_each(${numbers}))`
}

function rows(entries: IndexedEntry[], isComment: boolean) {
  return JSON.stringify(
    entries
      .filter((entry) => entry.isComment === isComment && !entry.isHidden)
      .map(({ number, titleWords, contentWords }) => [
        Number(number),
        isComment ? '' : titleWords.join(' '),
        contentWords.join(' '),
      ]),
  )
}
