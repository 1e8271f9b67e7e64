import { toSkeleton, visible, wordCharacter } from './skeleton'

const signs: Record<string, string> = { '@': 'a', $: 's', '!': 'i', '|': 'i', '€': 'e', '+': 't' }
const digits: Record<string, string> = { 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }

/** The words of a name (of bounded length) as skeletons, one list for each way to read it. */
export function splitName(name: string): string[][] {
  const visibleName = visible(name)
  const read = visibleName.replace(/[@$!|€+]/g, (sign) => signs[sign] ?? '')
  return [visibleName, read].flatMap((each) =>
    [each, atCapitals(each)].flatMap((text) => {
      // Letters are joined before numbers are taken off, or 'm_75d9' would be 'md'.
      const words = joinSingles(split(text))
      return [words, words.map(withoutNumber)].map((list) =>
        list
          .map((word) => toSkeleton(word.replace(/[34578]/g, (one) => digits[one] ?? '')))
          .filter(Boolean),
      )
    }),
  )
}

function atCapitals(text: string) {
  return text.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
}

function split(text: string) {
  return [...text]
    .map((each) => (wordCharacter.test(each) ? each : ' '))
    .join('')
    .split(' ')
    .filter(Boolean)
}

function withoutNumber(word: string) {
  return word.replace(/^\p{N}+|\p{N}+$/gu, '')
}

function joinSingles(words: string[]) {
  const joined: string[] = []
  let wasSingle = false
  for (const word of words) {
    const isSingle = [...word].length === 1
    if (isSingle && wasSingle) joined.push((joined.pop() ?? '') + word)
    else joined.push(word)
    wasSingle = isSingle
  }
  return joined
}
