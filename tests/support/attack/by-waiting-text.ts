import { Book, type Channel } from './attackers'
import { textOf, type Evidence, type Found } from './evidence'

type Gone = { name: string; owner: string; size: number }

/**
 * With two copies, guesses the member whose encrypted text was waiting in the first copy and is missing from the
 * second. The text must be as long as a text of the item plus the constant that most such pairs share.
 */
export function byWaitingText([before, after]: [Evidence, Evidence]): Channel[] {
  const book = new Book()
  const isKept = new Set(after.traces.map(textOf))
  const gone = before.traces
    .filter((trace) => !trace.isItem && !isKept.has(textOf(trace)))
    .flatMap(({ table, row, owner }) =>
      encryptedOf(row).map(([column, size]): Gone => ({ name: `${table}.${column}`, owner, size })),
    )
  const written = [...after.items].flatMap(([id, [item]]) =>
    item && !before.items.has(id) ? [{ id, texts: textsOf(item) }] : [],
  )
  for (const name of new Set(gone.map((one) => one.name))) {
    const waiting = gone.filter((one) => one.name === name)
    for (const column of new Set(written.flatMap(({ texts }) => Object.keys(texts)))) {
      const overhead = mostCommon(
        waiting.flatMap(({ size }) => written.map(({ texts }) => size - (texts[column] ?? 0))),
      )
      for (const { id, texts } of written) {
        const fitting = waiting.filter(({ size }) => size - (texts[column] ?? 0) === overhead)
        book.add(
          `length of ${name}, as item.${column}`,
          'day',
          id,
          fitting.map(({ owner }) => owner),
        )
      }
    }
  }
  return book.read()
}

function encryptedOf(row: Found['row']) {
  return Object.entries(row).flatMap(([column, value]): [string, number][] =>
    typeof value === 'string' && /^[\w-]{80,}$/.test(value)
      ? [[column, Buffer.from(value, 'base64url').length]]
      : [],
  )
}

function textsOf({ row }: Found): Record<string, number> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([column, value]): [string, number][] =>
      typeof value === 'string' && value.includes(' ') ? [[column, Buffer.byteLength(value)]] : [],
    ),
  )
}

function mostCommon(numbers: number[]) {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}
