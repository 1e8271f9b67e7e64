import { useEffect } from 'react'
import { useShowNotice } from './notice-region'
import type { NoticeKey } from './notices'
import { isSubmitFailed } from './submit-fallback'

/**
 * Shows a notice when an action's answer says that its form could not be sent, once for each answer.
 * @param answer the action's data, of any kind
 * @param notice another notice than the answer names
 * @returns whether it could not be sent
 */
export function useSubmitFailedNotice(answer: unknown, notice?: NoticeKey): boolean {
  const showNotice = useShowNotice()
  useEffect(() => {
    if (isSubmitFailed(answer)) showNotice(notice ?? answer.submitFailed)
  }, [answer, notice, showNotice])
  return isSubmitFailed(answer)
}
