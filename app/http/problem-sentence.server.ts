import type { ProblemKey } from '~/domain/problems'
import { lengths } from '~/domain/validation/lengths'
import { normaliseTitle, textLength } from '~/domain/validation/text'
import { getI18n } from '../i18n/i18n.server'
import type { Language } from '../i18n/languages'

const maxima: Partial<Record<ProblemKey, number>> = {
  titleLength: lengths.titleMax,
  contentLength: lengths.contentMax,
  textLength: lengths.commentMax,
  noteLength: lengths.noteMax,
  questionLength: lengths.questionMax,
  addressLength: lengths.addressMax,
  guestAnswerLength: lengths.guestAnswerMax,
  appealLength: lengths.appealMax,
  bioLength: lengths.bioMax,
  displayNameLength: lengths.displayNameMax,
  tooLong: lengths.shortMax,
}

/**
 * Returns the sentence that tells the user how to correct a field. It is complete without the field's label.
 * @param name the field's name; some problems have their own sentence for it. Empty for the whole form.
 * @param sent the field's content, to say by how much a text is too long
 */
export function problemSentence(
  language: Language,
  name: string,
  problem: ProblemKey,
  sent?: string,
): string {
  const t = getI18n(language).getFixedT(null, 'problems')
  const own: Record<string, Record<string, string>> = t('own', { returnObjects: true, ...lengths })
  const byName = own[problem] ?? {}
  const sentence = (Object.hasOwn(byName, name) && byName[name]) || t(problem, lengths)
  const text = problem === 'titleLength' ? normaliseTitle(sent ?? '') : (sent ?? '')
  const surplus = textLength(text) - (maxima[problem] ?? Infinity)
  return surplus > 0 ? t('takeOut', { sentence, count: surplus }) : sentence
}
