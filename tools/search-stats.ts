import { foldedRuns, tokenize } from '~/domain/search/search-words'
import { hindiSearches, measureSearch } from '../tests/support/search-stats'

type Split = (text: string) => string[]

/** Prints the precision and recall of searches in Hindi, with whole words and with stems. */
async function printStats() {
  const whole: Split = (text) => [...foldedRuns(text)].flatMap(({ words }) => words)
  print(`${hindiSearches.queries.length} searches in ${hindiSearches.posts.length} posts\n`)
  print('words   precision  recall')
  for (const [name, split] of [
    ['whole', whole],
    ['stems', tokenize],
  ] as const) {
    const { precision, recall, wrong } = await measureSearch(searchWith(split))
    print(`${name}   ${precision.toFixed(3)}      ${recall.toFixed(3)}`)
    if (process.argv.includes('--wrong')) print(wrong.map((line) => `  ${line}`).join('\n'))
  }
}

/** Searches like the site: for every word and, if there are no results, with the last word as a prefix. */
function searchWith(split: Split) {
  const posts = hindiSearches.posts.map(({ title, content }) => split(`${title} ${content}`))
  const indexesOf = (isFound: (words: string[]) => boolean) =>
    posts.flatMap((words, index) => (isFound(words) ? [index] : []))
  return (q: string) => {
    const wanted = split(q)
    const found = indexesOf((words) => wanted.every((word) => words.includes(word)))
    if (found.length) return found
    const [last = '', ...others] = wanted.toReversed()
    return indexesOf(
      (words) =>
        others.every((word) => words.includes(word)) && words.some((word) => word.startsWith(last)),
    )
  }
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}

await printStats()
