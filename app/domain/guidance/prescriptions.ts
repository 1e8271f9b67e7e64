import { medicines } from '~/content/word-lists/medicines'
import type { Finding } from '../guidance-kinds'
import { amount, dose, drink, imperative } from './doses'

/*
 * Applied only to experts' texts, because in other texts it would find too much. All patterns are bounded, as in
 * doses.ts.
 */

const ofBlood = /^\s(?:of\s)?(?:blood|platelets?|plasma|खून|ख़ून|रक्त|khoon)/i
const perVolume = /^\s?(?:\/|per\b|प्रति)\s?(?:d|m|µ|u)?l?\b/i
// The notation of prescriptions in India for morning, noon and night.
const timesOfDay = /(?<![\d.,/-])[0-2½]\s?[-–]\s?[0-2½]\s?[-–]\s?[0-2½](?![\d/-]|[.,]\d)/gu

const numberWords =
  '(?:(?:half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|hundred|thousand|ek|do|teen|char|chaar|panch|paanch|chhe|aadhi|एक|दो|तीन|चार|पाँच|पांच|छह|छः|सात|आठ|दस|सौ|आधी|डेढ़|ढाई)(?: an?)?)'
const clearUnit =
  '(?:(?:m\\.\\s?g|m\\.\\s?l|mgs|㎎|㎖|milligrams?|micrograms?|millilit(?:er|re)s?|mg|mcg|iu|ml|tablets?|tabs?|capsules?|pills?|drops|goliya+n?|goli)(?![a-z])|(?:एम\\.?\\s?(?:जी|एल)|मिली\\s?ग्राम|माइक्रोग्राम|मि\\.?\\s?ग्रा|गोलियाँ|गोलियां|गोली|टैबलेट|कैप्सूल|बूँदें|बूंदें)(?![\u0900-\u0963\u0966-\u097f]))'
const closeDose = new RegExp(
  `${dose.source}|(?<![\\d.\\p{L}\\p{M}])(?:\\d[\\d,.]{0,8}k?|[½¼¾]|${numberWords})\\s?-?${clearUnit}`,
  'giu',
)

