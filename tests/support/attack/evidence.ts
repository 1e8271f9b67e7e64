import type { Row } from '../database/joined-rows'
import type { Copy } from './copy'

/** A row, where it was found: its table, its place in it, and its number there. */
export type Found = { table: string; row: Row; position: number; number: number }

/** A row that bears one member, or belongs to a row that does. */
type Trace = Found & { owner: string; isItem: boolean }

/** The rows of a copy, sorted by what a thief concludes without knowing what columns mean. */
export type Evidence = {
  /** Rows that bear a member's id, name or address in the clear, also through another row's id. */
  traces: Trace[]
  /** Anonymous items, each with the rows that hold its id and bear nobody. */
  items: Map<string, Found[]>
  /** Rows that bear no member and no item. */
  others: Found[]
}

export type Knowledge = {
  /** Ids of members with the names that stand for them. */
  names: Map<string, string[]>
  /** All posts and comments, a thread's post before its comments. */
  items: { id: string; kind: 'post' | 'comment' }[]
  /** Anonymous items whose author the thief knows. */
  known?: Map<string, string>
}

export function sortOut(copy: Copy, { names, items, known = new Map() }: Knowledge): Evidence {
  const bearers = new Map(
    [...names].flatMap(([id, others]) => [id, ...others].map((name) => [name, id])),
  )
  const kinds = new Map(items.map(({ id, kind }) => [id, kind]))
  const traces: Trace[] = []
  const anonymous = new Map<string, Found[]>()
  const owners = new Map<string, string>()
  let rest: Found[] = []
  for (const found of copy.flatMap(placed)) {
    const { id } = found.row
    const isItem = typeof id === 'string' && kinds.has(id)
    const borne = new Set(texts(found.row).flatMap((text) => bearers.get(text) ?? []))
    const [owner = isItem ? known.get(id) : undefined] = borne
    if (owner === undefined && isItem) anonymous.set(id, [found])
    else if (owner === undefined) rest.push(found)
    // Who blocked whom bears two, and says nothing of either.
    else if (borne.size < 2) {
      traces.push({ ...found, owner, isItem })
      if (typeof id === 'string') owners.set(id, owner)
    }
  }
  // What belongs to a row that bears a member, such as a code of her second step, bears her too; but what hangs on her
  // post is not hers.
  for (let before = -1; before !== rest.length;) {
    before = rest.length
    rest = rest.filter((found) => {
      const about = aboutItem(found.row, kinds)
      const owner =
        about === undefined
          ? texts(found.row)
              .map((text) => (kinds.has(text) ? undefined : owners.get(text)))
              .find((id) => id !== undefined)
          : owners.get(about)
      if (owner === undefined) return true
      traces.push({ ...found, owner, isItem: false })
      return false
    })
  }
  const others: Found[] = []
  for (const found of rest) {
    const about = aboutItem(found.row, kinds)
    if (about === undefined) others.push(found)
    else anonymous.get(about)?.push(found)
  }
  return { traces, items: anonymous, others }
}

function placed({ name, rows, numbers }: Copy[number]): Found[] {
  return rows.map((row, position) => {
    return { table: name, row, position, number: numbers?.[position] ?? position }
  })
}

// A row that holds a comment's id is about the comment, although it may hold its post's id as well.
function aboutItem(row: Row, kinds: Map<string, 'post' | 'comment'>) {
  const held = texts(row).filter((text) => kinds.has(text))
  return held.find((id) => kinds.get(id) === 'comment') ?? held[0]
}

function texts(row: Row): string[] {
  return Object.values(row).filter((value) => typeof value === 'string')
}

const isoDate = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/
const timedId = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab]/

/** A value's moment in milliseconds: a date, or an id made of the time. */
export function parseTimestamp(value: unknown): number | undefined {
  if (value instanceof Date) return value.getTime()
  if (typeof value !== 'string') return undefined
  const id = timedId.exec(value)
  if (id) return Number.parseInt(`${id[1]}${id[2]}`, 16)
  return isoDate.test(value) ? Date.parse(value) : undefined
}

/** The moments in a row, by column. */
export function momentsOf(row: Row): [column: string, moment: number][] {
  return Object.entries(row).flatMap(([column, value]): [string, number][] => {
    const moment = parseTimestamp(value)
    return moment === undefined ? [] : [[column, moment]]
  })
}
