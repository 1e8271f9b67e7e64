import { columnsOf, joined, withoutJoined } from '~/database/columns.server'
import { authorColumns, authorKey, type PublicAuthor } from './anonymity'

const prefix = 'author_'

/** The columns of an item's author in a select list, from the table "User" as `a`. */
export const authorSelect = columnsOf('a', Object.keys(authorColumns), prefix)

/** The row of an item with its author, of which nothing may be shown but by `publicAuthor`. */
export function withAuthor<Row extends object>(row: Row): Row & { author: PublicAuthor | null } {
  return {
    ...withoutJoined(row, prefix),
    author: joined<PublicAuthor>(row, prefix, authorKey),
  }
}
