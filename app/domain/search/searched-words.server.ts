import { db } from '~/database/db.server'
import { computeMac, decrypt, encrypt } from '~/runtime/encryption.server'
import { dayNumber } from '../threads/thread-states.server'
import { readableQuery } from './search-query'
import { commonWords, foldedRuns, tokenize } from './search-words'

/*
 * Words of searches that found no post. They wait in memory for a minute, and no row says who searched, or at what
 * time. A word is encrypted, and is decrypted only when it was searched on ten different days (docs/figures.md).
 */

const wordPurpose = 'searched-word'

const daysToRead = 10
const maxRows = 5_000
const maxRead = 50
const maxWaiting = 500
// Words beyond them are written again, which changes nothing.
const maxWritten = 20_000
const wordsOfQuery = 8
const length = { min: 3, max: 40 }

/** The words to write, by digest, and the digests that this process has written today. */
const waiting = new Map<string, string>()
const written = { day: 0, digests: new Set<string>() }

/**
 * Returns the words of a search that may be counted, as the index spells them. Leaves out parts that may be a number,
 * an email address or a link, excluded words, and very common words.
 */
export function countableWords(text: string): string[] {
  const parts = readableQuery(text).split(/[\s"“”„«»]+/)
  const plain = parts.filter((part) => !/^-|[@\p{N}]|:\/\/|^www\./u.test(part))
  const words = plain.flatMap((part) => [...foldedRuns(part)].flatMap((run) => run.words))
  return [...new Set(words)].filter(isCountable).slice(0, wordsOfQuery)
}

function isCountable(word: string) {
  const characters = [...word].length
  return (
    characters >= length.min &&
    characters <= length.max &&
    !tokenize(word).every((stem) => commonWords.has(stem))
  )
}

/** Remembers the words of a search without results until `writeSearchedWords`; never fails. */
export function noteFruitlessSearch(text: string): void {
  const today = dayNumber()
  if (written.day !== today) Object.assign(written, { day: today, digests: new Set() })
  for (const word of countableWords(text)) {
    const digest = digestOf(word)
    if (waiting.size < maxWaiting && !written.digests.has(digest)) waiting.set(digest, word)
  }
}

/**
 * Counts today for each waiting word, once a day even with several processes. Words that cannot be written are
 * dropped. A day after tomorrow was written by a clock that was ahead. The table keeps the 5,000 words that were
 * searched on most days, and most recently.
 */
export async function writeSearchedWords(): Promise<void> {
  if (!waiting.size) return
  const today = dayNumber()
  // Sorts by digest: locking rows in different orders could deadlock, and the order of searches stays private.
  const words = [...waiting].sort(([a], [b]) => (a < b ? -1 : 1))
  waiting.clear()
  await db.$transaction(async (tx) => {
    for (const [digest, word] of words)
      await tx.$executeRaw`
        INSERT INTO "SearchedWord" ("digest", "sealed", "days", "lastDay")
        VALUES (${digest}, ${sealWord(word)}, 1, ${today})
        ON CONFLICT ("digest") DO UPDATE
        SET "days" = "SearchedWord"."days" + 1, "lastDay" = excluded."lastDay"
        WHERE "SearchedWord"."lastDay" NOT IN (excluded."lastDay", excluded."lastDay" + 1)`
    const surplus = await tx.searchedWord.findMany({
      orderBy: [{ days: 'desc' }, { lastDay: 'desc' }, { digest: 'asc' }],
      skip: maxRows,
      take: maxWaiting,
      select: { digest: true },
    })
    if (surplus.length)
      await tx.searchedWord.deleteMany({
        where: { digest: { in: surplus.map(({ digest }) => digest) } },
      })
  })
  for (const [digest] of words) if (written.digests.size < maxWritten) written.digests.add(digest)
}

// The padded length. It gives all words, even the longest, the same stored size (app/runtime/encryption.server.ts).
const paddedTo = 128

function digestOf(word: string) {
  return computeMac(wordPurpose, word).toString('base64url')
}

/** A word and the number of days on which it was searched. */
export type SearchedWord = { word: string; days: number }

/** Returns at most 50 words that were searched on ten or more days without a result. Callers check for a moderator. */
export async function readSearchedWords(): Promise<SearchedWord[]> {
  const rows = await db.searchedWord.findMany({
    where: { days: { gte: daysToRead } },
    orderBy: [{ days: 'desc' }, { digest: 'asc' }],
    take: maxRead,
  })
  return rows.flatMap(({ sealed, days }) => {
    const word = openWord(sealed)
    return word === null ? [] : [{ word, days }]
  })
}

function sealWord(word: string) {
  return encrypt(wordPurpose, word.padEnd(paddedTo))
}

function openWord(sealed: string) {
  return decrypt(wordPurpose, sealed)?.trimEnd() ?? null
}

/** Returns the columns of a word under the current secret; null when it cannot be decrypted. */
export function renewedWord(sealed: string): { digest: string; sealed: string } | null {
  const word = openWord(sealed)
  if (word === null) return null
  return { digest: digestOf(word), sealed: sealWord(word) }
}
