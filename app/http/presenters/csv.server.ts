import type { Cell, Table } from '~/domain/contact/export.server'

/** Yields a table as CSV (RFC 4180), row by row. It starts with a byte order mark, by which Excel recognises UTF-8. */
export async function* csvOf({ columns, rows }: Table): AsyncGenerator<string> {
  yield `\uFEFF${lineOf(columns)}`
  for await (const row of rows) yield lineOf(row)
}

function lineOf(cells: Cell[]) {
  return `${cells.map(cellOf).join(',')}\r\n`
}

/** A quoted cell. Text that a spreadsheet would run as a formula gets an apostrophe (OWASP, CSV injection). */
export function cellOf(value: Cell): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '')
  const escaped = /^[\s\uFEFF]*[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text
  return `"${escaped.replaceAll('"', '""')}"`
}
