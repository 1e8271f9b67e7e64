// 1 can be an l or an i.
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

/** The lower-case words a password may be derived from: digits and signs stripped, or read as letters. */
export function passwordVariants(password: string): string[] {
  const plain = password.normalize('NFKC').toLowerCase()
  const trimmed = [
    plain,
    plain.replace(leading, ''),
    plain.replace(trailing, ''),
    plain.replace(leading, '').replace(trailing, ''),
  ]
  const substituted = trimmed.flatMap((word) => ['l', 'i'].map((one) => withLetters(word, one)))
  const ends = substituted.map((word) => word.replace(leading, '').replace(trailing, ''))
  return [...new Set([...trimmed, ...substituted, ...ends])].filter((word) => word !== '')
}

function withLetters(word: string, one: string) {
  return word.replace(/[0@43$57!1]/g, (sign) => (sign === '1' ? one : (substitutes[sign] ?? sign)))
}
