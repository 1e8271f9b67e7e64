import { useEffect } from 'react'
import { useShowNotice } from './notice-region'
import type { NoticeKey } from './notices'
import { isUnsent } from './unsent'

/**
 * Shows a notice when an action's answer says that its form could not be sent, once for each answer.
 * @param answer the action's data, of any kind
 * @param notice another notice than the answer names
 * @returns whether it could not be sent
 */
export function useUnsentNotice(answer: unknown, notice?: NoticeKey): boolean {
  const showNotice = useShowNotice()
  useEffect(() => {
    if (isUnsent(answer)) showNotice(notice ?? answer.unsent)
  }, [answer, notice, showNotice])
  return isUnsent(answer)
}
