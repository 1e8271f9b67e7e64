import { Book, type Channel } from './attackers'
import type { Early } from './by-mail'
import type { Found } from './evidence'

// The tables of the threads that members follow, save and have read.
const tables = ['MemberThreads', 'ThreadNote']

type Interval = {
  /** Rows that are new or changed since the previous copy, each with its member if it has one. */
  rows: (Found & { owner?: string })[]
  items: string[]
  owners: Set<string>
}

/**
 * Uses a copy of every five minutes. Guesses the only member whose reading row changed when the item appeared. She must
 * also have written by name in the other intervals in which rows with the same value appeared.
 */
export function byReading(copies: Early[]): Channel[] {
  const book = new Book()
  const intervals = copies.slice(1).map(({ evidence }, index) => {
    const before = copies[index]?.evidence
    return before
      ? intervalBetween(before, evidence)
      : { rows: [], items: [], owners: new Set<string>() }
  })
  const seen = new Map<string, Interval[]>()
  for (const interval of intervals) {
    for (const table of tables) {
      const changed = interval.rows.flatMap((row) => (row.table === table ? (row.owner ?? []) : []))
      if (new Set(changed).size !== 1) continue
      for (const item of interval.items)
        book.add(`the only row of ${table} that changed`, 'day', item, changed)
    }
    for (const [name, value] of interval.rows.flatMap(valuesOf)) {
      const key = `${name} ${value}`
      seen.set(key, [...(seen.get(key) ?? []), interval])
    }
  }
  for (const [key, all] of seen)
    for (const interval of new Set(all))
      for (const item of interval.items) {
        const owner = mostFrequent(all.filter((each) => each !== interval))
        if (owner) book.add(`${key.split(' ')[0]} again`, 'day', item, [owner])
      }
  return book.read()
}

function intervalBetween(before: Early['evidence'], after: Early['evidence']): Interval {
  const known = new Set(rowsOf(before).map(textOf))
  const written = new Set(before.traces.map(({ row }) => row.id))
  const named = after.traces.filter(({ isItem, row }) => isItem && !written.has(row.id))
  return {
    rows: rowsOf(after).filter((row) => !known.has(textOf(row))),
    items: [...after.items.keys()].filter((id) => !before.items.has(id) && !written.has(id)),
    owners: new Set(named.map(({ owner }) => owner)),
  }
}

function rowsOf({ traces, others }: Early['evidence']): Interval['rows'] {
  return [...traces, ...others].filter(({ table }) => tables.includes(table))
}

function textOf({ table, row: { xmin: _, ...row } }: Found) {
  return JSON.stringify([table, row])
}

// A day, or another value as short, occurs in many rows.
function valuesOf({ table, row }: Found): [name: string, value: string][] {
  return Object.entries(row).flatMap(([column, value]): [string, string][] =>
    typeof value === 'string' && value.length >= 16 ? [[`${table}.${column}`, value]] : [],
  )
}

function mostFrequent(intervals: Interval[]) {
  const votes = new Map<string, number>()
  for (const { owners } of intervals)
    for (const owner of owners) votes.set(owner, (votes.get(owner) ?? 0) + 1 / owners.size)
  const [best, second] = [...votes].sort(([, a], [, b]) => b - a)
  return best && best[1] > (second?.[1] ?? 0) ? best[0] : null
}
