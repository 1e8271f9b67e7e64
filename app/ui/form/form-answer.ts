import type { SubmissionResult } from '@conform-to/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowNotice } from '~/ui/feedback/notice-region'
import type { NoticeKey } from '~/ui/feedback/notices'
import { isUnsent, type UnsentForm } from '~/ui/feedback/unsent'

/** What an action answers to a form it refuses: what is wrong, what was typed, and the spec's notice. */
export type RefusedForm = { lastResult: SubmissionResult<string[]>; notice: NoticeKey }

/**
 * Shows the notice of a form that was refused or could not be sent, once for each answer.
 * @param answer the action's data
 * @returns conform's result, and the notice's title for the summary, where it stands without JavaScript too
 */
export function useFormAnswer(answer: RefusedForm | UnsentForm | undefined) {
  const showNotice = useShowNotice()
  const { t } = useTranslation('shell')
  useEffect(() => {
    if (answer) showNotice(isUnsent(answer) ? answer.unsent : answer.notice)
  }, [answer, showNotice])
  if (!answer || isUnsent(answer)) return {}
  return { lastResult: answer.lastResult, title: t(`notice.${answer.notice}.title`) }
}
