import { useEffect } from 'react'
import { useShowNotice } from './notice-region'
import type { NoticeKey } from './notices'
import { isSubmitFailed } from './submit-fallback'

/**
 * Shows a notice once for each answer that says the form could not be sent.
 * @param notice replaces the answer's own
 * @returns whether it could not be sent
 */
export function useSubmitFailedNotice(answer: unknown, notice?: NoticeKey): boolean {
  const showNotice = useShowNotice()
  useEffect(() => {
    if (isSubmitFailed(answer)) showNotice(notice ?? answer.submitFailed)
  }, [answer, notice, showNotice])
  return isSubmitFailed(answer)
}
