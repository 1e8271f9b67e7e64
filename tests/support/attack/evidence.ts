import { textOfRows } from '../all-rows'
import type { Row } from '../database/joined-rows'
import type { Copy } from './copy'

/** A row with its table, its position in the table, and its row number. */
export type Found = { table: string; row: Row; position: number; number: number }

/** A row that identifies one member, or belongs to such a row. */
type Trace = Found & { owner: string; isItem: boolean }

/** The rows of a copy, sorted by the conclusions of a thief who does not know what the columns mean. */
export type Evidence = {
  /** Rows that contain a member's id, name or address in plain text, or the id of such a row. */
  traces: Trace[]
  /** Anonymous items, each with the rows that contain its id and identify no member. */
  items: Map<string, Found[]>
  others: Found[]
}

export type Knowledge = {
  /** Member ids with the names that identify them. */
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
    // A block identifies two members, so it belongs to neither.
    else if (borne.size < 2) {
      traces.push({ ...found, owner, isItem })
      if (typeof id === 'string') owners.set(id, owner)
    }
  }
  // A row that belongs to a member's row, such as a code of her two-factor authentication, also identifies her. Rows
  // that belong to her post do not.
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

// A row with a comment's id is about the comment, although it may also contain the id of the post.
function aboutItem(row: Row, kinds: Map<string, 'post' | 'comment'>) {
  const held = texts(row).filter((text) => kinds.has(text))
  return held.find((id) => kinds.get(id) === 'comment') ?? held[0]
}

function texts(row: Row): string[] {
  return Object.values(row).filter((value) => typeof value === 'string')
}

const isoDate = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/
const timedId = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab]/

/** Returns the moment of a value in milliseconds. The value is a date, or an id that contains the time. */
export function parseTimestamp(value: unknown): number | undefined {
  if (value instanceof Date) return value.getTime()
  if (typeof value !== 'string') return undefined
  const id = timedId.exec(value)
  if (id) return Number.parseInt(`${id[1]}${id[2]}`, 16)
  return isoDate.test(value) ? Date.parse(value) : undefined
}

export function momentsOf(row: Row): [column: string, moment: number][] {
  return Object.entries(row).flatMap(([column, value]): [string, number][] => {
    const moment = parseTimestamp(value)
    return moment === undefined ? [] : [[column, moment]]
  })
}

/** Returns a row as text, to find it again in another copy. */
export function textOf({ table, row }: Found): string {
  return `${table} ${textOfRows([row])}`
}
