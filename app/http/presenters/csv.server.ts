import type { Cell, Table } from '~/domain/contact/export.server'

/**
 * A table as a CSV file (RFC 4180), row by row, so that it may be of any length. It begins with a byte order mark, by
 * which Excel knows that it is UTF-8.
 */
export async function* csvOf({ columns, rows }: Table): AsyncGenerator<string> {
  yield `\uFEFF${lineOf(columns)}`
  for await (const row of rows) yield lineOf(row)
}

function lineOf(cells: Cell[]) {
  return `${cells.map(cellOf).join(',')}\r\n`
}

/**
 * A cell of a CSV file. Text that a spreadsheet would run as a formula gets an apostrophe before it
 * (OWASP, CSV injection): what visitors wrote must not act on the computer of whoever opens it.
 */
export function cellOf(value: Cell): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '')
  const harmless = /^[\s\uFEFF]*[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
