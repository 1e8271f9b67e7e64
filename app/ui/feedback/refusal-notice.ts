import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowNotice } from './notice-region'
import type { NoticeKey } from './notices'

/**
 * Shows a refused form's notice as a toast, once for each refusal.
 * @returns its words for the page itself, where they stand without JavaScript too
 */
export function useRefusalNotice(refused: { notice: NoticeKey } | undefined) {
  const showNotice = useShowNotice()
  const { t } = useTranslation('shell')
  useEffect(() => {
    if (refused) showNotice(refused.notice)
  }, [refused, showNotice])
  return refused && { title: t(`notice.${refused.notice}.title`) }
}
