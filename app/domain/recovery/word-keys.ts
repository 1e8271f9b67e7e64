import { transliterate } from './transliterate'

const devanagari = /[\u0900-\u097f]/

/**
 * What a Hindi word is compared by, however it is spelled: `किताब`, `kitaab` and `kitab` have one key. Leaves out `a`,
 * which Latin spellings of Hindi write or drop at will, and the length of vowels.
 */
export function hindiKey(word: string): string {
  const latin = devanagari.test(word) ? transliterate(word) : word.toLowerCase()
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
