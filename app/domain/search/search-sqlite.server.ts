import { db, sql, type Sql, type Transaction } from '~/database/db.server'
import {
  mostOfWord,
  type FoundEpisode,
  type Hit,
  type IndexedEntry,
  type PendingEntry,
  type SearchIndex,
  type Wanted,
} from './search-index'
import type { Phrase, SearchQuery } from './search-query'

type Between = Parameters<SearchIndex['matchingBetween']>

/** Search with FTS5. `CROSS JOIN` fixes the join order: entries stream from the newest on and stop at the limit. */
export const sqliteIndex: SearchIndex = {
  find: (wanted) => (wanted.field === 'comment' ? findByComment(wanted) : findByPost(wanted)),
  matchingBetween,
  selectTitles,
  findEpisodes,
  storeEpisode,
  claim,
  store,
}

function findByPost({ field, query, filter, before, limit, blocked }: Wanted) {
  const match = field === 'title' ? inTitle(query) : inPost(query)
  return db.$queryRaw<Hit[]>`
    SELECT e."number", e."postId", e."commentId", p."sortKey" FROM "PostSearch" s
    CROSS JOIN "SearchEntry" e ON e."number" = s.rowid
    CROSS JOIN "Post" p ON p."id" = e."postId"
    WHERE s."PostSearch" MATCH ${match} AND s.rowid < ${before} AND ${filter}
    AND (p."isAnonymous" OR p."authorId" IS NULL
      OR p."authorId" NOT IN (SELECT value FROM json_each(${JSON.stringify(blocked)})))
    ORDER BY s.rowid DESC LIMIT ${limit}`
}

// Excluded posts are listed once: a lookup for each would take seconds.
function findByComment({ query, filter, before, limit, blocked }: Wanted) {
  const authors = JSON.stringify(blocked)
  const match = without(all(query), query.unwanted)
  return db.$queryRaw<Hit[]>`
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
    AND (p."isAnonymous" OR p."authorId" IS NULL
      OR p."authorId" NOT IN (SELECT value FROM json_each(${authors})))
    AND NOT EXISTS (
      SELECT 1 FROM "Comment" c WHERE c."id" = e."commentId" AND NOT c."isAnonymous"
      AND c."authorId" IN (SELECT value FROM json_each(${authors}))
    )
    ORDER BY s.rowid DESC LIMIT ${limit}`
}

async function matchingBetween(...[query, postIds, first, last, blocked]: Between) {
  const rows = await db.$queryRaw<{ postId: string }[]>`
    SELECT DISTINCT e."postId" FROM json_each(${JSON.stringify(postIds)}) j
    CROSS JOIN "SearchEntry" e ON e."postId" = j.value AND e."commentId" IS NOT NULL
      AND e."number" BETWEEN ${first} AND ${last}
    CROSS JOIN "CommentSearch" s ON s.rowid = e."number"
    WHERE s."CommentSearch" MATCH ${without(all(query), query.unwanted)}
    AND NOT EXISTS (
      SELECT 1 FROM "Comment" c WHERE c."id" = e."commentId" AND NOT c."isAnonymous"
      AND c."authorId" IN (SELECT value FROM json_each(${JSON.stringify(blocked)}))
    )`
  return rows.map(({ postId }) => postId)
}

function selectTitles(words: string[], filter: Sql | null) {
  const readable = filter ? sql`CROSS JOIN "Post" p ON p."id" = e."postId" AND ${filter}` : sql``
  const parts = words.map(
    (word) => sql`SELECT * FROM (
      SELECT ${word} AS "word", e."postId" FROM "PostSearch" s
      CROSS JOIN "SearchEntry" e ON e."number" = s.rowid ${readable}
      WHERE s."PostSearch" MATCH ${`{title} : "${word}"`}
      ORDER BY s.rowid DESC LIMIT ${mostOfWord}
    )`,
  )
  return parts.reduce((before, part) => sql`${before} UNION ALL ${part}`)
}

function findEpisodes(query: SearchQuery, limit: number) {
  return db.$queryRaw<FoundEpisode[]>`
    SELECT w."episodeId", w."words" FROM "EpisodeSearch" s
    CROSS JOIN "EpisodeWords" w ON w."number" = s.rowid
    CROSS JOIN "Episode" e ON e."id" = w."episodeId"
    WHERE s."EpisodeSearch" MATCH ${without(all(query), query.unwanted)}
    ORDER BY e."publishedAt" DESC NULLS LAST, e."id" LIMIT ${limit}`
}

function storeEpisode(transaction: Transaction, number: number, words: string[]) {
  return transaction.$executeRaw`
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

// Without duplicates, which would be looked up again; the last phrase stays last.
function quoted(phrases: Phrase[]) {
  const all = phrases.map((phrase) => `"${phrase.join(' ')}"`)
  return all.filter((each, at) => all.lastIndexOf(each) === at)
}

// A SQLite transaction has the file to itself, so nothing needs locking.
async function claim(...[transaction, limit]: Parameters<SearchIndex['claim']>) {
  const rows = await transaction.$queryRaw<PendingEntry[]>`
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

async function store(...[transaction, entries]: Parameters<SearchIndex['store']>) {
  const numbers = JSON.stringify(entries.map(({ number }) => Number(number)))
  await transaction.$executeRaw`
    INSERT OR REPLACE INTO "PostSearch" (rowid, "title", "content")
    SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(${rows(entries, false)})`
  await transaction.$executeRaw`
    INSERT OR REPLACE INTO "CommentSearch" (rowid, "content")
    SELECT value ->> 0, value ->> 2 FROM json_each(${rows(entries, true)})`
  await transaction.$executeRaw`
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
