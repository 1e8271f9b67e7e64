import { useTranslation } from 'react-i18next'

/** Puts a reason, as it is stored, into words of the page's language. */
export function useReason(): (reason: string) => string {
  const { t } = useTranslation('moderation')
  return (reason) => t(`reason.${reason as 'other'}`)
}
