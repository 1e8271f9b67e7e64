import { day, hour, minute, second } from '~/domain/durations'
import { groupBy } from './chance'
import { parseTimestamp, momentsOf, type Evidence, type Found } from './evidence'

/** The columns that an attacker uses, and its guess of each item's author. */
export type Channel = { name: string; cell: 'day' | 'hour'; guesses: Map<string, string> }

/**
 * Collects guesses by channel, and drops guesses that contradict each other. Facts that are public by the hour, such as
 * who else wrote in that hour, are compared within the hour. All others are compared within the day.
 */
export class Book {
  private readonly channels = new Map<string, Channel>()
  private readonly contradicted = new Set<string>()

  add(name: string, cell: Channel['cell'], item: string, owners: Iterable<string>) {
    const [owner, ...others] = new Set(owners)
    if (owner === undefined) return
    const channel = this.channels.get(name) ?? { name, cell, guesses: new Map<string, string>() }
    this.channels.set(name, channel)
    const known = channel.guesses.get(item)
    if (others.length || (known !== undefined && known !== owner))
      this.contradicted.add(`${name} ${item}`)
    else channel.guesses.set(item, owner)
  }

  read(): Channel[] {
    for (const channel of this.channels.values())
      for (const item of channel.guesses.keys())
        if (this.contradicted.has(`${channel.name} ${item}`)) channel.guesses.delete(item)
    return [...this.channels.values()]
  }
}

export type Timed<T> = { moment: number; of: T }

/** Groups rows by column, sorted by time. */
export function timeline<T extends Found>(rows: T[]): Map<string, Timed<T>[]> {
  const lines = new Map<string, Timed<T>[]>()
  for (const found of rows)
    for (const [column, moment] of momentsOf(found.row)) {
      const name = `${found.table}.${column}`
      const line = lines.get(name) ?? []
      lines.set(name, line)
      line.push({ moment, of: found })
    }
  for (const line of lines.values()) line.sort((a, b) => a.moment - b.moment)
  return lines
}

/** Returns the rows nearest to a moment. There may be several at the same distance. */
export function nearest<T>(line: Timed<T>[], moment: number, within: number): T[] {
  let [low, high] = [0, line.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((line[middle]?.moment ?? 0) < moment) low = middle + 1
    else high = middle
  }
  const distance = (index: number) => Math.abs((line[index]?.moment ?? Infinity) - moment)
  const least = Math.min(distance(low - 1), distance(low))
  if (!(least <= within)) return []
  const rows: T[] = []
  for (let index = low - 1; distance(index) === least; index--)
    rows.push((line[index] as Timed<T>).of)
  for (let index = low; distance(index) === least; index++) rows.push((line[index] as Timed<T>).of)
  return rows
}

// The periods for which rows are kept or counted. A stored moment minus its window may be the moment of the act.
const windows = [
  ...[0, 10 * minute, 15 * minute, 30 * minute, hour, day],
  ...[2, 3, 7, 30, 90, 180].map((days) => days * day),
]
const radii: [number, string][] = [
  [second, '1 s'],
  [minute, '1 min'],
]

/**
 * Guesses the member whose row has the moment nearest to one of the item's moments, with or without one of the usual
 * windows.
 */
export function byNearestTime(copies: Evidence[]): Channel[] {
  const book = new Book()
  for (const { traces, items } of copies) {
    const lines = timeline(traces)
    for (const [id, rows] of items)
      for (const { label, row } of labelled(rows))
        for (const [column, moment] of momentsOf(row))
          for (const [name, line] of lines)
            for (const window of windows)
              for (const [radius, words] of radii) {
                const owners = nearest(line, moment + window, radius).map(({ owner }) => owner)
                if (!owners.length) continue
                const earlier = window ? ` less ${window / minute} min` : ''
                book.add(
                  `${label}.${column} within ${words} of ${name}${earlier}`,
                  'hour',
                  id,
                  owners,
                )
              }
  }
  return book.read()
}

function labelled([item, ...about]: Found[]) {
  const first = item && [{ label: 'item', row: item.row }]
  return [...(first ?? []), ...about.map(({ table, row }) => ({ label: `${table} of it`, row }))]
}

// Shorter values, such as counts and flags, occur in many rows.
const shortest = 16

function valuesOf(row: Found['row']): [column: string, value: string][] {
  return Object.entries(row).flatMap(([column, value]): [string, string][] => {
    if (typeof value === 'string' && value.length >= shortest) return [[column, value]]
    return value instanceof Date ? [[column, value.toISOString()]] : []
  })
}

/**
 * Guesses the only member whose rows contain a value of the item. Also follows a row without a member that shares a
 * value with both.
 */
export function byEqualValue(copies: Evidence[]): Channel[] {
  const book = new Book()
  for (const { traces, items, others } of copies) {
    const held = holders(traces)
    const joined = holders(others)
    for (const [id, rows] of items)
      for (const { label, row } of labelled(rows)) {
        follow(book, held, id, label, row, cellOf(row))
        for (const [column, value] of valuesOf(row))
          for (const [name, found] of joined.get(value) ?? [])
            for (const { table, row: next } of found)
              follow(book, held, id, `${label}.${column} = ${name}, ${table}`, next, cellOf(row))
      }
  }
  return book.read()
}

