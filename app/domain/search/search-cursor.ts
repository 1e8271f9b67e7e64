import { blockOf, startOfBlock, type Hit, type SearchField } from './search-index'

export type SearchStart = {
  from: SearchField
  before: number
  /** for comments: the newest match when the first page was made; later ones are ignored */
  newest?: number
  /** the sort key of the last result, in the block below `before` */
  after?: string
  beginning: boolean
}

export const highest = 2_147_483_647

export const firstPage: SearchStart = { from: 'title', before: highest, beginning: false }

export const startPattern =
  /^[wb](?:[tw][0-9a-z]{1,6}|c[0-9a-z]{1,6}-[0-9a-z]{1,6})(?:~[0-9a-f-]{36})?$/

const letters = { title: 't', whole: 'w', comment: 'c' } as const

/** Where the results after a hit begin: in its block, because only whole blocks are put in order. */
export function startAfter(hit: Hit): Pick<SearchStart, 'before' | 'after'> {
  const before = Math.min(startOfBlock(blockOf(hit.number) + 1), highest)
  return { before, after: hit.sortKey }
}

/** Whether an earlier page had a hit. */
export function wasShown(hit: Hit, { before, after }: Pick<SearchStart, 'before' | 'after'>) {
  return after !== undefined && blockOf(hit.number) === blockOf(before - 1) && hit.sortKey >= after
}

export function writeStart({ from, before, newest, after, beginning }: SearchStart): string {
  const end = from === 'comment' ? `-${(newest ?? highest).toString(36)}` : ''
  const place = after === undefined ? '' : `~${after}`
  return (beginning ? 'b' : 'w') + letters[from] + before.toString(36) + end + place
}

/** Parses text that matches `startPattern`. */
export function readStart(text: string): SearchStart {
  const from = text[1] === 't' ? 'title' : text[1] === 'w' ? 'whole' : 'comment'
  const [numbers = '', after] = text.slice(2).split('~')
  const [before = highest, newest] = numbers.split('-').map(readNumber)
  return { from, before, newest, after, beginning: text.startsWith('b') }
}

function readNumber(text: string) {
  return Math.min(parseInt(text, 36), highest)
}
