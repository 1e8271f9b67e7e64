import { languageVersion } from '~/domain/language/mask-language.server'
import {
  halves,
  measure,
  precisionOf,
  readSentences,
  recallOf,
  testLanguages,
  type LanguageStats,
} from '../tests/support/language-stats'

/** Prints the language filter's results on its test set, by half and language. */
function printStats() {
  print(`Word lists ${languageVersion}\n`)
  print('half      language  abusive  innocent  missed  false alarms  recall  precision')
  for (const half of halves) {
    const sentences = readSentences(half)
    for (const language of testLanguages)
      print(line(half, language, measure(sentences.filter((each) => each.language === language))))
    print(line(half, 'all', measure(sentences)))
  }
}

function line(half: string, language: string, stats: LanguageStats) {
  const { abusive, innocent, hits, falseAlarms } = stats
  const counts = [abusive, innocent, abusive - hits, falseAlarms]
  const widths = [7, 9, 7, 13]
  const columns = counts.map((count, at) => String(count).padStart(widths[at] ?? 0)).join(' ')
  const parts = [recallOf(stats), precisionOf(stats)].map((part) => part.toFixed(3))
  return `${half.padEnd(10)}${language.padEnd(9)}${columns}   ${parts.join('      ')}`
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}

printStats()
