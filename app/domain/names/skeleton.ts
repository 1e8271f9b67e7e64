import { latinLookAlike } from './look-alikes'

/** The skeleton of a name of bounded length (UTS #39), letters and digits: look-alike names have the same. */
export function skeletonOf(name: string): string {
  const seen = [...visible(name)].filter((each) => wordCharacter.test(each))
  const latin = seen.map(latinLookAlike).join('').replace(/0/g, 'o').replace(/[1l]/g, 'i')
  return foldDevanagari(latin.replace(/rn/g, 'm').replace(/vv/g, 'w'))
}

/** A name as it is seen: NFKD, without accents, zero-width characters and letters that are seen as a badge. */
export function visible(name: string): string {
  return name.normalize('NFKD').replace(invisible, '').replace(ornaments, '')
}

// Letters of no word: clicks, which look like a bull's eye and like lines.
const ornaments = /[\u0298\u01c1\u01c2]/g

export const wordCharacter = /[\p{L}\p{M}\p{N}\u{1f150}-\u{1f189}\p{Regional_Indicator}]/u

// Only marks of no script are removed: the vowel signs of Devanagari and related scripts stay.
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?=\p{M})\p{Script=Inherited}/gu

// Drops nukta, merges the two nasal signs and the vowels of 'doctor', and composes vowels.
function foldDevanagari(text: string) {
  return text
    .replace(/[\u093c\u0945]/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/\u0949/g, '\u093e')
    .replace(/\u0911|\u0905\u093e/g, '\u0906')
    .replace(/\u090d/g, '\u090f')
    .replace(/\u090f\u0947/g, '\u0910')
    .replace(/\u0906\u0947/g, '\u0913')
    .replace(/\u0906\u0948/g, '\u0914')
}
