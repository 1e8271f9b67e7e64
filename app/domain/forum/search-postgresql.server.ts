import { db } from '~/db.server'
import type { Hit, PendingEntry, SearchIndex, Wanted } from './search-index.server'
import type { Phrase, SearchQuery } from './search-query'
import { wordsOf } from './search-words'

type Between = Parameters<SearchIndex['matchingBetween']>

/**
 * Search by PostgreSQL's tsvector. The planner reads a common word from the newest entry on and
 * stops at the limit, and takes a rare one from the GIN index; `OFFSET 0` keeps the inner query
 * from becoming a join that reads everything.
 */
export const postgresqlIndex: SearchIndex = {
  find(wanted) {
    if (wanted.place === 'comment') return findByComment(wanted)
    return wanted.place === 'title' ? findByTitle(wanted) : findByPost(wanted)
  },
  matchingBetween,
  claim,
  store,
}

function findByTitle({ query, type, before, limit, blocked }: Wanted) {
  return db.$queryRaw<Hit[]>`
    SELECT e."number", e."postId", e."commentId" FROM "PostSearch" s
    JOIN "SearchEntry" e ON e."number" = s."number" JOIN "Post" p ON p."id" = e."postId"
    WHERE s."title" @@ ${all(query)}::tsquery AND NOT s."whole" @@ ${any(query.unwanted)}::tsquery
    AND s."number" < ${before} AND (${type} = '' OR p."type" = NULLIF(${type}, '')::"PostType")
    AND (p."isAnonymous" OR p."authorId" IS NULL OR p."authorId" <> ALL(${blocked}::text[]))
    ORDER BY s."number" DESC LIMIT ${limit}`
}

function findByPost({ query, type, before, limit, blocked }: Wanted) {
  return db.$queryRaw<Hit[]>`
    SELECT e."number", e."postId", e."commentId" FROM "PostSearch" s
    JOIN "SearchEntry" e ON e."number" = s."number" JOIN "Post" p ON p."id" = e."postId"
    WHERE s."whole" @@ ${all(query)}::tsquery AND NOT s."whole" @@ ${any(query.unwanted)}::tsquery
    AND NOT s."title" @@ ${all(query)}::tsquery
    AND s."number" < ${before} AND (${type} = '' OR p."type" = NULLIF(${type}, '')::"PostType")
    AND (p."isAnonymous" OR p."authorId" IS NULL OR p."authorId" <> ALL(${blocked}::text[]))
    ORDER BY s."number" DESC LIMIT ${limit}`
}

// Not where the post itself matches or has an unwanted word.
function findByComment({ query, type, before, limit, blocked }: Wanted) {
  const [match, unwanted] = [all(query), any(query.unwanted)]
  return db.$queryRaw<Hit[]>`
    SELECT e."number", e."postId", e."commentId" FROM "CommentSearch" s
    JOIN "SearchEntry" e ON e."number" = s."number" JOIN "Post" p ON p."id" = e."postId"
    WHERE s."whole" @@ ${match}::tsquery AND NOT s."whole" @@ ${unwanted}::tsquery
    AND s."number" < ${before} AND (${type} = '' OR p."type" = NULLIF(${type}, '')::"PostType")
    AND NOT EXISTS (
      SELECT 1 FROM "SearchEntry" o JOIN "PostSearch" t ON t."number" = o."number"
      WHERE o."postId" = e."postId" AND o."commentId" IS NULL
      AND (t."whole" @@ ${match}::tsquery OR t."whole" @@ ${unwanted}::tsquery) OFFSET 0
    )
    AND (p."isAnonymous" OR p."authorId" IS NULL OR p."authorId" <> ALL(${blocked}::text[]))
    AND NOT EXISTS (
      SELECT 1 FROM "Comment" c WHERE c."id" = e."commentId" AND NOT c."isAnonymous"
      AND c."authorId" = ANY(${blocked}::text[])
    )
    ORDER BY s."number" DESC LIMIT ${limit}`
}

