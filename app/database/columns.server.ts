import { Prisma } from '~generated/sqlite/client'

/** A part of a statement in SQL, with its values. */
export type Sql = Prisma.Sql

/** Columns of a table in a select list: `alias."name" AS "prefix_name"`. The names come from the code, never from input. */
export function selectColumns(alias: string, names: readonly string[], prefix = ''): Sql {
  return Prisma.raw(names.map((name) => `${alias}."${name}" AS "${prefix}${name}"`).join(', '))
}

/** The name of a table's alias, to be written into a condition. */
export function aliased(alias: string): Sql {
  return Prisma.raw(alias)
}

/** Conditions that all hold; true for none. */
export function allOf(conditions: (Sql | null)[]): Sql {
  const given = conditions.filter((condition) => condition !== null)
  return given.length ? Prisma.join(given, ' AND ', '(', ')') : Prisma.sql`1 = 1`
}

/** `column IN (values)`; false for none. */
export function isOneOf(column: Sql, values: readonly string[]): Sql {
  return values.length ? Prisma.sql`${column} IN (${Prisma.join([...values])})` : Prisma.sql`1 = 0`
}

/**
 * The columns of a joined table, without their prefix; null when the join found no row.
 * @param required a column that is never null in that table
 */
export function joined<T>(row: object, prefix: string, required: keyof T & string): T | null {
  const found = Object.entries(row).flatMap(([name, value]: [string, unknown]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
  )
  const table = Object.fromEntries(found) as T
  return (table[required] ?? null) === null ? null : table
}

/** A row without the columns of a joined table. */
export function withoutJoined<Row extends object>(row: Row, prefix: string): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith(prefix))) as Row
}
