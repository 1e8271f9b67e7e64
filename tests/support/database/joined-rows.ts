export type Row = Record<string, unknown>

// Short values, counts and flags occur in many rows and do not link rows.
const shortest = 16

// Whole days and hours are the same for everybody who wrote then, so they do not link rows either.
const wholeHour = /T\d\d:[03]0:00(?:\.000)?(?:Z|\+00:00)?$/

/**
 * Returns the rows that can be joined: the rows that contain one of the `start` values, all rows that share a value
 * with one of those, and so on.
 * @param ends public values, such as ids of other people's posts, which do not join rows
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

// An id within a longer value, such as a URL, joins rows like a value of its own.
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

function valuesOf(row: Row) {
  return Object.values(row)
    .map((value) => (value instanceof Date ? value.toISOString() : value))
    .filter((value): value is string => typeof value === 'string' && value.length >= shortest)
    .filter((value) => !wholeHour.test(value))
    .flatMap((value) => [value, ...(value.match(uuid) ?? [])])
}
