import { useTranslation } from '~/i18n/use-translation'

/** Translates a stored reason. */
export function useReason(): (reason: string) => string {
  const { t } = useTranslation('moderation')
  return (reason) => t(`reason.${reason as 'other'}`)
}
