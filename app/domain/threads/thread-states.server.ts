import { parse, stringify } from 'uuid'
import { hkdfSync } from 'node:crypto'
import {
  isAmong,
  type Sql,
  clearDeleted,
  db,
  sql,
  type DbOrTransaction,
  type Transaction,
} from '~/database/db.server'
import { decrypt, decryptBytes, encrypt, encryptBytes, keysFor } from '~/runtime/encryption.server'
import { anonymousTags, firstAnonymousTags } from '../authorship/authorship.server'
import { startOfDay } from '../day'
import { day, minute } from '../durations'
import { shuffled } from '../shuffled'

/*
 * A list of the threads that a member follows, saves and has read would reveal which anonymous items are hers. So it
 * is encrypted, and none of her rows changes at the moment when she reads or writes.
 *
 * Each change is a `ThreadNote`. Its id is a keyed digest with a running number, like a tag
 * (app/domain/authorship/authorship.server.ts). At night the notes of the day are merged into the rows of all members
 * who were here that day (`MemberThreads`). Then all these notes are deleted together.
 */

export type ThreadState = {
  postId: string
  /**
   * The number in `SearchEntry` of the last item of the thread that she has seen. These numbers follow the order of
   * writing.
   */
  readUpTo: number
  /** The day of her last visit, counted from 1970 in the site's time zone. */
  readOn: number
  isFollowed: boolean
  isSaved: boolean
}

export const maxThreads = 1_000

const stateSize = 23
const listSize = 2 + maxThreads * stateSize

export const threadsPurpose = 'member-threads'
export const notePurpose = 'thread-note'

/** Returns the day of a date, counted from 1970 in the site's time zone. */
export function dayNumber(date = new Date()): number {
  return Math.ceil(startOfDay(date).getTime() / day)
}

/** Returns a day number as a date, '2026-11-26'. */
export function dateOfNumber(number: number): string {
  return new Date(number * day).toISOString().slice(0, 10)
}

/** The day and the number of a member's next note. */
export type NextNote = { noteDay: number; nextNote: number }

/** A member's threads, the last touched one last, and her next note. */
export type ThreadStates = NextNote & { states: Map<string, ThreadState> }

// Most members touch fewer threads on a day, so one query finds all their notes. For other members, each further query
// asks for as many as all queries before.
const probes = 32

export async function readThreadStates(
  memberId: string,
  tx: DbOrTransaction = db,
): Promise<ThreadStates> {
  return (await readStates(memberId, tx)).found
}

/** A member's threads with the tags of her anonymous items. Most members need one query. */
export type OwnThreads = ThreadStates & { tags: string[] }

/** Reads a member's threads and the tags of her anonymous items. */
export async function readOwnThreads(memberId: string): Promise<OwnThreads> {
  const first = firstAnonymousTags(memberId)
  const { found, rows } = await readStates(memberId, db, first)
  const claimed = new Set(rows.map(({ id }) => id))
  return { ...found, tags: await anonymousTags(memberId, { tags: first, claimed }) }
}

async function readStates(memberId: string, tx: DbOrTransaction, tags: string[] = []) {
  const today = dayNumber()
  const wanted = [today - 1, today].map((noteDay) => ({
    noteDay,
    ids: idsOf(memberId, noteDay, 0, probes),
  }))
  const claimed = tags.length
    ? sql`SELECT '' AS "sealed", "tag" AS "id" FROM "ClaimedTag" WHERE ${isAmong(sql`"tag"`, tags)} UNION ALL`
    : sql``
  const first = await readRows(
    sql`SELECT "sealed", '' AS "id" FROM "MemberThreads" WHERE "userId" = ${memberId} UNION ALL ${claimed}`,
    wanted.flatMap(({ ids }) => ids.flat()),
    tx,
  )
  const states = new Map<string, ThreadState>()
  for (const { id, sealed } of first)
    if (id === '') for (const state of openList(sealed)) setLatest(states, state)
  let nextNote = 0
  for (const { noteDay, ids } of wanted) {
    const { notes, count } = await readNotes(memberId, noteDay, ids, first, tx)
    for (const state of notes) setLatest(states, state)
    if (noteDay === today) nextNote = count
  }
  return { found: { states: dropExcess(states), noteDay: today, nextNote }, rows: first }
}

type Row = { id: string; sealed: string }

