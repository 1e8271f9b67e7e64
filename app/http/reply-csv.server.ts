import { ReadableStream } from 'node:stream/web'
import type { Cell, Table } from '~/domain/contact/export.server'

/**
 * Answers with a table as a file, row by row, so that it may be of any length. It begins with a byte order mark, by
 * which Excel knows that it is UTF-8.
 * @param name of the file, without `.csv`
 */
export function replyCsv(name: string, { columns, rows }: Table): Response {
  const lines = linesOf(columns, rows)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await lines.return(undefined)
    },
  })
  return new Response(body as unknown as BodyInit, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

async function* linesOf(columns: string[], rows: AsyncIterable<Cell[]>) {
  yield `\uFEFF${lineOf(columns)}`
  for await (const row of rows) yield lineOf(row)
}

function lineOf(cells: Cell[]) {
  return `${cells.map(cellOf).join(',')}\r\n`
}

/**
 * A cell of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe before it
 * (OWASP, CSV injection): what visitors wrote must not act on the computer of whoever opens it.
 */
export function cellOf(value: Cell): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '')
  const harmless = /^[\s\uFEFF]*[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
