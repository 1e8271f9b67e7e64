import { isFloor, type Intent } from '~/domain/contact/choices'
import { useTranslation } from '~/i18n/use-translation'

/** Translates a stored intent or floor. */
export function useAbout(): (about: string | null) => string {
  const { t } = useTranslation(['messages', 'contact', 'elevator'])
  return (about) => {
    if (!about) return t('noSubject')
    return isFloor(about) ? t(`elevator:floor.${about}`) : t(`contact:intent.${about as Intent}`)
  }
}
