import { aliased, sql, type Sql } from '~/database/db.server'
import type { Found, Part, Wanted } from './search-index'
import type { SearchQuery } from './search-query'

/** Returns an SQL query for the hits of one field, newest first. The query finds nothing unless `gate` is true. */
export type SelectPart = (part: Part, query: SearchQuery, gate: Sql) => Sql

type Row = Omit<Found, 'beginning'> & { beginning: number | boolean }

/** Returns a query for the hits of all fields. A field is not searched when the fields before it have enough hits. */
export function selectParts(wanted: Wanted, select: SelectPart): Sql {
  const { enough } = wanted
  const exact = wanted.parts.map((part, index) => ({ ...part, name: `exact_${index}` }))
  const byPrefix = wanted.orBeginning
    ? wanted.parts.map((part, index) => ({ ...part, name: `by_prefix_${index}` }))
    : []
  const queries = [
    ...exact.map((part, index) =>
      named(part.name, select(part, wanted.query, isBelow(exact.slice(0, index), enough))),
    ),
    ...byPrefix.map((part, index) => {
      const gate = sql`${isBelow(exact, 1)} AND ${isBelow(byPrefix.slice(0, index), enough)}`
      return named(part.name, select(part, { ...wanted.query, beginning: true }, gate))
    }),
  ]
  const beginning = wanted.query.beginning ? 1 : 0
  const hits = [
    ...exact.map(({ name, field }) => hitsOf(name, field, beginning)),
    ...byPrefix.map(({ name, field }) => hitsOf(name, field, 1)),
  ]
  return sql`WITH ${list(queries, sql`, `)} ${list(hits, sql` UNION ALL `)}`
}

/** Returns the hits of such a query, in the order of fields. */
export function inOrderOfFields(wanted: Wanted, rows: Row[]): Found[] {
  return wanted.parts.flatMap(({ field }) =>
    rows
      .filter((row) => row.field === field)
      .map((row) => ({ ...row, beginning: Boolean(row.beginning) }))
      .sort((a, b) => b.number - a.number),
  )
}

function named(name: string, query: Sql) {
  return sql`${aliased(name)} AS MATERIALIZED (${query})`
}

function hitsOf(name: string, field: Part['field'], beginning: number) {
  return sql`
    SELECT ${aliased(`'${field}'`)} AS "field", ${aliased(String(beginning))} AS "beginning",
      "number", "postId", "commentId", "sortKey" FROM ${aliased(name)}`
}

function isBelow(parts: { name: string }[], limit: number) {
  const counts = parts.map(({ name }) => sql`(SELECT COUNT(*) FROM ${aliased(name)})`)
  return counts.length ? sql`${list(counts, sql` + `)} < ${limit}` : sql`1 = 1`
}

function list([first, ...others]: Sql[], between: Sql): Sql {
  return others.reduce((all, each) => sql`${all}${between}${each}`, first ?? sql``)
}
