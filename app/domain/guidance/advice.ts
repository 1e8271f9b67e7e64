import type { Finding } from '../guidance-kinds'

/*
 * All functions here read a text that `plain` has made. Every repetition in a pattern is bounded, so that a long text
 * takes linear time.
 */

const amount = '(?:\\d[\\d,.]{0,8}|half|one|two|three|ek|do|teen|aadhi|एक|दो|तीन|आधी)'
const unit =
  '(?:(?:mg|mcg|µg|ug|iu|ml|units?|tablets?|tabs?|capsules?|pills?|drops|goliya+n?|goli)(?![a-z])|(?:एमजी|एमसीजी|एमएल|मिलीग्राम|मि\\.?\\s?ग्रा|गोलियाँ|गोलियां|गोली|टैबलेट|कैप्सूल|बूँदें|बूंदें|यूनिट)(?![\u0900-\u0963\u0966-\u097f]))'
const dose = new RegExp(`(?<![\\d.\\p{L}\\p{M}])${amount}\\s?-?${unit}`, 'giu')

const told =
  /\b(?:i|we|she|he|they|told|said|asked|advised|prescribed|gave me|put me|doctor|gynae\w*|gynec\w*|never|not|don['’]t|cannot|can['’]t)\b/i
const advised =
  /(?:^|[,;:–—-]\s?|\b(?:please|pls|just|then|so|and|or|but|also|instead|you (?:should|can|could|must|may|need to|have to|might))\s)(?:take|start|try|use|give (?:her|him|it|them)|have|increase|double|swallow|begin|go up)\b[^?]{0,60}$/i

const imperative =
  /(?<![\u0900-\u0963\u0966-\u097f])(?:लीजिए|लीजिये|लीजिएगा|लेना|लें|लो|खाओ|खाइए|खाइये|खाएँ|खाएं|दीजिए|दीजिये|पीजिए|पियो|पिएँ|(?:शुरू )?(?:करो|करें|कीजिए|कर दो|कर दें|कर लो|कर लें))(?![\u0900-\u0963\u0966-\u097f])|\b(?:lijiye(?:ga)?|lijie|leejiye|lena|lo|len|khao|khaiye|khaye|khayein|khaen|dijiye|dena|de do|shuru kar(?:o|do| do| lo| dijiye)?)\b/i
const hindiTold =
  /(?<![\u0900-\u0963\u0966-\u097f])(?:मत|नहीं|क्या|मैं|मैंने|मुझे|ने (?:कहा|बताया|बोला|दी|दिया)|कहा|बताया|बोला|बोली)(?![\u0900-\u0963\u0966-\u097f])|\b(?:mat|nahi|kya|main|maine|mujhe|kaha|bataya|bola|boli)\b/i
const oneself = /^\s(?:पड़|है|हैं|था|थी|शुरू|चाह|बंद|hai|h\b|tha|thi|pad|shuru|band|chah)/i
const drink = /^\s(?:of\s)?(?:water|milk|juice|पानी|दूध|जूस|paani|pani|doodh|dudh)/i

/** Doses that the text tells somebody to take. */
export function findDoses(text: string): Finding[] {
  return sentencesOf(text).flatMap(({ sentence, offset }) => {
    if (/[?？]\s*$/.test(sentence)) return []
    return [...sentence.matchAll(dose)].flatMap(({ 0: written, index }): Finding[] => {
      const end = index + written.length
      const isAdvice =
        !drink.test(sentence.slice(end, end + 20)) &&
        (isEnglishAdvice(sentence.slice(Math.max(0, index - 100), index)) ||
          isHindiAdvice(sentence, end))
      return isAdvice ? [{ kind: 'dose', start: offset + index, end: offset + end }] : []
    })
  })
}

const ofBlood = /^\s(?:of\s)?(?:blood|platelets?|plasma|खून|ख़ून|रक्त|khoon)/i
const perVolume = /^\s?(?:\/|per\b|प्रति)\s?(?:d|m|µ|u)?l?\b/i
// How a prescription in India says morning, noon and night.
const timesOfDay = /(?<![\d.,/-])[0-2½]\s?[-–]\s?[0-2½]\s?[-–]\s?[0-2½](?![\d/-]|[.,]\d)/gu

/** Whatever looks like a prescription: every amount of a medicine, told as advice or not, and times of day to take it. */
export function findPrescriptions(text: string): Finding[] {
  const doses = [...text.matchAll(dose)].flatMap(({ 0: written, index }): Finding[] => {
    const end = index + written.length
    const after = text.slice(end, end + 20)
    const isOther = drink.test(after) || ofBlood.test(after) || perVolume.test(after)
    return isOther ? [] : [{ kind: 'dose', start: index, end }]
  })
  const times = [...text.matchAll(timesOfDay)].map(({ 0: written, index }): Finding => {
    return { kind: 'dose', start: index, end: index + written.length }
  })
  return [...doses, ...times]
}

function isEnglishAdvice(before: string) {
  const verb = advised.exec(before)
  return verb !== null && !told.test(before.slice(0, verb.index))
}

function isHindiAdvice(sentence: string, end: number) {
  const after = sentence.slice(end, end + 80)
  const verb = imperative.exec(after)
  if (!verb || oneself.test(after.slice(verb.index + verb[0].length))) return false
  return !hindiTold.test(sentence.slice(Math.max(0, end - 100), end + verb.index))
}

// A dot between digits or behind a short form ends no sentence.
function sentencesOf(text: string) {
  return [...text.matchAll(/(?:[^.!?।\n]|\.(?=\S)){1,2000}[.!?।\n]?/g)].map(
    ({ 0: sentence, index }) => ({
      sentence: sentence.trimEnd(),
      offset: index,
    }),
  )
}

const emptyWords = new Set(
  `help hi hii hello hey please plz pls me urgent question questions doubt query need i any advice anyone everyone all
  sister sisters friends someone ladies girls guys new here problem problems issue emergency asap quick some
  kindly sos test hlo madad karo karna chahiye sawal namaste koi bahut zaroori meri ek bas
  मदद चाहिए सवाल प्रश्न नमस्ते नमस्कार हेलो हैलो हाय कृपया प्लीज़ प्लीज करो करें कीजिए करिए बहनों बहनो बहन दीदी सखियों
  ज़रूरी जरूरी बहुत कोई मेरी एक समस्या परेशानी अर्जेंट हेल्प`
    .normalize('NFC')
    .split(/\s+/),
)
const mostEmptyWords = 5

/** The whole title when it says nothing, such as 'Help' or 'नमस्ते'. */
export function findEmptyTitle(title: string): Finding[] {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const isEmpty =
    words.length > 0 &&
    words.length <= mostEmptyWords &&
    words.every((word) => emptyWords.has(word))
  return isEmpty ? [{ kind: 'empty-title', start: 0, end: title.length }] : []
}
