import { stemmer } from '@orama/stemmers/indian'

const hindi = /^[\u0900-\u0963\u0966-\u097f]+$/
const letter = /[\u0904-\u0939\u0958-\u0961]/g

/**
 * The stem of a folded word of Hindi, by Snowball's rules, and any other word as it is. A stem is its own stem. It has two
 * letters at least: में and माँ would be the same otherwise.
 */
export function stemOf(word: string): string {
  if (!hindi.test(word)) return word
  for (let stem = word; ;) {
    const shorter = stemmer(stem)
    if (shorter === stem || (shorter.match(letter)?.length ?? 0) < 2) return stem
    stem = shorter
  }
}