function readRows(before: Sql, ids: string[], tx: DbOrTransaction): Promise<Row[]> {
  return tx.$queryRaw<Row[]>`
    ${before} SELECT "sealed", "id" FROM "ThreadNote" WHERE ${isAmong(sql`"id"`, ids)}`
}

// A member's notes of a day have numbers without gaps. A note that cannot be decrypted still occupies its number.
async function readNotes(
  memberId: string,
  noteDay: number,
  firstIds: string[][],
  firstRows: Row[],
  tx: DbOrTransaction,
) {
  const notes: ThreadState[] = []
  let [count, ids, rows] = [0, firstIds, firstRows]
  for (;;) {
    const sealed = new Map(rows.map((row) => [row.id, row.sealed]))
    for (const alternatives of ids) {
      const id = alternatives.find((each) => sealed.has(each))
      if (id === undefined) return { notes, count }
      const note = openNote(sealed.get(id))
      if (note) notes.push(note.state)
      count += 1
    }
    ids = idsOf(memberId, noteDay, count, count)
    rows = await readRows(sql``, ids.flat(), tx)
  }
}

// Returns for each number its ids under the current secret and former ones.
function idsOf(memberId: string, noteDay: number, from: number, length: number) {
  const blockOf = (number: number) => Math.floor(number / blockSize)
  const first = blockOf(from)
  const blocks = Array.from({ length: blockOf(from + length - 1) - first + 1 }, (_, index) =>
    idsInBlock(memberId, noteDay, first + index),
  )
  const start = from - first * blockSize
  return blocks.flat().slice(start, start + length)
}

// The ids of a block are one digest, because a page needs many of them.
const blockSize = probes
const idBytes = 16

function idsInBlock(memberId: string, noteDay: number, block: number): string[][] {
  const info = JSON.stringify([memberId, noteDay, block])
  const digests = keysFor('thread-note-id').map((key) =>
    Buffer.from(hkdfSync('sha256', key, '', info, blockSize * idBytes)),
  )
  return Array.from({ length: blockSize }, (_, index) =>
    digests.map((each) => each.toString('base64url', index * idBytes, (index + 1) * idBytes)),
  )
}

function noteIds(memberId: string, noteDay: number, number: number): string[] {
  return idsOf(memberId, noteDay, number, 1).flat()
}

// The thread that was touched last is last in the map.
function setLatest(states: Map<string, ThreadState>, state: ThreadState) {
  states.delete(state.postId)
  states.set(state.postId, state)
}

/** Keeps the latest `maxThreads` threads. Threads that were only read are dropped first, the oldest first. */
function dropExcess(states: Map<string, ThreadState>) {
  const ranked = [...states.values()]
  const onlyRead = ranked.filter(({ isFollowed, isSaved }) => !isFollowed && !isSaved)
  const wanted = ranked.filter(({ isFollowed, isSaved }) => isFollowed || isSaved)
  for (const { postId } of [...onlyRead, ...wanted].slice(0, Math.max(0, states.size - maxThreads)))
    states.delete(postId)
  return states
}

/**
 * Changes what a member follows, saves or has read of a thread. Simultaneous changes take effect one after the other.
 * @param change gets the current state, and returns the next one, or null to change nothing
 */
export async function changeThreadState(
  memberId: string,
  postId: string,
  change: (current: ThreadState, all: ThreadStates) => ThreadState | null,
  tx: DbOrTransaction = db,
): Promise<void> {
  for (;;) {
    const all = await readThreadStates(memberId, tx)
    const next = change(all.states.get(postId) ?? unreadThread(postId), all)
    if (!next || (await addNote(memberId, all, next, tx))) return
  }
}

/**
 * Records that a member wrote in a thread, which she then follows. It does the same for named and anonymous items.
 * Call it in the same transaction, after the item is written: a trigger has then added its row of `SearchEntry`, whose
 * number is read. Items that others wrote since her last visit stay new to her.
 */
export async function followOwnWriting(
  memberId: string,
  postId: string,
  tx: Transaction,
): Promise<void> {
  const [own = 0, before = 0] = await latestNumbers(postId, tx)
  const change = (current: ThreadState) => {
    const hasReadAll = current.readUpTo === 0 || current.readUpTo >= before
    const read = hasReadAll ? { readUpTo: own, readOn: dayNumber() } : {}
    return { ...current, ...read, isFollowed: true }
  }
  await changeThreadState(memberId, postId, change, tx)
}