async function matchingBetween(...[query, postIds, first, last, blocked]: Between) {
  const rows = await db.$queryRaw<{ postId: string }[]>`
    SELECT DISTINCT e."postId" FROM "SearchEntry" e
    JOIN "CommentSearch" s ON s."number" = e."number"
    WHERE e."postId" = ANY(${postIds}) AND e."commentId" IS NOT NULL
    AND e."number" BETWEEN ${first} AND ${last} AND s."whole" @@ ${all(query)}::tsquery
    AND NOT s."whole" @@ ${any(query.unwanted)}::tsquery
    AND NOT EXISTS (
      SELECT 1 FROM "Comment" c WHERE c."id" = e."commentId" AND NOT c."isAnonymous"
      AND c."authorId" = ANY(${blocked}::text[])
    )`
  return rows.map(({ postId }) => postId)
}

function all({ wanted, beginning }: SearchQuery) {
  return wanted.map(quote).join(' & ') + (beginning ? ':*' : '')
}

// Without phrases this is the empty query, which matches nothing.
function any(phrases: Phrase[]) {
  return phrases.map(quote).join(' | ')
}

function quote(phrase: Phrase) {
  return phrase.map((word) => `'${word}'`).join(' <-> ')
}

// Locked before the texts are read, so that an edit in between waits and then marks the entry anew.
async function claim(...[transaction, limit]: Parameters<SearchIndex['claim']>) {
  const locked = await transaction.$queryRaw<{ number: number }[]>`
    SELECT "number" FROM "SearchEntry" WHERE "isPending" ORDER BY "number" LIMIT ${limit}
    FOR UPDATE SKIP LOCKED`
  return transaction.$queryRaw<PendingEntry[]>`
    SELECT e."number", e."commentId" IS NOT NULL AS "isComment",
      p."removedAt" IS NOT NULL OR c."removedAt" IS NOT NULL OR c."deletedAt" IS NOT NULL AS "isHidden",
      p."title", COALESCE(c."content", p."content") AS "content"
    FROM "SearchEntry" e
    JOIN "Post" p ON p."id" = e."postId" LEFT JOIN "Comment" c ON c."id" = e."commentId"
    WHERE e."number" = ANY(${locked.map(({ number }) => number)})`
}

async function store(...[transaction, entries]: Parameters<SearchIndex['store']>) {
  await transaction.$executeRaw`
    INSERT INTO "PostSearch" ("number", "title", "whole")
    SELECT (value ->> 0)::int, (value ->> 1)::tsvector, (value ->> 2)::tsvector
    FROM json_array_elements(${rows(entries, false)}::json)
    ON CONFLICT ("number") DO UPDATE SET "title" = excluded."title", "whole" = excluded."whole"`
  await transaction.$executeRaw`
    INSERT INTO "CommentSearch" ("number", "whole")
    SELECT (value ->> 0)::int, (value ->> 2)::tsvector
    FROM json_array_elements(${rows(entries, true)}::json)
    ON CONFLICT ("number") DO UPDATE SET "whole" = excluded."whole"`
  await transaction.$executeRaw`
    UPDATE "SearchEntry" SET "isPending" = false
    WHERE "number" = ANY(${entries.map(({ number }) => number)})`
}

function rows(entries: PendingEntry[], isComment: boolean) {
  return JSON.stringify(
    entries
      .filter((entry) => entry.isComment === isComment && !entry.isHidden)
      .map(({ number, title, content }) => {
        const first = isComment ? [] : wordsOf(title)
        return [number, vector(first), vector([...first, '', ...wordsOf(content)])]
      }),
  )
}

// The empty word keeps a phrase from reaching out of the title; PostgreSQL counts places to 16383.
function vector(words: string[]) {
  return words
    .map((word, index) => (word ? `'${word}':${Math.min(index + 1, 16_383)}` : ''))
    .join(' ')
}
