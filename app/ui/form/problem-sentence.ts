import { useTranslation } from 'react-i18next'
import { lengths } from '~/domain/validation/lengths'
import type { ProblemKey } from '~/domain/problems'

const ns = ['forms', 'accountForms', 'contact', 'moderation', 'writing'] as const

/** Translates the server's problem keys. */
export function useProblemSentence(): (problem: string) => string {
  const { t } = useTranslation('forms')
  return (problem) => t(`problem.${problem as ProblemKey}`, { ...lengths, ns })
}
