/** What a post may warn of, in both languages: its label, and the sentence that stands in place of its text. */
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

/** Whether a text, such as one from a form, is the key of a content note. */
export function isContentNote(text: string | null | undefined): text is ContentNote {
  return Object.hasOwn(contentNotes, text ?? '')
}
