import { readFileSync } from 'node:fs'
import { maskAtOnce } from '~/domain/language/mask-language.server'

export const halves = ['tuning', 'held-out'] as const
export const testLanguages = ['en', 'hi', 'mixed'] as const

export type Half = (typeof halves)[number]
type TestLanguage = (typeof testLanguages)[number]

/** A sentence as the filter gets it, with a flag for each character that is abuse. */
export type Sentence = { language: TestLanguage; text: string; isAbuse: boolean[] }

/** Counts of sentences: with abuse, without, correctly masked, and masked elsewhere. */
export type LanguageStats = { abusive: number; innocent: number; hits: number; falseAlarms: number }

/** Returns the cells of each line of a test set, without its comments. */
export function readCells(set: 'guidance' | 'language', half: Half): string[][] {
  const lines = readFileSync(`tests/data/${set}/${half}.tsv`, 'utf8').split('\n')
  return lines.filter((line) => line && !line.startsWith('#')).map((line) => line.split('\t'))
}

export function readSentences(half: Half): Sentence[] {
  return readCells('language', half).map(([language, written = '']) => ({
    language: testLanguages.find((each) => each === language) ?? 'en',
    ...marked(written),
  }))
}

function marked(written: string) {
  let text = ''
  let isInside = false
  const isAbuse: boolean[] = []
  for (const character of written) {
    if (character === '[' || character === ']') isInside = character === '['
    else {
      text += character
      isAbuse.push(isInside)
    }
  }
  return { text, isAbuse }
}

/** Counts the filter's results. A false alarm is a masked range without abuse, in any sentence. */
export function measure(sentences: Sentence[]): LanguageStats {
  const stats: LanguageStats = { abusive: 0, innocent: 0, hits: 0, falseAlarms: 0 }
  for (const { text, isAbuse } of sentences) {
    const ranges = maskedRanges(text)
    const holdsAbuse = (index: number[]) => index.some((at) => isAbuse[at])
    stats[isAbuse.includes(true) ? 'abusive' : 'innocent'] += 1
    stats.hits += Number(ranges.some(holdsAbuse))
    stats.falseAlarms += Number(!ranges.every(holdsAbuse))
  }
  return stats
}

// Returns the ranges of masked characters in code points. Spaces inside a phrase are not masked.
function maskedRanges(text: string) {
  const masked = [...maskAtOnce(text).text]
  const ranges: number[][] = []
  let gap = ''
  for (const [at, character] of [...text].entries()) {
    if (masked[at] === character) gap += character
    else {
      const last = ranges.at(-1)
      if (last && gap.trim() === '') last.push(at)
      else ranges.push([at])
      gap = ''
    }
  }
  return ranges
}

/** Returns the share of abusive sentences in which the abuse was masked. */
export function recallOf({ hits, abusive }: LanguageStats): number {
  return abusive ? hits / abusive : 1
}

/** Returns the share of masked sentences in which only abuse was masked. */
export function precisionOf({ hits, falseAlarms }: LanguageStats): number {
  return hits + falseAlarms ? hits / (hits + falseAlarms) : 1
}
