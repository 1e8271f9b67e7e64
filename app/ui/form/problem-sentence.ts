import { useTranslation } from 'react-i18next'
import { lengths } from '~/domain/validation/lengths'
import type { ProblemKey } from '~/domain/problems'

const ns = ['forms', 'accountForms'] as const

/** Turns the problem keys that the server sends into sentences of the page's language. */
export function useProblemSentence(): (problem: string) => string {
  const { t } = useTranslation('forms')
  return (problem) => t(`problem.${problem as ProblemKey}`, { ...lengths, ns })
}