/**
 * Guesses the only member who shares a value with a certain row without a member: one written within a second or a
 * minute of the item's rows. An example is a suspension after a look-up of the author.
 */
export function byValueOfNearRow(copies: Evidence[]): Channel[] {
  const book = new Book()
  for (const { traces, items, others } of copies) {
    const held = holders(traces)
    const lines = timeline(others)
    for (const [id, rows] of items)
      for (const { label, row } of labelled(rows))
        for (const [column, moment] of momentsOf(row))
          for (const [name, line] of lines)
            for (const [radius, words] of radii)
              for (const { table, row: next } of nearest(line, moment, radius))
                follow(
                  book,
                  held,
                  id,
                  `${label}.${column} within ${words} of ${name}, ${table}`,
                  next,
                  () => 'day',
                )
  }
  return book.read()
}

type Holders<T> = Map<string, Map<string, T[]>>

function holders<T extends Found>(rows: T[]): Holders<T> {
  const held: Holders<T> = new Map()
  for (const found of rows)
    for (const [column, value] of valuesOf(found.row)) {
      const columns = held.get(value) ?? new Map<string, T[]>()
      held.set(value, columns)
      const name = `${found.table}.${column}`
      columns.set(name, [...(columns.get(name) ?? []), found])
    }
  return held
}

function follow(
  book: Book,
  held: Holders<Evidence['traces'][number]>,
  item: string,
  label: string,
  row: Found['row'],
  cell: (column: string) => Channel['cell'],
) {
  for (const [column, value] of valuesOf(row))
    for (const [name, traces] of held.get(value) ?? [])
      book.add(
        `${label}.${column} = ${name}`,
        cell(column),
        item,
        traces.map(({ owner }) => owner),
      )
}

// A date may equal the public hour.
function cellOf(row: Found['row']) {
  return (column: string): Channel['cell'] =>
    parseTimestamp(row[column]) === undefined ? 'day' : 'hour'
}

/**
 * Guesses, on PostgreSQL, the member whose row was last written by the same transaction as the item's row, or by an
 * adjacent one.
 */
export function byTransaction(copies: Evidence[]): Channel[] {
  const book = new Book()
  for (const { traces, items } of copies) {
    const written = groupBy(traces, ({ table, row }) => `${table} ${numberOf(row)}`)
    const tables = new Set(traces.map(({ table }) => table))
    for (const [id, rows] of items)
      for (const { label, row } of labelled(rows)) {
        const number = numberOf(row)
        if (number === undefined) continue
        for (const table of tables)
          for (const [steps, words] of [
            [0, 'the same'],
            [1, 'the next'],
            [2, 'the next but one'],
            [-1, 'the last'],
          ] as const) {
            const found = written.get(`${table} ${number + steps}`) ?? []
            book.add(
              `${label} in ${words} transaction of ${table}`,
              'day',
              id,
              found.map(({ owner }) => owner),
            )
          }
      }
  }
  return book.read()
}

function numberOf({ xmin }: Found['row']) {
  return typeof xmin === 'string' ? Number(xmin) : undefined
}

/** Guesses the member whose row is before or after the item's row in the table, in the order of the file. */
export function byRowOrder(copies: Evidence[]): Channel[] {
  const book = new Book()
  for (const { traces, items } of copies) {
    const places = new Map(traces.map((trace) => [`${trace.table} ${trace.position}`, trace.owner]))
    for (const [id, rows] of items)
      for (const { table, position } of rows)
        for (const [step, words] of [
          [-1, 'after'],
          [1, 'before'],
        ] as const) {
          const owner = places.get(`${table} ${position + step}`)
          if (owner !== undefined) book.add(`row ${words} one of ${table}`, 'day', id, [owner])
        }
  }
  return book.read()
}

/**
 * With two copies, guesses the only member who left since the first copy as the author of each item that changed since
 * then.
 */
export function byDifference([before, after]: [Evidence, Evidence]): Channel[] {
  const book = new Book()
  const rows = (evidence: Evidence) => new Set(evidence.traces.map(({ owner }) => owner))
  const gone = [...rows(before)].filter((id) => !rows(after).has(id))
  if (gone.length !== 1) return []
  const bulk = new Map<string, number>()
  const changes = [...after.items].flatMap(([id, [item]]) => {
    const former = before.items.get(id)?.[0]
    return Object.entries(item?.row ?? {}).flatMap(([column, value]) => {
      const kind = kindOfChange(former?.row[column], value, former !== undefined)
      const name = `item.${column} ${kind}`
      const shared = `${column} ${String(value)}`
      if (kind) bulk.set(shared, (bulk.get(shared) ?? 0) + 1)
      return kind ? [{ id, name, shared }] : []
    })
  })
  for (const { id, name, shared } of changes) {
    book.add(`a member has gone, ${name}`, 'day', id, gone)
    if ((bulk.get(shared) ?? 0) > 2)
      book.add(`a member has gone, ${name} as in others`, 'day', id, gone)
  }
  return book.read()
}

