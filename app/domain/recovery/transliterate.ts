const vowels: Record<string, string> = {
  ...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'ee', उ: 'u', ऊ: 'oo', ऋ: 'ri', ए: 'e', ऐ: 'ai' },
  ...{ ओ: 'o', औ: 'au', ऑ: 'o', ऍ: 'e' },
}

const signs: Record<string, string> = {
  ...{ 'ा': 'aa', 'ि': 'i', 'ी': 'ee', 'ु': 'u', 'ू': 'oo', 'ृ': 'ri', 'े': 'e', 'ै': 'ai' },
  ...{ 'ो': 'o', 'ौ': 'au', 'ॉ': 'o', 'ॅ': 'e' },
}

const consonants: Record<string, string> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', व: 'v', ळ: 'l' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h' },
}

const nukta = '\u093c'
const virama = '\u094d'
const nasals = /[\u0901\u0902]/
const visarga = '\u0903'
const flaps: Record<string, string> = { ड: 'r', ढ: 'rh' }

const shortForms: Record<string, string> = { aa: 'a', ee: 'i', oo: 'u' }

type Sound = { consonant: string; vowel: string }

/** Writes a Hindi word in Latin letters, as it is commonly typed on a phone: किताब is `kitaab`. */
export function transliterate(word: string): string {
  return dropSchwas(soundsOf(word.replace(/ज्ञ/g, 'ग्य')))
    .map(({ consonant, vowel }) => consonant + vowel.replace('ə', 'a'))
    .join('')
    .replace(/(?:aa|ee|oo)$/, (long) => shortForms[long] ?? long)
}

// Consonants without a vowel sign have a schwa (ə), which is not always spoken.
function soundsOf(word: string): Sound[] {
  const sounds: Sound[] = []
  const letters = [...word.normalize('NFD')]
  letters.forEach((letter, index) => {
    const last = sounds.at(-1)
    if (vowels[letter]) sounds.push({ consonant: '', vowel: vowels[letter] })
    else if (consonants[letter]) sounds.push({ consonant: consonants[letter], vowel: 'ə' })
    else if (nasals.test(letter))
      sounds.push({ consonant: nasalBefore(letters[index + 1]), vowel: '' })
    else if (letter === visarga) sounds.push({ consonant: 'h', vowel: '' })
    else if (letter === virama && last) last.vowel = ''
    else if (letter === nukta && last)
      last.consonant = flaps[letters[index - 1] ?? ''] ?? last.consonant
    else if (signs[letter] && last) last.vowel = signs[letter]
  })
  return sounds
}

function nasalBefore(next: string | undefined) {
  return next && 'पफबभम'.includes(next) ? 'm' : 'n'
}

// Drops schwas at the end of a word, and between a vowel and a consonant with a vowel (Ohala's rule), from right to
// left.
function dropSchwas(sounds: Sound[]): Sound[] {
  const spoken = sounds.map((sound) => ({ ...sound }))
  for (let at = spoken.length - 1; at > 0; at--) {
    const sound = spoken[at]
    if (sound?.vowel !== 'ə') continue
    const [before, after] = [spoken[at - 1], spoken[at + 1]]
    const isLast = at === spoken.length - 1 && (before?.vowel || isEasyCluster(before, sound))
    const isMedial = Boolean(before?.vowel) && Boolean(after?.consonant) && Boolean(after?.vowel)
    if (isLast || isMedial) sound.vowel = ''
  }
  return spoken
}

// `barph` and `rang` end without a vowel, `samudra` and `mitra` do not.
function isEasyCluster(first: Sound | undefined, second: Sound) {
  return first !== undefined && (first.consonant === 'r' || !/^[yrlvmn]$/.test(second.consonant))
}
