import { languageVersion } from '~/domain/language/mask-language.server'
import { measureGuidance, readGuidedSentences } from '../tests/support/guidance-stats'
import {
  halves,
  measure,
  precisionOf,
  readSentences,
  recallOf,
  testLanguages,
  type LanguageStats,
} from '../tests/support/language-stats'

/** Prints the results of the language filter and of the guidance on their test sets, by half and language. */
function printStats() {
  print(`Word lists ${languageVersion}\n`)
  print('half      language  abusive  innocent  missed  false alarms  recall  precision')
  for (const half of halves) {
    const sentences = readSentences(half)
    for (const language of testLanguages)
      print(line(half, language, measure(sentences.filter((each) => each.language === language))))
    print(line(half, 'all', measure(sentences)))
  }
  print('\nGuidance before publishing\n')
  print(
    'half      language   naming     other  missed  false alarms  recall  share of false alarms',
  )
  for (const half of halves) {
    const sentences = readGuidedSentences(half)
    for (const language of testLanguages)
      print(
        guidanceLine(
          half,
          language,
          sentences.filter((each) => each.language === language),
        ),
      )
    print(guidanceLine(half, 'all', sentences))
  }
}

function line(half: string, language: string, stats: LanguageStats) {
  const { abusive, innocent, hits, falseAlarms } = stats
  const counts = [abusive, innocent, abusive - hits, falseAlarms]
  return columns(half, language, counts, [recallOf(stats), precisionOf(stats)])
}

function guidanceLine(
  half: string,
  language: string,
  sentences: ReturnType<typeof readGuidedSentences>,
) {
  const { naming, other, missed, falseAlarms } = measureGuidance(sentences)
  const rates = [1 - missed / naming, falseAlarms / other]
  return columns(half, language, [naming, other, missed, falseAlarms], rates)
}

function columns(half: string, language: string, counts: number[], rates: number[]) {
  const widths = [7, 9, 7, 13]
  const written = counts.map((count, at) => String(count).padStart(widths[at] ?? 0)).join(' ')
  const parts = rates.map((part) => part.toFixed(3))
  return `${half.padEnd(10)}${language.padEnd(9)}${written}   ${parts.join('      ')}`
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}

printStats()