async function latestNumbers(postId: string, tx: Transaction) {
  const select = { number: true } as const
  const query = { where: { postId }, orderBy: { number: 'desc' }, take: 2, select } as const
  return (await tx.searchEntry.findMany(query)).map(({ number }) => number)
}

/** Returns the number in `SearchEntry` of the last item in a thread; 0 for none. */
export async function lastNumber(postId: string): Promise<number> {
  return (await lastNumbers([postId])).get(postId) ?? 0
}

/** Like `lastNumber`, for several threads. Threads without entries are left out. */
export async function lastNumbers(postIds: string[]): Promise<Map<string, number>> {
  const where = { postId: { in: postIds } }
  const rows = await db.searchEntry.groupBy({ by: 'postId', where, _max: { number: true } })
  return new Map(rows.map(({ postId, _max }) => [postId, _max.number ?? 0]))
}

/** Returns the state of a thread that has no stored state. */
export function unreadThread(postId: string): ThreadState {
  return { postId, readUpTo: 0, readOn: 0, isFollowed: false, isSaved: false }
}

/**
 * Adds a note; false when another request used this number first.
 * @param at the day on which the number was counted, which midnight may have ended
 */
export async function addNote(
  memberId: string,
  at: NextNote,
  state: ThreadState,
  tx: DbOrTransaction = db,
): Promise<boolean> {
  return addNotes(memberId, at, [state], tx)
}

/** Adds notes with rising numbers; false when another request used one of them first, and some may be missing. */
export async function addNotes(
  memberId: string,
  { noteDay, nextNote }: NextNote,
  states: ThreadState[],
  tx: DbOrTransaction = db,
): Promise<boolean> {
  if (!states.length) return true
  const rows = states.map((state, index) => {
    const number = nextNote + index
    const [id] = noteIds(memberId, noteDay, number)
    return sql`(${id}, ${noteDay}, ${sealNote({ memberId, noteDay, number, state })})`
  })
  const values = rows.reduce((before, row) => sql`${before}, ${row}`)
  const added = await tx.$executeRaw`
    INSERT INTO "ThreadNote" ("id", "day", "sealed") VALUES ${values} ON CONFLICT DO NOTHING`
  return added === states.length
}

type Note = { memberId: string; noteDay: number; number: number; state: ThreadState }

function sealNote({ memberId, noteDay, number, state }: Note) {
  const bytes = Buffer.alloc(20 + stateSize)
  bytes.set(parse(memberId))
  bytes.writeUInt16BE(noteDay, 16)
  bytes.writeUInt16BE(number, 18)
  packState(state, bytes, 20)
  return encrypt(notePurpose, bytes.toString('base64url'))
}

function openNote(sealed: string | undefined): Note | null {
  const text = decrypt(notePurpose, sealed)
  if (text === null) return null
  const bytes = Buffer.from(text, 'base64url')
  return {
    memberId: stringify(bytes, 0),
    noteDay: bytes.readUInt16BE(16),
    number: bytes.readUInt16BE(18),
    state: unpackState(bytes, 20),
  }
}

function packState(state: ThreadState, bytes: Buffer, at: number) {
  bytes.set(parse(state.postId), at)
  bytes.writeUInt32BE(state.readUpTo, at + 16)
  bytes.writeUInt16BE(state.readOn, at + 20)
  bytes.writeUInt8(Number(state.isFollowed) + 2 * Number(state.isSaved), at + 22)
}

function unpackState(bytes: Buffer, at: number): ThreadState {
  const flags = bytes.readUInt8(at + 22)
  return {
    postId: stringify(bytes, at),
    readUpTo: bytes.readUInt32BE(at + 16),
    readOn: bytes.readUInt16BE(at + 20),
    isFollowed: (flags & 1) > 0,
    isSaved: (flags & 2) > 0,
  }
}

function sealList(states: Map<string, ThreadState>) {
  const bytes = Buffer.alloc(listSize)
  bytes.writeUInt16BE(states.size)
  for (const [index, state] of [...states.values()].entries())
    packState(state, bytes, 2 + index * stateSize)
  return encryptBytes(threadsPurpose, bytes)
}

