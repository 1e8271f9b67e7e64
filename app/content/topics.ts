/** The forum's topics in the order of forms and lists, with their titles in both languages. A post has one. */
export const topics = {
  periods: { en: 'Periods', hi: 'माहवारी' },
  pcos: { en: 'PCOS', hi: 'पीसीओएस' },
  endometriosis: { en: 'Endometriosis', hi: 'एंडोमेट्रियोसिस' },
  pregnancy: { en: 'Pregnancy', hi: 'गर्भावस्था' },
  contraception: { en: 'Contraception', hi: 'गर्भनिरोध' },
  fertility: { en: 'Fertility', hi: 'गर्भधारण में मुश्किल' },
  menopause: { en: 'Menopause', hi: 'मेनोपॉज़' },
  sex: { en: 'Sex', hi: 'सेक्स' },
  mind: { en: 'Mind', hi: 'मन की सेहत' },
  violence: { en: 'Violence', hi: 'हिंसा' },
  body: { en: 'Food and body', hi: 'खाना और शरीर' },
  other: { en: 'Something else', hi: 'कुछ और' },
} as const

export type Topic = keyof typeof topics

export const topicKeys = Object.keys(topics) as [Topic, ...Topic[]]

/** The topic of a post whose author has chosen none. */
export const defaultTopic = 'other' satisfies Topic

/** Whether a text, such as one from an address, is the key of a topic. */
export function isTopic(text: string | null | undefined): text is Topic {
  return Object.hasOwn(topics, text ?? '')
}

/** The number of posts in a topic is shown from this many on: a smaller one would point at few people. */
export const fewestCounted = 5
