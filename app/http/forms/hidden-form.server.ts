import { editHiddenSchema } from '~/domain/accounts/edit-hidden.server'
import type { DraftFields } from '~/domain/drafts/drafts.server'
import { knownOnly, type Hidden } from '~/domain/members/hidden-content.server'
import { validate } from '~/domain/validation/validation.server'
import type { Language } from '~/i18n/languages'
import { contentNoteOptions, topicOptions } from '../presenters/post-labels.server'
import { unwrapOrThrow } from '../reply-status'
import { keyField } from './own-fields.server'
import { noFields, parseForm, pickFields } from './read-form.server'

/**
 * Reads the form, which repeats the name of a list for every ticked box.
 * @throws a response, as `readForm` does; 400 also for an unknown topic or note
 */
export async function readHiddenForm(request: Request) {
  const form = await parseForm(request)
  const ticked = {
    hiddenTopics: form.getAll('hiddenTopics'),
    hiddenNotes: form.getAll('hiddenNotes'),
  }
  for (const name of Object.keys(ticked)) form.delete(name)
  const { idempotencyKey } = pickFields(form, noFields, keyField)
  const { hiddenTopics = [], hiddenNotes = [] } = unwrapOrThrow(validate(editHiddenSchema, ticked))
  return { hidden: knownOnly(hiddenTopics, hiddenNotes), idempotencyKey }
}

/** Converts the choice to the fields of a draft. An empty list has a field too. */
export function hiddenDraft({ hiddenTopics, hiddenNotes }: Hidden): DraftFields {
  return { hiddenTopics: hiddenTopics.join(','), hiddenNotes: hiddenNotes.join(',') }
}

/** Reads the choice from a draft. */
export function hiddenInDraft({ hiddenTopics = '', hiddenNotes = '' }: DraftFields): Hidden {
  return knownOnly(hiddenTopics.split(','), hiddenNotes.split(','))
}

/** The checkboxes in a language. */
export function hiddenBoxes(language: Language, { hiddenTopics, hiddenNotes }: Hidden) {
  const ticked = new Set<string>([...hiddenTopics, ...hiddenNotes])
  const boxes = (name: keyof Hidden, options: { value: string; label: string }[]) =>
    options.map(({ value, label }) => ({ name, value, label, isTicked: ticked.has(value) }))
  return {
    topics: boxes('hiddenTopics', topicOptions(language)),
    notes: boxes('hiddenNotes', contentNoteOptions(language)),
  }
}
