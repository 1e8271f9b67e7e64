import { topicKeys } from '~/content/topics'
import type { ExpertDetails } from '~/domain/experts/expert'
import { changeExpertSchema, nameExpertSchema } from '~/domain/moderation/experts.server'
import { textLanguages } from '~/domain/validation/text'
import { languageNames, type Language } from '~/i18n/languages'
import { topicOptions } from '../presenters/post-labels.server'
import { ownField } from './own-fields.server'
import type { FormFields } from './read-form.server'

const topicName = (key: string) => `topic-${key}`
const languageName = (key: string) => `language-${key}`

/** A checkbox for each language and topic of an expert. Browsers send only ticked boxes, and no field is repeated. */
export const expertBoxFields = Object.fromEntries(
  [...textLanguages.map(languageName), ...topicKeys.map(topicName)].map((name) => [
    name,
    ownField(),
  ]),
)

// Each language and topic is its own checkbox.
const boxed = { languages: true, topics: true } as const

/** The fields to name an expert. */
export const nameExpertFormSchema = nameExpertSchema.omit(boxed)

/** The fields to renew or change an expert, or to remove the mark. */
export const changeExpertFormSchema = changeExpertSchema.omit(boxed)

/** Converts a submitted form to the input of the domain rule. */
export function expertInForm(fields: FormFields) {
  return {
    ...fields,
    languages: textLanguages.filter((key) => fields[languageName(key)] !== undefined),
    topics: topicKeys.filter((key) => fields[topicName(key)] !== undefined),
  }
}

/** The checkboxes in a language. */
export function expertBoxes(language: Language) {
  return {
    languages: textLanguages.map((key) => {
      return { name: languageName(key), label: languageNames[key], lang: key }
    }),
    topics: topicOptions(language).map(({ value, label }) => ({ name: topicName(value), label })),
  }
}

/** The form's values for a stored expert. */
export function expertValues(expert: ExpertDetails & { until: string }): Record<string, string> {
  const { name, profession, register, number, until, languages, topics } = expert
  const ticked = [...languages.map(languageName), ...topics.map(topicName)]
  return {
    name,
    profession,
    register,
    number,
    until,
    ...Object.fromEntries(ticked.map((box) => [box, 'on'])),
  }
}
