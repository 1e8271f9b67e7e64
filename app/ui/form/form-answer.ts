import type { SubmissionResult } from '@conform-to/react'
import { useMemo, useState } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { NoticeKey } from '../feedback/notices'
import {
  useSubmitFailedNotice,
  isSubmitFailed,
  type FailedSubmit,
} from '../feedback/submit-fallback'

/** The findings in a text before it is published, in words. */
export type GuidanceView = {
  heading: string
  intro: string
  /** Excerpts of the title or text, each with its passages and the text before them. `place` says which of the two. */
  items: {
    place: string
    passages: { label: string; before: string; passage: string }[]
    after: string
  }[]
  /** The number of further findings that are not shown, in words. */
  more: string | null
  /** Explains the button that takes passages out. Null when nothing can be taken out. */
  note: string | null
  /** Helplines as HTML, for a text about a crisis. */
  help: string | null
  /** The field of the first passage. */
  field: 'title' | 'content'
  /** The form's texts after passages were taken out. Null when the texts are unchanged. */
  changedTexts: { title?: string; content?: string } | null
  takeOut: string | null
  publish: string
  goBack: string
}

/**
 * An action's answer to a refused form: errors, submitted values, and the spec's notice if any. `guidance` has
 * questions for the author before her text is published.
 */
export type RefusedForm = {
  lastResult: SubmissionResult<string[]>
  notice: NoticeKey | null
  guidance?: GuidanceView
}

/**
 * Shows the notice of a form that could not be sent.
 * @returns for a refused form: conform's result, the notice's title for the summary, and the questions for its author.
 *   The title says all that the notice says
 */
export function useFormAnswer(answer: RefusedForm | FailedSubmit | undefined) {
  const titleOf = useNoticeTitle()
  useSubmitFailedNotice(answer)
  const refused = isSubmitFailed(answer) ? undefined : answer
  const lastResult = useLastResult(refused)
  const title = titleOf(refused?.notice)
  return { lastResult, title, guidance: refused?.guidance }
}

/** Returns the summary's title for a notice. 'Failed to save changes' has none, because the errors below say so. */
export function useNoticeTitle() {
  const { t } = useTranslation('shell')
  return (notice: NoticeKey | null | undefined) =>
    notice && notice !== 'update-failed' ? t(`notice.${notice}.title`) : undefined
}

const noErrors: SubmissionResult<string[]> = {}

/**
 * Returns a refused form's result for conform. Without a status, conform leaves the focus to the summary. After a change
 * of language it returns a result without errors, because the errors are in the other language.
 */
export function useLastResult(refused: RefusedForm | undefined) {
  const { language } = useTranslation()
  const [latest, setLatest] = useState({ refused, language })
  if (refused && refused !== latest.refused) setLatest({ refused, language })
  const isOld = latest.refused && latest.language !== language
  return useMemo(
    () => (isOld ? noErrors : refused && { ...refused.lastResult, status: undefined }),
    [refused, isOld],
  )
}

/**
 * Returns the data of conform that an error summary needs, for a summary outside the component that calls `useForm`.
 * @param formId the form's id, with which its fields' ids begin
 */
export function refusedFields(formId: string, { lastResult }: RefusedForm) {
  const errorsOf = (name: string) => lastResult.error?.[name] ?? undefined
  return {
    // The same object until the next answer, so that the summary takes the focus once per answer.
    form: { id: formId, errors: errorsOf(''), allErrors: lastResult as object },
    fieldOf: (name: string) => ({ id: `${formId}-${name}`, name, errors: errorsOf(name) }),
  }
}

/**
 * The ref of a form whose action answers scripts with data instead of a redirect, so that the page stays. If scripts
 * added a hidden field instead, conform would read the form again while the page still hydrates.
 */
export function sendInPlace(form: HTMLFormElement | null): void {
  form?.addEventListener('formdata', ({ formData }) => formData.set('inPlace', '1'))
}
