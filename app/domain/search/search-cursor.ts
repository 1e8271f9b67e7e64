import type { SearchField } from './search-index'

export type SearchStart = {
  from: SearchField
  before: number
  /** for comments: the newest match when the first page was made; later ones are ignored */
  newest?: number
  beginning: boolean
}

export const highest = 2_147_483_647

export const firstPage: SearchStart = { from: 'title', before: highest, beginning: false }

export const startPattern = /^[wb](?:[tw][0-9a-z]{1,6}|c[0-9a-z]{1,6}-[0-9a-z]{1,6})$/

const letters = { title: 't', whole: 'w', comment: 'c' } as const

export function writeStart({ from, before, newest, beginning }: SearchStart): string {
  const end = from === 'comment' ? `-${(newest ?? highest).toString(36)}` : ''
  return (beginning ? 'b' : 'w') + letters[from] + before.toString(36) + end
}

/** Parses text that matches `startPattern`. */
export function readStart(text: string): SearchStart {
  const from = text[1] === 't' ? 'title' : text[1] === 'w' ? 'whole' : 'comment'
  const [before = highest, newest] = text.slice(2).split('-').map(readNumber)
  return { from, before, newest, beginning: text.startsWith('b') }
}

function readNumber(text: string) {
  return Math.min(parseInt(text, 36), highest)
}
