import { contentNoteKeys, contentNotes, type ContentNote } from '~/content/content-notes'
import { topicKeys, topics } from '~/content/topics'
import type { Language } from '~/i18n/languages'

/** The topics as the options of a form's field, in a language. */
export function topicOptions(language: Language): { value: string; label: string }[] {
  return topicKeys.map((key) => ({ value: key, label: topics[key][language] }))
}

/** The content notes as the options of a form's field, in a language. */
export function contentNoteOptions(language: Language): { value: string; label: string }[] {
  return contentNoteKeys.map((key) => ({ value: key, label: contentNotes[key][language].label }))
}

/** What a moderator can change of a post, with the present choices. */
export function labelChoices(language: Language, label: { topic: string; contentNote: string }) {
  return {
    topic: { value: label.topic, options: topicOptions(language) },
    contentNote: { value: label.contentNote, options: contentNoteOptions(language) },
  }
}

/** The sentence in place of a text with a content note; null without one. */
export function noteSentence(language: Language, { contentNote }: Noted): string | null {
  return contentNote ? contentNotes[contentNote][language].sentence : null
}

type Noted = { contentNote: ContentNote | '' }
