/** The types that columns have in both databases. */
export type ColumnType = 'text' | 'number' | 'boolean' | 'date'

export type Column = { name: string; type: ColumnType }

/** A value in the form that both sides share: a date is its ISO text in UTC. */
export type Value = string | number | boolean | null

export type Row = Record<string, Value>

/** Converts a row that a database returned: values in the shared form, in the columns' order. */
export function toRow(columns: Column[], raw: Record<string, unknown>): Row {
  return Object.fromEntries(columns.map(({ name, type }) => [name, toValue(type, raw[name])]))
}

function toValue(type: ColumnType, raw: unknown): Value {
  if (raw === null || raw === undefined) return null
  if (type === 'text') return raw as string
  if (type === 'number') return Number(raw)
  if (type === 'boolean') return raw === true || raw === 1 || raw === 't'
  return toDate(raw as string | number).toISOString()
}

// PostgreSQL and SQLite's CURRENT_TIMESTAMP write UTC without a zone.
function toDate(raw: string | number) {
  const isBare = typeof raw === 'string' && !/(Z|[+-]\d\d:\d\d)$/.test(raw)
  return new Date(isBare ? `${raw.replace(' ', 'T')}Z` : raw)
}
