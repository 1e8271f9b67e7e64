import { transliterate } from './transliterate'

const devanagari = /[\u0900-\u097f]/

/**
 * Returns the key for comparing a Hindi word, however it is spelled: `किताब`, `kitaab` and `kitab` have one key. It
 * omits `a`, which Latin spellings of Hindi write or drop freely, and the length of vowels.
 */
export function hindiKey(word: string): string {
  return keyOfLatin(inLatin(word))
}

function inLatin(word: string) {
  return devanagari.test(word) ? transliterate(word) : word.toLowerCase()
}

function keyOfLatin(latin: string) {
  return latin
    .replace(/ee|ii|y(?=$)|ea/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/ai/g, 'e')
    .replace(/au|ao/g, 'o')
    .replace(/a/g, '')
    .replace(/w/g, 'v')
    .replace(/ph/g, 'f')
    .replace(/z/g, 'j')
    .replace(/q|ck/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/chh/g, 'ch')
    .replace(/sh/g, 's')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/(.)\1+/g, '$1')
}

// Like `keyOfLatin`, for spellings that differ more: `duniya` and `dunia`, `chaay` and `chaaye`, `bachcha` and
// `baccha`.
function looseKey(latin: string) {
  const read = latin
    .replace(/ee|ii/g, 'i')
    .replace(/c(?![hk])/g, 'k')
    .replace(/ou/g, 'au')
    .replace(/sh+/g, 's')
    .replace(/e[iy]/g, 'e')
    .replace(/aye$/, 'ai')
    .replace(/([iu])[yvw](?=[aeo])/g, '$1')
  return keyOfLatin(read).replace(/(ch|jh|[tdkgb]h)\1+/g, '$1')
}

type Sound = [written: RegExp, others: string[]]

// Sounds with more than one spelling, and the letters for the other spellings.
const sounds: Sound[] = [
  // `sadak` for `sarak`, `padhna` for `parhna`.
  [/(?<=[डढ])\u093c/g, ['']],
  // `samvad` for `sanvad`, `hasi` for `hansi`.
  [/[\u0901\u0902]/g, ['म\u094d', '']],
  // `jnan` for `gyan`.
  [/ज्ञ/g, ['ज्न', 'ग्न']],
  // `krupa` and `krpa` for `kripa`.
  [/\u0943/g, ['\u094dरु', '\u094dर']],
]

/** Returns Latin spellings of a Hindi word, its own first. */
function latinSpellings(word: string): string[] {
  const written = sounds.reduce<string[]>(
    (known, [sound, others]) => [
      ...new Set([
        ...known,
        ...known.flatMap((each) => others.map((other) => each.replace(sound, other))),
      ]),
    ],
    [word.normalize('NFD')],
  )
  const latin = written.map(transliterate)
  return [
    ...latin,
    // `karya` for `kaary`, `gaon` and `nao` for `gaanv` and `naav`.
    ...latin.map((each) => each.replace(/(?<=[^aeiou]y)$/, 'a')),
    ...latin.map((each) => each.replace(/aa(n?)v$/, 'ao$1')),
  ]
}

/**
 * Makes a reader of typed words of a list. It returns the key of the word that is meant. It returns null for a word
 * that is not on the list, or whose spelling fits two words. It parses the list at the first word.
 */
export function readerOf(words: readonly string[]): (typed: string) => string | null {
  let meant: ReturnType<typeof meaningsOf> | undefined
  return (typed) => {
    meant ??= meaningsOf(words)
    const latin = inLatin(typed)
    return meant.get(keyOfLatin(latin)) ?? meant.get(looseKey(latin)) ?? null
  }
}

// Maps the keys of spellings to the keys of the words; null for a spelling of two words. A word's own key always maps
// to itself.
function meaningsOf(words: readonly string[]) {
  const meant = new Map<string, string | null>()
  for (const word of words) {
    const key = hindiKey(word)
    const spellings = latinSpellings(word)
    for (const form of new Set([...spellings.map(keyOfLatin), ...spellings.map(looseKey)])) {
      const known = meant.get(form)
      meant.set(form, known === undefined || known === key ? key : null)
    }
  }
  for (const key of words.map(hindiKey)) meant.set(key, key)
  return meant
}
