import type { ProblemKey } from '~/domain/problems'
import { lengths } from '~/domain/validation/lengths'
import { getI18n } from '../i18n/i18n.server'
import type { Language } from '../i18n/languages'

/**
 * The sentence in a language that says what is wrong with a field.
 * @param name the field's name; empty for the whole form
 * @returns a sentence; for a field without a value the field's own ('Enter a title'), if there is one
 */
export function problemSentence(language: Language, name: string, problem: ProblemKey): string {
  const t = getI18n(language).getFixedT(null, 'problems')
  const missing: Record<string, string> = t('missing', { returnObjects: true })
  const own = problem === 'required' && Object.hasOwn(missing, name) ? missing[name] : undefined
  return own ?? t(problem, lengths)
}
