import { useEffect } from 'react'
import { useShowNotice } from './notice-region'
import { isSubmitFailed } from './submit-fallback'

/**
 * Shows the notice of an answer that says its form could not be sent, until the next answer.
 * @param answer the action's data, of any kind
 * @returns whether it could not be sent
 */
export function useSubmitFailedNotice(answer: unknown): boolean {
  const showNotice = useShowNotice()
  useEffect(
    () => (isSubmitFailed(answer) ? showNotice(answer.submitFailed) : undefined),
    [answer, showNotice],
  )
  return isSubmitFailed(answer)
}
