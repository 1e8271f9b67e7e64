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

/** True when a text, for example from a URL, is the key of a topic. */
export function isTopic(text: string | null | undefined): text is Topic {
  return Object.hasOwn(topics, text ?? '')
}

/** The smallest number of posts that the list shows beside a topic. The JSON API has every number. */
export const fewestCounted = 5

/** The content notes of posts, in both languages: the label, and the sentence shown instead of the text. */
export const contentNotes = {
  loss: {
    en: { label: 'Loss of a child', sentence: 'This post is about the loss of a child.' },
    hi: { label: 'बच्चे को खोना', sentence: 'यह पोस्ट बच्चे को खोने के बारे में है।' },
  },
  violence: {
    en: { label: 'Violence', sentence: 'This post is about violence.' },
    hi: { label: 'हिंसा', sentence: 'यह पोस्ट हिंसा के बारे में है।' },
  },
  'self-harm': {
    en: { label: 'Self-harm', sentence: 'This post is about self-harm.' },
    hi: { label: 'खुद को चोट पहुँचाना', sentence: 'यह पोस्ट खुद को चोट पहुँचाने के बारे में है।' },
  },
  eating: {
    en: { label: 'Trouble with eating', sentence: 'This post is about trouble with eating.' },
    hi: { label: 'खाने से जुड़ी तकलीफ़', sentence: 'यह पोस्ट खाने से जुड़ी तकलीफ़ के बारे में है।' },
  },
} as const

export type ContentNote = keyof typeof contentNotes

export const contentNoteKeys = Object.keys(contentNotes) as [ContentNote, ...ContentNote[]]

/** True when a text, for example from a form, is the key of a content note. */
export function isContentNote(text: string | null | undefined): text is ContentNote {
  return Object.hasOwn(contentNotes, text ?? '')
}
