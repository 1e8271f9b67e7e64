import type { Place } from './search-index.server'

/** Where a page of search results begins: below entry `before` in the place `from`. */
export type SearchStart = { from: Place; before: number; beginning: boolean }

/** Where the first page begins. */
export const firstPage: SearchStart = { from: 'title', before: 2_147_483_647, beginning: false }

/** What a cursor looks like; callers may know no more than that it is text. */
export const cursorPattern = /^[wb][twc][0-9a-z]{1,6}$/

const letters = { title: 't', whole: 'w', comment: 'c' } as const

/** The cursor of the page after a hit. */
export function writeCursor({ from, before, beginning }: SearchStart): string {
  return (beginning ? 'b' : 'w') + letters[from] + before.toString(36)
}

/** The start that a cursor of the pattern above stands for. */
export function readCursor(cursor: string): SearchStart {
  const from = cursor[1] === 't' ? 'title' : cursor[1] === 'w' ? 'whole' : 'comment'
  const before = Math.min(parseInt(cursor.slice(2), 36), firstPage.before)
  return { from, before, beginning: cursor.startsWith('b') }
}
