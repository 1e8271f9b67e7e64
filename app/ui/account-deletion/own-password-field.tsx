import { useTranslation } from '~/i18n/use-translation'
import type { Field } from '../form/fields'
import { PasswordField } from '~/ui/form/password-field'

/** Asks members for their password. Members without one read why the field is missing. */
export function OwnPasswordField({ field, isNeeded }: { field: Field; isNeeded: boolean }) {
  const { t } = useTranslation('leaving')
  return isNeeded ? (
    <PasswordField field={field} label={t('password')} autoComplete="current-password" />
  ) : (
    <p>{t('confirmedBySignIn')}</p>
  )
}
