import { makeRandom } from '../support/random'

// Frequent words come first: a word's position determines its frequency (Zipf's law).
const english =
  `the i and to my of a is it for in was with that have me on not but you this pain so do are sleep
  as had doctor at be period after what cycle she days been no they when or all from can how about
  if an more we there your pregnancy very feel out by work night first her which like any day same
  has now up weeks them would stress their some one time because get just who will blood months
  two really help every before too food years than only hormone test anxiety then iron went body
  still thyroid exercise birth told always mother weight cramps heavy tired try vitamin tests`.split(
    /\s+/,
  )

const hindi = `है के में की मैं और से को का हूँ मुझे नहीं यह तो पर भी हो एक ने दर्द था कि थी बहुत लिए मेरे डॉक्टर
  कर रही दिन हैं क्या बाद नींद मेरी जब वह अब ही फिर किसी साथ होता आप जो कुछ अपने पहले माहवारी तक कहा
  बार रात लगता ज़्यादा हर काम घर गया कोई दो सब आयरन समय इस तरह महीने खाना शरीर थकान सलाह जाँच
  ज़िन्दगी गर्भ हफ़्ते तनाव सेहत माँ खून सुबह व्यायाम दवा बच्चे चिंता हिन्दी वज़न पानी थायरॉइड आराम`.split(/\s+/)

const syllables = {
  en: 'ba co di fe ga ho ju ki lo ma ne po qui ra si ta ul ve wi zo ther ment ral lin'.split(' '),
  hi: 'का मि तो रे पु सा नी ला ज़ी वा शि दू गे ह बा टि फ़ा चू ड़ी यो'.split(' '),
}

const vocabularies: Record<Language, string[]> = {
  en: [...english, ...inventedWords('en', 20_000)],
  hi: [...hindi, ...inventedWords('hi', 10_000)],
}

export type Language = keyof typeof syllables

export function writeText(random: () => number, language: Language, words: number): string {
  const vocabulary = vocabularies[language]
  let text = ''
  for (let index = 1; index <= words; index++) {
    text += vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? ''
    text += index === words || random() < 0.08 ? (language === 'hi' ? '। ' : '. ') : ' '
  }
  return text.trimEnd()
}

function inventedWords(language: Language, count: number) {
  const random = makeRandom(language.length + count)
  const parts = syllables[language]
  const syllable = () => parts[Math.floor(random() * parts.length)] ?? ''
  return Array.from({ length: count }, () => syllable() + syllable() + syllable() + syllable())
}