const letter = '[\\p{L}\\p{M}\\d]'
const names = medicines
  .normalize('NFC')
  .replace(/^#.*$/gm, '')
  .trim()
  .split(/\s+/)
  // Many people write Hindi without the dots below letters.
  .map((name) => name.replaceAll('\u093c', '\u093c?'))
const medicine = `(?<!${letter})(?:${names.join('|')})(?:\\s(?:acid|एसिड))?(?!${letter})`
const figure = `(?:${amount}|${numberWords}|[½¼¾])`
const gram = '(?:g|gms?|grams?|ग्राम|ग्रा|units?|यूनिट)'
// Words after a number that show it is not an amount.
const notAnAmount =
  '(?!\\d|[.,]\\d|\\s?(?:%|percent|st\\b|nd\\b|rd\\b|th\\b|weeks?|days?|months?|years?|hours?|women|users|patients|people|studies|trials|times|kinds?|types?|of\\b|in\\s\\d|हफ़्?|दिन|महीन|साल|बार|घंट|महिला|तरह|में|din|mahin|hafte|saal|baar|ghant|tarah|mein?\\b))'
// A number next to these is more often a laboratory value.
const measured = /insulin|progesterone|estradiol|folate|lithium|इंसुलिन|प्रोजेस्टेर/i
const isYear = /^(?:19|20)\d\d$/

// 'Metformin 500', 'dolo - 650', '1 g paracetamol', 'paracetamol one gram'.
const strengthAfter = new RegExp(
  `${medicine}(?:\\s(?:xr|sr|er|tab|tablet|capsule|syrup|injection|ki|की|का))?[\\s,:(–-]{1,3}(?:(\\d{2,4})${notAnAmount}|${figure}\\s?-?${gram}(?!${letter}))`,
  'giu',
)
const amountBefore = new RegExp(
  `(?<!${letter}|\\d[.,])(?:(\\d{1,4}(?:\\.\\d{1,2})?|half|two|three|four|teen|chaar|आधी|एक|दो|तीन|चार|[½¼¾])|${figure}\\s?-?${gram})\\s(?:of\\s|ki\\s|की\\s|का\\s)?${medicine}(?!\\s?(?:users?|patients?|trials?|studies|group))`,
  'giu',
)

const spoon =
  '(?:(?:table|tea)?\\s?spoon(?:ful)?s?|tsps?|tbsps?|capfuls?|sachets?|puffs?|injections?|cha+m+a?ch|dhakkan|pudiya|चम्मच|ढक्कन|पुड़िया|पुड़ियाँ|इंजेक्शन)'
const spoons = new RegExp(
  `(?<!${letter})${figure}\\s?-?(?:बड़े |छोटे |bade |chhote )?${spoon}(?!${letter})`,
  'giu',
)
const often =
  /\b(?:(?:once|twice|thrice|(?:one|two|three|four|\d) times) (?:a|per|each|every|in a) (?:day|week)|(?:once|twice|thrice) (?:daily|weekly)|times daily|daily|every (?:\d{1,2}|two|four|six|eight|twelve) hours|b\.?d|t\.?d\.?s|(?:at bedtime|at night|before bed|(?:before|after) (?:meals|food))|(?:din|roz) ?(?:me|mein|main)? (?:ek|do|teen|char|chaar|\d) ba+r|subah[ -]sha+m|har (?:\d{1,2}|chhe|aath|char|chaar) ghante|khali pet|roz)\b|(?:दिन में (?:एक|दो|तीन|चार|\d) बार|सुबह[ -]शाम|हर (?:\d{1,2}|चार|छह|आठ) घंटे|ख़?ाली पेट|रोज़?(?![\u0900-\u097f])|सोते समय|खाने के बाद)/iu
const remedy =
  /\b(?:syrup|tonic|powder|churna?|kadha|kaadha|arishta|asava|medicine|dawa+i?|laxative|antacid)\b|(?:सिरप|सीरप|टॉनिक|चूर्ण|काढ़ा|अरिष्ट|आसव|दवा|दवाई)/iu
// Recipes and meals are not prescriptions.
const food =
  /\b(?:sugar|salt|oil|ghee|butter|honey|flour|atta|besan|sooji|rice|dal|lentils?|curd|dahi|yogh?urt|milk|cream|water|juice|tea|coffee|soup|khichdi|porridge|oats|daliya|ragi|seeds?|til|flax|alsi|chia|methi|jeera|ajwain|saunf|haldi|turmeric|ginger|garlic|lemon|nimbu|jaggery|gud|peanuts?|almonds?|nuts?|raisins|fruits?|vegetables?|puree|mash|sauce|vinegar|protein|paste|masala|namak|cheeni|chini|shahad|tel|doodh|pani|paani|add|mix|cook|boil|fry|bake|stir|feed)\b|(?:चीनी|नमक|तेल|घी|मक्खन|शहद|आटा|बेसन|सूजी|चावल|दाल|दही|दूध|मलाई|पानी|जूस|रस|चाय|सूप|खिचड़ी|दलिया|रागी|बीज|तिल|अलसी|मेथी|जीरा|अजवाइन|सौंफ|हल्दी|अदरक|लहसुन|नींबू|गुड़|मूँगफली|बादाम|फल|सब्ज़?ी|मसाला|मिला|डाल|पका|उबाल)/iu

const aroundSpoons = 90

// Finds amounts in spoons: of a remedy, or of anything except food that is taken several times a day.
function spoonsOfMedicine(text: string): Finding[] {
  return [...text.matchAll(spoons)].flatMap(({ 0: written, index }): Finding[] => {
    const end = index + written.length
    const before = text.slice(Math.max(0, index - aroundSpoons), index)
    const after = text.slice(end, end + aroundSpoons)
    const sentence = `${before.split(/[.!?।\n]\s/).at(-1)} ${after.split(/[.!?।\n](?:\s|$)/)[0]}`
    const isRemedy = new RegExp(medicine, 'iu').test(sentence) || remedy.test(sentence)
    const isFood = food.test(sentence)
    return isRemedy || (often.test(sentence) && !isFood)
      ? [{ kind: 'dose', start: index, end }]
      : []
  })
}

const withFrequency = new RegExp(medicine, 'giu')
const english = /\b(?:take|takes|give|start|have|use|swallow)\b[^.?!]{0,30}$/i

// For example 'Take metformin twice a day', 'मेटफ़ॉर्मिन दिन में दो बार लें'.
function advisedFrequencies(text: string): Finding[] {
  return [...text.matchAll(withFrequency)].flatMap(({ 0: written, index }): Finding[] => {
    const end = index + written.length
    const before =
      text
        .slice(Math.max(0, index - 40), index)
        .split(/[.!?।\n]\s/)
        .at(-1) ?? ''
    const after = text.slice(end, end + 60).split(/[.!?।\n](?:\s|$)/)[0] ?? ''
    const isAdvice = english.test(before) || imperative.test(after)
    return isAdvice && often.test(`${before} ${after}`) ? [{ kind: 'dose', start: index, end }] : []
  })
}

function strengths(text: string): Finding[] {
  return [...text.matchAll(strengthAfter), ...text.matchAll(amountBefore)].flatMap(
    ({ 0: written, 1: bare, index }): Finding[] => {
      if (bare && (isYear.test(bare) || measured.test(written))) return []
      return [{ kind: 'dose', start: index, end: index + written.length }]
    },
  )
}

/**
 * Finds everything that looks like a prescription: every amount of a medicine, advised or not; a known medicine with
 * a bare number or a frequency; spoons of a remedy; and times of day to take it.
 */
export function findPrescriptions(text: string): Finding[] {
  const doses = [...text.matchAll(closeDose)].flatMap(({ 0: written, index }): Finding[] => {
    const end = index + written.length
    const after = text.slice(end, end + 20)
    const isOther = drink.test(after) || ofBlood.test(after) || perVolume.test(after)
    return isOther ? [] : [{ kind: 'dose', start: index, end }]
  })
  const times = [...text.matchAll(timesOfDay)].map(({ 0: written, index }): Finding => {
    return { kind: 'dose', start: index, end: index + written.length }
  })
  const isNew = ({ start, end }: Finding) =>
    !doses.some((each) => start < each.end && each.start < end)
  return [
    ...doses,
    ...times,
    ...strengths(text).filter(isNew),
    ...spoonsOfMedicine(text),
    ...advisedFrequencies(text),
  ]
}
