import { useTranslation } from 'react-i18next'

/** Translates a stored reason. */
export function useReason(): (reason: string) => string {
  const { t } = useTranslation('moderation')
  return (reason) => t(`reason.${reason as 'other'}`)
}
