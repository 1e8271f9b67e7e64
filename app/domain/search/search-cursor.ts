import type { SearchField } from './search-index'

/** Where a page of search results begins. */
export type SearchStart = {
  from: SearchField
  /** below this entry of that place */
  before: number
  /** among comments: the newest that matched when the first page was made; later ones are not looked at */
  newest?: number
  /** whether the last word may be the beginning of a longer one */
  beginning: boolean
}

/** The highest number an entry can have. */
export const highest = 2_147_483_647

/** Where the first page begins. */
export const firstPage: SearchStart = { from: 'title', before: highest, beginning: false }

/** What a start looks like as text. */
export const startPattern = /^[wb](?:[tw][0-9a-z]{1,6}|c[0-9a-z]{1,6}-[0-9a-z]{1,6})$/

const letters = { title: 't', whole: 'w', comment: 'c' } as const

/** A start as text. */
export function writeStart({ from, before, newest, beginning }: SearchStart): string {
  const end = from === 'comment' ? `-${(newest ?? highest).toString(36)}` : ''
  return (beginning ? 'b' : 'w') + letters[from] + before.toString(36) + end
}

/** The start that a text of the pattern above stands for. */
export function readStart(text: string): SearchStart {
  const from = text[1] === 't' ? 'title' : text[1] === 'w' ? 'whole' : 'comment'
  const [before = highest, newest] = text.slice(2).split('-').map(readNumber)
  return { from, before, newest, beginning: text.startsWith('b') }
}

function readNumber(text: string) {
  return Math.min(parseInt(text, 36), highest)
}
