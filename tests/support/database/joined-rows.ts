export type Row = Record<string, unknown>

// Short values, counts and flags are shared by many rows and join nothing.
const shortest = 16

/**
 * What whoever holds a database learns by joining its rows: beginning with the rows that hold one of some values, all rows
 * that share a value with one of them, and so on.
 * @param rows of all tables
 * @param start the values to begin with
 * @param ends values that are known to all, such as ids of other people's posts, over which nothing is joined
 */
export function joinedRows(rows: Row[], start: string[], ends: ReadonlySet<string>): Row[] {
  const known = new Set(start)
  const joined = new Set<Row>()
  for (let before = -1; before !== joined.size;) {
    before = joined.size
    for (const row of rows) {
      if (joined.has(row)) continue
      const values = valuesOf(row)
      if (!values.some((value) => known.has(value))) continue
      joined.add(row)
      for (const value of values) if (!ends.has(value)) known.add(value)
    }
  }
  return [...joined]
}

function valuesOf(row: Row) {
  return Object.values(row)
    .map((value) => (value instanceof Date ? value.toISOString() : value))
    .filter((value): value is string => typeof value === 'string' && value.length >= shortest)
}
