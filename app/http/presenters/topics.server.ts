import { topicKeys, topics } from '~/content/topics'
import type { Language } from '~/i18n/languages'

/** The topics as the options of a form's field, in a language. */
export function topicOptions(language: Language): { value: string; label: string }[] {
  return topicKeys.map((key) => ({ value: key, label: topics[key][language] }))
}
