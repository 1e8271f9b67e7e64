/** The types that columns have in both databases. */
export type ColumnType = 'text' | 'number' | 'boolean' | 'date'

export type Column = { name: string; type: ColumnType }

/** A value as both sides agree on it: a date is its ISO text in UTC. */
export type Value = string | number | boolean | null

export type Row = Record<string, Value>

/** A row as a database returned it, in the columns' order and with values that both sides agree on. */
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

// PostgreSQL and SQLite's CURRENT_TIMESTAMP write UTC without saying so.
function toDate(raw: string | number) {
  const isBare = typeof raw === 'string' && !/(Z|[+-]\d\d:\d\d)$/.test(raw)
  return new Date(isBare ? `${raw.replace(' ', 'T')}Z` : raw)
}
