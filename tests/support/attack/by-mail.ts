import { hour, second } from '~/domain/durations'
import { Book, nearest, timeline, type Channel } from './attackers'
import { groupBy } from './chance'
import { momentsOf, textOf, type Evidence, type Found } from './evidence'

/** A mail as its recipient sees it: the recipient, the time of arrival, and the date in its header. */
export type Mail = { member: string; at: number; date: number }

/** A copy that was made while notifications were waiting. */
export type Early = { evidence: Evidence; at: number }

/**
 * Uses a mailbox and a copy from before its mails. A row with the moment of a mail belongs to a comment, by its
 * transaction or by its number counted from the newest one. The answered item then belongs to the owner of the mailbox.
 */
export function byMailbox(copies: Early[], mails: Mail[]): Channel[] {
  const votes = new Votes()
  for (const { evidence, at } of copies) {
    const answered = answersOf(evidence)
    const lines = timeline(evidence.others)
    for (const mail of mails)
      if (mail.at > at && mail.at < at + 2 * hour)
        for (const [name, line] of lines)
          for (const [moment, words] of [
            [mail.at, 'mail'],
            [mail.date, 'date of a mail'],
          ] as const)
            for (const row of nearest(line, moment, 2 * second))
              for (const { way, item } of answered(row))
                if (evidence.items.has(item))
                  votes.add(`${words} within 2 s of ${name}, ${way}`, item, [mail.member])
  }
  return votes.read()
}

/**
 * With two copies: rows that were deleted before a moment that they contain were deleted together, because of one
 * person. That person is known if one of the answered items is named. The guess is the member who is named most often
 * together with an item.
 */
export function byVanishedRows(copies: Early[]): Channel[] {
  const votes = new Votes()
  for (const [index, { evidence, at }] of copies.entries()) {
    const next = copies[index + 1]
    if (!next) continue
    const answered = answersOf(evidence)
    const left = new Set(next.evidence.others.map(textOf))
    const authors = new Map(
      evidence.traces.filter(({ isItem }) => isItem).map(({ row, owner }) => [row.id, owner]),
    )
    const gone = evidence.others.filter(
      (found) =>
        !left.has(textOf(found)) &&
        momentsOf(found.row).some(([, moment]) => moment > next.at && moment < at + 2 * hour),
    )
    const answers = gone.flatMap((found) =>
      answered(found).map(({ way, item }) => ({
        way: `rows gone from ${found.table}, ${way}`,
        item,
      })),
    )
    for (const [way, those] of groupBy(answers, (answer) => answer.way)) {
      const owners = new Set(those.flatMap(({ item }) => authors.get(item) ?? []))
      for (const { item } of those.filter((answer) => evidence.items.has(answer.item)))
        votes.add(way, item, [...owners])
    }
  }
  return votes.read()
}

class Votes {
  private readonly counts = new Map<string, Map<string, number>>()

  add(way: string, item: string, owners: string[]) {
    const key = JSON.stringify([way, item])
    const counted = this.counts.get(key) ?? new Map<string, number>()
    this.counts.set(key, counted)
    for (const owner of owners) counted.set(owner, (counted.get(owner) ?? 0) + 1 / owners.length)
  }

  read(): Channel[] {
    const book = new Book()
    for (const [key, counted] of this.counts) {
      const [way = '', item = ''] = JSON.parse(key) as string[]
      const [best, second] = [...counted].sort(([, a], [, b]) => b - a)
      if (best && best[1] > (second?.[1] ?? 0)) book.add(way, 'day', item, [best[0]])
    }
    return book.read()
  }
}

type Answer = { way: string; item: string }

// Returns the items that a comment answers, for each way to find the comment of a row.
function answersOf(evidence: Evidence): (found: Found) => Answer[] {
  const own = evidence.traces.filter(({ isItem }) => isItem)
  const items = [...own, ...[...evidence.items.values()].flatMap(([item]) => item ?? [])]
  const ids = new Set(items.map(({ row }) => row.id))
  const targetsOf = ({ row }: Found) =>
    Object.entries(row).filter(
      (entry): entry is [string, string] => entry[0] !== 'id' && ids.has(entry[1]),
    )
  const newestFirst = items
    .filter((item) => targetsOf(item).length)
    .sort((a, b) => b.number - a.number)
  const last = new Map<string, number>()
  for (const { table, number } of evidence.others)
    last.set(table, Math.max(last.get(table) ?? 0, number))
  return (found) => {
    const distance = (last.get(found.table) ?? 0) - found.number
    const byNumber = [1, 2, 3].flatMap((each) => {
      const comment = newestFirst[Math.floor(distance / each)]
      return comment ? [{ way: `row ${distance % each} of ${each}`, comment }] : []
    })
    const byTransaction = newestFirst
      .filter(({ row }) => row.xmin !== undefined && row.xmin === found.row.xmin)
      .map((comment) => ({ way: 'the same transaction', comment }))
    return [...byNumber, ...byTransaction].flatMap(({ way, comment }) =>
      targetsOf(comment).map(([column, item]) => ({ way: `${way}, ${column}`, item })),
    )
  }
}