function kindOfChange(former: unknown, value: unknown, wasThere: boolean) {
  if ((former ?? null) === null && (value ?? null) === null)
    return wasThere ? null : 'empty from the start'
  if ((value ?? null) === null) return 'emptied'
  if ((former ?? null) === null) return wasThere ? 'set' : null
  return String(former) === String(value) ? null : 'changed'
}

/** A column whose moments, with or without one of the usual windows, match the moments of given acts. */
export type Coincidence = { name: string; right: number; expected: number }

const exact = second / 10
const shifts = Array.from({ length: 20 }, (_, index) => (index - 9.5) * 73 * second)

/**
 * Counts how often a column has the moment of an act to a tenth of a second. Moments some minutes away show how often
 * this happens by chance.
 */
export function byMoment(copies: Evidence[], acts: number[]): Coincidence[] {
  return copies.flatMap(({ traces, items, others }) => {
    const lines = timeline([...traces, ...others, ...[...items.values()].flat()])
    return [...lines].flatMap(([column, line]) =>
      windows.map((window) => {
        const hits = (shift: number) =>
          acts.filter((at) => nearest(line, at + window + shift, exact).length).length
        const beside = shifts.reduce((sum, shift) => sum + hits(shift), 0) / shifts.length
        const name = `${column} less ${window / minute} min`
        return { name, right: hits(0), expected: Math.max(beside, 1 / shifts.length) }
      }),
    )
  })
}

/**
 * The number of anonymous items of a kind that a member wrote between two moments, according to a row without a member.
 */
export type Counted = {
  name: string
  owner: string
  from: number
  to: number
  window: number
  kind: string
  /** The index of the copy that contains the row. */
  copy: number
  count: number
}

/**
 * Estimates how many anonymous items each member wrote, from rows that contain a number and a date. A row belongs to
 * the member who wrote by name when its window began. The count beyond her named items is the count of her anonymous
 * items.
 */
export function countsOf(
  copies: Evidence[],
  copiedAt: number[],
  kindOf: (id: string) => string,
): Counted[] {
  const counted = new Map<string, Counted>()
  for (const [index, { traces, others }] of copies.entries()) {
    const named = firstMoments(traces.filter(({ isItem }) => isItem))
    for (const { table, row } of others)
      for (const [column, points] of Object.entries(row)) {
        if (typeof points !== 'number' && typeof points !== 'bigint') continue
        for (const [date, end] of momentsOf(row))
          for (const window of windows)
            for (const line of named.values()) {
              const from = end - window
              const first = nearest(line, from, second)
              const [owner, ...rivals] = new Set(first.map((trace) => trace.owner))
              if (owner === undefined || rivals.length) continue
              const to = Math.min(end, copiedAt[index] ?? end)
              const own = line.filter(
                ({ moment, of }) => of.owner === owner && moment > from - second && moment <= to,
              )
              const kind = kindOf(String(first[0]?.row.id))
              const name = `${table}.${column}, ${table}.${date}`
              const count = Number(points) - own.length
              const key = JSON.stringify([name, owner, from, window, kind])
              if (count >= 0)
                counted.set(key, { name, owner, from, to, window, kind, copy: index, count })
            }
      }
  }
  return [...counted.values()]
}

// Returns the first moment of each item, by table.
function firstMoments(items: Evidence['traces']) {
  const lines = new Map<string, Timed<Evidence['traces'][number]>[]>()
  for (const item of items) {
    const line = lines.get(item.table) ?? []
    lines.set(item.table, line)
    line.push({ moment: Math.min(...momentsOf(item.row).map(([, at]) => at)), of: item })
  }
  for (const line of lines.values()) line.sort((a, b) => a.moment - b.moment)
  return lines
}

/** A readable value on a member's row that reveals in which visits it was written. */
export type Told = { name: string; sessions: Set<string> }

/** Returns words, flags and numbers in rows that are, or belong to, a session of a member. */
export function wordsOfSessions(copies: Evidence[], sessions: ReadonlySet<string>): Told[] {
  const told = new Map<string, Set<string>>()
  for (const { traces } of copies)
    for (const { table, row } of traces) {
      const session = Object.values(row).find(
        (value) => typeof value === 'string' && sessions.has(value),
      )
      if (session === undefined) continue
      for (const [column, value] of Object.entries(row))
        for (const word of stringsIn(value)) {
          const name = `${table}.${column}: ${word}`
          told.set(name, (told.get(name) ?? new Set()).add(session as string))
        }
    }
  return [...told].map(([name, of]) => ({ name, sessions: of }))
}

function stringsIn(value: unknown): string[] {
  if (value === null) return ['null']
  if (typeof value === 'string') return value.split(/\W+/).filter(Boolean)
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
    return [String(value)]
  return []
}
