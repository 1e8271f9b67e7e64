import { second } from '~/domain/durations'
import { Book, nearest, timeline, type Channel } from './attackers'
import type { Evidence, Found } from './evidence'

/**
 * Guesses the member whose name or address fits the length of a text. The text is in a row without a member that was
 * written within a second of an answer to the item. Answers to named items show the length of the text for each length
 * of a name.
 */
export function bySize(copies: Evidence[], names: Map<string, string[]>): Channel[] {
  const book = new Book()
  for (const evidence of copies)
    for (const { name, texts: sized } of textsAboutAnswers(evidence))
      for (const which of [0, 1]) {
        const lengths = new Map([...names].map(([id, own]) => [id, own[which]?.length ?? 0]))
        const line = fitLine(
          sized.flatMap(({ owners, anonymous, size }): [number, number][] => {
            const [owner, ...others] = owners
            return owner === undefined || others.length || anonymous.length
              ? []
              : [[lengths.get(owner) ?? 0, size]]
          }),
        )
        if (!line) continue
        for (const { anonymous, owners, size } of sized) {
          const distance = (id: string) => Math.abs(line(lengths.get(id) ?? 0) - size)
          const [best] = [...lengths.keys()].sort((x, y) => distance(x) - distance(y))
          const [item, ...others] = anonymous
          // An answer to two items creates a row for each. This row is for the known author.
          if (best === undefined || owners.includes(best) || item === undefined) continue
          if (!others.length) book.add(`length of ${name}, by name ${which}`, 'day', item, [best])
        }
      }
  return book.read()
}

type Sized = { size: number; anonymous: string[]; owners: string[] }

// Returns texts of rows without a member. With them are the items, or their known owners, that got an answer within a
// second of the row.
function textsAboutAnswers({ traces, items, others }: Evidence) {
  const owners = new Map(
    traces.filter(({ isItem }) => isItem).map(({ row, owner }) => [row.id, owner]),
  )
  const targetsOf = ({ row }: Found) =>
    Object.entries(row).flatMap(([column, value]) =>
      column !== 'id' && typeof value === 'string' && (owners.has(value) || items.has(value))
        ? [value]
        : [],
    )
  const all = [...traces, ...[...items.values()].flat()]
  const answers = timeline(all.filter((found) => targetsOf(found).length))
  const found = new Map<string, Sized[]>()
  for (const [date, line] of timeline(others))
    for (const [answer, written] of answers)
      for (const { moment, of } of line) {
        const targets = new Set(nearest(written, moment, second).flatMap(targetsOf))
        if (!targets.size) continue
        for (const [column, value] of Object.entries(of.row)) {
          if (typeof value !== 'string' && !(value instanceof Uint8Array)) continue
          const name = `${of.table}.${column}, ${date} within 1 s of ${answer}`
          const texts = found.get(name) ?? []
          found.set(name, texts)
          texts.push({
            size: value.length,
            anonymous: [...targets].filter((id) => items.has(id)),
            owners: [...targets].flatMap((id) => owners.get(id) ?? []),
          })
        }
      }
  return [...found].map(([name, texts]) => ({ name, texts }))
}

// Fits a line by least squares. Null unless longer names make longer texts.
function fitLine(points: [x: number, y: number][]) {
  const mean = (of: (point: [number, number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [middle, height] = [mean(([x]) => x), mean(([, y]) => y)]
  const spread = mean(([x]) => (x - middle) ** 2)
  const slope = spread && mean(([x, y]) => (x - middle) * (y - height)) / spread
  if (points.length < 3 || slope < 0.2) return null
  return (x: number) => height + slope * (x - middle)
}
