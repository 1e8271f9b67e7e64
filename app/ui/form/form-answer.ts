import type { SubmissionResult } from '@conform-to/react'
import { useMemo } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { GuidanceView } from './guidance'
import type { NoticeKey } from '../feedback/notices'
import {
  useSubmitFailedNotice,
  isSubmitFailed,
  type FailedSubmit,
} from '../feedback/submit-fallback'

/**
 * An action's answer to a refused form: errors, submitted values, and the spec's notice if any; or what its author is
 * asked about before her text is published.
 */
export type RefusedForm = {
  lastResult: SubmissionResult<string[]>
  notice: NoticeKey | null
  guidance?: GuidanceView
}

/**
 * Shows the notice of a form that could not be sent.
 * @returns of a refused form, conform's result, the notice's title for the summary, which says it all, and what its author is asked
 */
export function useFormAnswer(answer: RefusedForm | FailedSubmit | undefined) {
  const titleOf = useNoticeTitle()
  useSubmitFailedNotice(answer)
  const refused = isSubmitFailed(answer) ? undefined : answer
  const lastResult = useLastResult(refused)
  const title = titleOf(refused?.notice)
  return { lastResult, title, guidance: refused?.guidance }
}

/** The summary's title for a notice. 'Failed to save changes' is none: the errors below it say so. */
export function useNoticeTitle() {
  const { t } = useTranslation('shell')
  return (notice: NoticeKey | null | undefined) =>
    notice && notice !== 'update-failed' ? t(`notice.${notice}.title`) : undefined
}

/** A refused form's result for conform. Without its status conform leaves the focus to the summary. */
export function useLastResult(refused: RefusedForm | undefined) {
  return useMemo(() => refused && { ...refused.lastResult, status: undefined }, [refused])
}

/**
 * What an error summary needs from conform, for a summary outside the component that calls `useForm`.
 * @param formId the form's id: its fields' ids begin with it
 */
export function refusedFields(formId: string, { lastResult }: RefusedForm) {
  const errorsOf = (name: string) => lastResult.error?.[name] ?? undefined
  return {
    // The same object until the next answer: the summary takes the focus once for each.
    form: { id: formId, errors: errorsOf(''), allErrors: lastResult as object },
    fieldOf: (name: string) => ({ id: `${formId}-${name}`, name, errors: errorsOf(name) }),
  }
}
