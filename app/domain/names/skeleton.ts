import { latinLookAlike } from './look-alikes'

/**
 * What a name looks like, after the skeleton of UTS #39: two names with one skeleton are taken for each other,
 * whatever their script, case, accents, spaces, signs and invisible characters.
 * @param name of bounded length
 * @returns letters and digits only; empty for a name that has none
 */
export function skeletonOf(name: string): string {
  const seen = [...visible(name)].filter((each) => wordCharacter.test(each))
  const latin = seen.map(latinLookAlike).join('').replace(/0/g, 'o').replace(/[1l]/g, 'i')
  return foldDevanagari(latin.replace(/rn/g, 'm').replace(/vv/g, 'w'))
}

/** A name as it is seen: compatibility forms as plain letters, without accents and what has no width. */
export function visible(name: string): string {
  return name.normalize('NFKD').replace(unseen, '')
}

/** A letter, digit or boxed letter. */
export const wordCharacter = /[\p{L}\p{M}\p{N}\u{1f150}-\u{1f189}\p{Regional_Indicator}]/u

// Accents belong to no script; the vowel signs of Devanagari and its sisters do, and stay.
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?=\p{M})\p{Script=Inherited}/gu

// Without nukta, one dot for both of the nasal ones, the vowels of 'doctor' as plain ones, and a vowel put
// together of its parts as the vowel.
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
