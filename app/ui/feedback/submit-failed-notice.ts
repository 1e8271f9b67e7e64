import { useEffect } from 'react'
import { useShowNotice } from './notice-region'
import { isSubmitFailed } from './submit-fallback'

/**
 * Shows the notice of an answer that says its form could not be sent, once for each answer.
 * @param answer the action's data, of any kind
 * @returns whether it could not be sent
 */
export function useSubmitFailedNotice(answer: unknown): boolean {
  const showNotice = useShowNotice()
  useEffect(() => {
    if (isSubmitFailed(answer)) showNotice(answer.submitFailed)
  }, [answer, showNotice])
  return isSubmitFailed(answer)
}
