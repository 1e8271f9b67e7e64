import { useTranslation } from '~/i18n/use-translation'
import type { Field } from '../form/fields'
import { PasswordField } from '~/ui/form/password-field'

/** Asks members for their password, and tells those without one why it is missing. */
export function OwnPasswordField({ field, isNeeded }: { field: Field; isNeeded: boolean }) {
  const { t } = useTranslation('leaving')
  return isNeeded ? (
    <PasswordField field={field} label={t('password')} autoComplete="current-password" />
  ) : (
    <p>{t('confirmedByGoogle')}</p>
  )
}
