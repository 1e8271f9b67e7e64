import type { Finding } from '../guidance-kinds'

/*
 * All functions here expect a text from `readable`. Every repetition in a pattern is bounded, so that a long text
 * takes linear time.
 */

/** A number in figures or words before a unit. */
export const amount = '(?:\\d[\\d,.]{0,8}|half|one|two|three|ek|do|teen|aadhi|एक|दो|तीन|आधी)'
const unit =
  '(?:(?:mg|mcg|µg|ug|iu|ml|units?|tablets?|tabs?|capsules?|pills?|drops|goliya+n?|goli)(?![a-z])|(?:एमजी|एमसीजी|एमएल|मिलीग्राम|मि\\.?\\s?ग्रा|गोलियाँ|गोलियां|गोली|टैबलेट|कैप्सूल|बूँदें|बूंदें|यूनिट)(?![\u0900-\u0963\u0966-\u097f]))'
/** An amount of a medicine. */
export const dose = new RegExp(`(?<![\\d.\\p{L}\\p{M}])${amount}\\s?-?${unit}`, 'giu')

// Words before a verb that show that the sentence reports or denies a dose, and does not advise it.
const notAdvice =
  /\b(?:i|we|she|he|they|told|said|asked|advised|prescribed|gave me|put me|doctor|gynae\w*|gynec\w*|never|not|don['’]t|cannot|can['’]t)\b/i
const advised =
  /(?:^|[,;:–—-]\s?|\b(?:please|pls|just|then|so|and|or|but|also|instead|you (?:should|can|could|must|may|need to|have to|might))\s)(?:take|start|try|use|give (?:her|him|it|them)|have|increase|double|swallow|begin|go up)\b[^?]{0,60}$/i

/** Hindi for 'take' and 'give'. */
export const imperative =
  /(?<![\u0900-\u0963\u0966-\u097f])(?:(?:ले|खा|पी|दे)(?:ना|नी|ने) चाहिए|लीजिए|लीजिये|लीजिएगा|लेना|लें|लो|खाओ|खाइए|खाइये|खाइएगा|खाइयेगा|खाएँ|खाएं|खायें|दीजिए|दीजिये|पीजिए|पियो|पिएँ|(?:शुरू )?(?:करो|करें|कीजिए|कर दो|कर दें|कर लो|कर लें))(?![\u0900-\u0963\u0966-\u097f])|\b(?:(?:le|kha|pee|pi|de)n[aie] cha+hi+y?e|lijiye(?:ga)?|lijie|leejiye|lena|lo|lei?n|khao|kha[ai]?iye(?:ga)?|kha+y?ei?n?|dijiye|dena|de do|shuru kar(?:o|do| do| lo| dijiye)?)\b/i
const hindiNotAdvice =
  /(?<![\u0900-\u0963\u0966-\u097f])(?:मत|नहीं|क्या|मैं|मैंने|मुझे|ने (?:कहा|बताया|बोला|दी|दिया)|कहा|बताया|बोला|बोली)(?![\u0900-\u0963\u0966-\u097f])|\b(?:mat|nahi|kya|main|maine|mujhe|kaha|bataya|bola|boli)\b/i
const oneself =
  /^\s(?:पड़|है|हैं|था|थी|शुरू|चाह|बंद|क्या|या न|hai|h\b|tha|thi|pad|shuru|band|chah|kya|ya n)/i
/** A drink after an amount: then the amount is not a dose of a medicine. */
export const drink = /^\s(?:of\s)?(?:water|milk|juice|पानी|दूध|जूस|paani|pani|doodh|dudh)/i

/** Finds doses that the text tells somebody to take. */
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

function isEnglishAdvice(before: string) {
  const verb = advised.exec(before)
  return verb !== null && !notAdvice.test(before.slice(0, verb.index))
}

function isHindiAdvice(sentence: string, end: number) {
  const after = sentence.slice(end, end + 80)
  const verb = imperative.exec(after)
  if (!verb || oneself.test(after.slice(verb.index + verb[0].length))) return false
  return !hindiNotAdvice.test(sentence.slice(Math.max(0, end - 100), end + verb.index))
}

// A dot between digits or after an abbreviation does not end a sentence.
function sentencesOf(text: string) {
  return [...text.matchAll(/(?:[^.!?।\n]|\.(?=\S)){1,2000}[.!?।\n]?/g)].map(
    ({ 0: sentence, index }) => ({
      sentence: sentence.trimEnd(),
      offset: index,
    }),
  )
}
