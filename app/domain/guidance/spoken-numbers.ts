import type { Finding } from '../guidance-kinds'

/*
 * All functions here expect a text from `readable`. Every repetition in a pattern is bounded, so that a long text
 * takes linear time.
 */

// In order from zero; spellings of the same number are separated by slashes.
const english = `zero/oh one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`
const tens = 'twenty thirty forty/fourty fifty sixty seventy eighty ninety'
const latinHindi = `shunya/shoonya ek do teen/tin char/chaar panch/paanch chhe/che/chah/chhah saat/sat aath/ath nau`
const hindi = `शून्य/ज़ीरो/जीरो एक दो तीन चार पाँच/पांच छह/छः/छ/छे सात आठ नौ
  दस ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह सोलह सत्रह अठारह/अट्ठारह उन्नीस
  बीस इक्कीस बाईस/बाइस तेईस/तेइस चौबीस पच्चीस छब्बीस सत्ताईस/सत्ताइस अट्ठाईस/अट्ठाइस/अठाईस/अठाइस उनतीस/उन्तीस
  तीस इकतीस/इकत्तीस बत्तीस तैंतीस/तेंतीस चौंतीस/चौतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस/उन्तालीस
  चालीस इकतालीस बयालीस/बियालीस तैंतालीस चौवालीस/चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास
  पचास इक्यावन बावन तिरपन/तिरेपन चौवन पचपन छप्पन सत्तावन अट्ठावन/अठावन उनसठ
  साठ इकसठ बासठ तिरसठ/तिरेसठ चौंसठ/चौसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर
  सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी/उनासी
  अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी/सतासी अट्ठासी/अठासी नवासी
  नब्बे इक्यानवे/इक्यानबे बानवे/बानबे तिरानवे/तिरानबे चौरानवे/चौरानबे पचानवे/पंचानवे/पचानबे छियानवे/छियानबे
  सत्तानवे/सत्तानबे अट्ठानवे/अट्ठानबे/अठानवे निन्यानवे/निन्यानबे`.normalize('NFC')

function numbersIn(list: string): [word: string, digits: string][] {
  const words = list.split(/\s+/)
  return words.flatMap((spellings, value) =>
    spellings.split('/').map((word): [string, string] => [word, String(value)]),
  )
}

const units = numbersIn(english).slice(1, 10)
const values = new Map([
  ...[english, latinHindi, hindi].flatMap(numbersIn),
  ...numbersIn(tens).flatMap(([ten, value]): [string, string][] => [
    [ten, `${Number(value) + 2}0`],
    ...units.map(([unit, digit]): [string, string] => [
      `${ten} ${unit}`,
      `${Number(value) + 2}${digit}`,
    ]),
  ]),
])

// The longest words come first: 'sixteen' is not 'six'.
const number = [...values.keys()]
  .sort((one, other) => other.length - one.length)
  .map((word) => word.replace(' ', '[\\s-]'))
  .join('|')
const double = '(?:(double|triple|डबल|ट्रिपल)[\\s-]{1,2})?'
// Without the lookahead, a row of digits could be matched in many ways.
const oneOrMore = `${double.replace('(d', '(?:d')}(?:${number}|\\d{1,10}(?!\\d))`
const spoken = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])(?:${oneOrMore}[\\s,.-]{0,3}){1,14}${oneOrMore}(?![\\p{L}\\p{M}\\d])`,
  'giu',
)
const spokenPart = new RegExp(`${double}(${number}|\\d+)`, 'giu')

type SpokenPart = { start: number; end: number; digits: string; isWord: boolean; isPair: boolean }

/**
 * Finds numbers that are fully or partly in words: `98765 four three two one zero`, `nine double eight`, `ninety
 * eight seventy six`.
 */
export function findSpokenNumbers(text: string, mobile: RegExp): Finding[] {
  return [...text.matchAll(spoken)].flatMap(({ 0: written, index }): Finding[] => {
    const parts = [...written.matchAll(spokenPart)].map(
      ({ 0: part, 1: times, 2: said = '', index: at }) => {
        const digits = values.get(said.toLowerCase().replace(/[\s-]/, ' ')) ?? said
        const isWord = !/\d/.test(said)
        return {
          start: index + at,
          end: index + at + part.length,
          digits: digits.repeat(timesOf(times)),
          isWord,
          isPair: isWord && digits.length > 1,
        }
      },
    )
    const row = spokenRow(parts, mobile)
    return row ? [{ kind: 'phone', ...row }] : []
  })
}

function timesOf(word: string | undefined) {
  if (word === undefined) return 1
  return /^(?:double|डबल)$/i.test(word) ? 2 : 3
}

// Ten single digits in words always count as a number. If other forms are among them, they must be a mobile number.
function spokenRow(parts: SpokenPart[], mobile: RegExp) {
  for (let first = 0; first < parts.length; first++)
    for (let last = parts.length; last > first + 1; last--) {
      const row = parts.slice(first, last)
      const digits = row.map((part) => part.digits).join('')
      const isSpelled = row.every(({ isWord, isPair }) => isWord && !isPair)
      const isNumber = isSpelled
        ? digits.length >= 10 && digits.length <= 13
        : row.some(({ isWord }) => isWord) && mobile.test(digits) && !isCounting(row)
      if (isNumber) return { start: row[0]?.start ?? 0, end: row.at(-1)?.end ?? 0 }
    }
  return null
}

// For example 'six, seven, eight, nine, ten, eleven, twelve'.
function isCounting(row: SpokenPart[]) {
  return row.every(({ digits }, at) => at === 0 || Number(digits) > Number(row[at - 1]?.digits))
}
