// Both readings of 1 are tried.
const substitutes: Record<string, string> = {
  '0': 'o',
  '@': 'a',
  '4': 'a',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
  '!': 'i',
}

const leading = /^[^\p{L}\p{M}]+/u
const trailing = /[^\p{L}\p{M}]+$/u

/**
 * The words that a password may be made from by the changes that guessing programs undo first: capitals, digits and
 * signs at either end, and digits and signs that stand for letters.
 * @returns lower-case words, the password itself among them
 */
export function passwordVariants(password: string): string[] {
  const plain = password.normalize('NFKC').toLowerCase()
  const cut = [
    plain,
    plain.replace(leading, ''),
    plain.replace(trailing, ''),
    plain.replace(leading, '').replace(trailing, ''),
  ]
  const read = cut.flatMap((word) => ['l', 'i'].map((one) => withLetters(word, one)))
  const ends = read.map((word) => word.replace(leading, '').replace(trailing, ''))
  return [...new Set([...cut, ...read, ...ends])].filter((word) => word !== '')
}

function withLetters(word: string, one: string) {
  return word.replace(/[0@43$57!1]/g, (sign) => (sign === '1' ? one : (substitutes[sign] ?? sign)))
}
