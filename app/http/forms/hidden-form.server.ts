import { contentNoteKeys, topicKeys } from '~/content/topics'
import type { DraftFields } from '~/domain/drafts/drafts.server'
import { knownOnly, type Hidden } from '~/domain/members/hidden-content.server'
import type { Language } from '~/i18n/languages'
import { contentNoteOptions, topicOptions } from '../presenters/post-labels.server'
import { ownField } from './own-fields.server'
import type { FormFields } from './read-form.server'

const topicName = (key: string) => `topic-${key}`
const noteName = (key: string) => `note-${key}`

/** A checkbox for each topic and note: browsers send those that are ticked, and no field comes twice. */
export const hiddenFields = Object.fromEntries(
  [...topicKeys.map(topicName), ...contentNoteKeys.map(noteName)].map((name) => [name, ownField()]),
)

/** What a sent form hides. */
export function hiddenInForm(fields: FormFields): Hidden {
  return knownOnly(
    topicKeys.filter((key) => fields[topicName(key)] !== undefined),
    contentNoteKeys.filter((key) => fields[noteName(key)] !== undefined),
  )
}

/** The choice as the fields of a draft, with a field also for a list of nothing. */
export function hiddenDraft({ hiddenTopics, hiddenNotes }: Hidden): DraftFields {
  return { hiddenTopics: hiddenTopics.join(','), hiddenNotes: hiddenNotes.join(',') }
}

/** The choice that a draft has. */
export function hiddenInDraft({ hiddenTopics = '', hiddenNotes = '' }: DraftFields): Hidden {
  return knownOnly(hiddenTopics.split(','), hiddenNotes.split(','))
}

/** The checkboxes in a language. */
export function hiddenBoxes(language: Language, { hiddenTopics, hiddenNotes }: Hidden) {
  const ticked = new Set<string>([...hiddenTopics.map(topicName), ...hiddenNotes.map(noteName)])
  const boxes = (options: { value: string; label: string }[], nameOf: typeof topicName) =>
    options.map(({ value, label }) => {
      const name = nameOf(value)
      return { name, label, isTicked: ticked.has(name) }
    })
  return {
    topics: boxes(topicOptions(language), topicName),
    notes: boxes(contentNoteOptions(language), noteName),
  }
}
