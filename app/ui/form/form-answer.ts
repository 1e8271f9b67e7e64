import type { SubmissionResult } from '@conform-to/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowNotice } from '~/ui/feedback/notice-region'
import type { NoticeKey } from '~/ui/feedback/notices'
import { isSubmitFailed, type FailedSubmit } from '~/ui/feedback/submit-fallback'

/** An action's answer to a refused form: errors, submitted values, and the spec's notice if any. */
export type RefusedForm = { lastResult: SubmissionResult<string[]>; notice: NoticeKey | null }

/**
 * Shows the notice of a refused or failed form, once for each answer.
 * @returns conform's result, and the notice's title for the summary, which also shows it without JavaScript
 */
export function useFormAnswer(answer: RefusedForm | FailedSubmit | undefined) {
  const showNotice = useShowNotice()
  const { t } = useTranslation('shell')
  useEffect(() => {
    const notice = isSubmitFailed(answer) ? answer.submitFailed : answer?.notice
    if (notice) showNotice(notice)
  }, [answer, showNotice])
  if (!answer || isSubmitFailed(answer)) return {}
  const title = answer.notice ? t(`notice.${answer.notice}.title`) : undefined
  return { lastResult: answer.lastResult, title }
}