function openList(sealed: string | undefined): ThreadState[] {
  const bytes = decryptBytes(threadsPurpose, sealed)
  if (!bytes) return []
  return Array.from({ length: bytes.readUInt16BE() }, (_, index) =>
    unpackState(bytes, 2 + index * stateSize),
  )
}

/** Returns a list under the current secret; null when it cannot be decrypted. */
export function renewedList(sealed: string): string | null {
  const bytes = decryptBytes(threadsPurpose, sealed)
  return bytes && encryptBytes(threadsPurpose, bytes)
}

/** Returns a note's columns under the current secret; null when it cannot be decrypted. */
export function renewedNote(sealed: string): { id: string; sealed: string } | null {
  const note = openNote(sealed)
  if (!note) return null
  const [id = ''] = noteIds(note.memberId, note.noteDay, note.number)
  return { id, sealed: sealNote(note) }
}

// A request may have begun before midnight.
const margin = 10 * minute
const pageSize = 1_000

// Notes that cannot be decrypted are kept for this many days, so that the operator can restore a lost secret.
const unreadableDays = 30

/**
 * Merges the notes of past days into the members' rows, and deletes these notes. First it writes the rows of every
 * member who had a session since the first of these days, in random order. A row that changed together with a note
 * would reveal the note's member. Merging again changes nothing, so it may stop at any moment and run in several
 * processes.
 */
export async function mergeThreadNotes(now = new Date()): Promise<void> {
  const today = dayNumber(new Date(now.getTime() - margin))
  const notes = await readPastNotes(today)
  if (notes.size) await mergeAll(notes)
  const { count } = await db.threadNote.deleteMany({
    where: { day: { lt: today - unreadableDays } },
  })
  if (notes.size || count) await clearDeleted()
}

async function mergeAll(notes: Map<string, StoredNote[]>) {
  const since = startOfDay(new Date(firstDay(notes) * day))
  const seen = await db.session.findMany({
    where: { lastSeenAt: { gte: since } },
    distinct: 'userId',
    select: { userId: true },
  })
  const members = new Set([...notes.keys(), ...seen.map(({ userId }) => userId)])
  const merged: string[] = []
  for (const memberId of shuffled([...members])) {
    const own = notes.get(memberId) ?? []
    if (await merge(memberId, own)) merged.push(...own.map(({ id }) => id))
  }
  // Sorted, so that the batches do not show whose notes they are.
  merged.sort()
  for (let from = 0; from < merged.length; from += pageSize)
    await db.threadNote.deleteMany({ where: { id: { in: merged.slice(from, from + pageSize) } } })
}

type StoredNote = Note & { id: string }

// After an outage it is earlier than yesterday.
function firstDay(notes: Map<string, StoredNote[]>) {
  let first = Infinity
  for (const own of notes.values()) for (const { noteDay } of own) first = Math.min(first, noteDay)
  return first
}

async function readPastNotes(today: number) {
  const found = new Map<string, StoredNote[]>()
  let last = ''
  for (;;) {
    const rows = await db.threadNote.findMany({
      where: { day: { lt: today }, id: { gt: last } },
      orderBy: { id: 'asc' },
      take: pageSize,
    })
    for (const { id, sealed } of rows) {
      const note = openNote(sealed)
      if (note) found.set(note.memberId, [...(found.get(note.memberId) ?? []), { id, ...note }])
    }
    last = rows.at(-1)?.id ?? ''
    if (rows.length < pageSize) return found
  }
}

// Returns false, and writes nothing, if the row cannot be decrypted: under the right secret it is still whole.
async function merge(memberId: string, notes: Note[]) {
  const row = await db.memberThreads.findUnique({ where: { userId: memberId } })
  if (row && !decryptBytes(threadsPurpose, row.sealed)) return false
  const states = new Map<string, ThreadState>()
  for (const state of openList(row?.sealed)) setLatest(states, state)
  notes.sort((a, b) => a.noteDay - b.noteDay || a.number - b.number)
  for (const { state } of notes) setLatest(states, state)
  const sealed = sealList(dropExcess(states))
  // Writes nothing for a member who has left.
  await db.$executeRaw`
    INSERT INTO "MemberThreads" ("userId", "sealed")
    SELECT "id", ${sealed} FROM "User" WHERE "id" = ${memberId}
    ON CONFLICT ("userId") DO UPDATE SET "sealed" = excluded."sealed"`
  return true
}
