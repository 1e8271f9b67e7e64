import { useTranslation } from 'react-i18next'
import type { Field } from '~/ui/form/field'
import { PasswordField } from '~/ui/form/password-field'

/** Asks for the password of members who have one, and says to the others why not. */
export function OwnPasswordField({ field, isNeeded }: { field: Field; isNeeded: boolean }) {
  const { t } = useTranslation('leaving')
  return isNeeded ? (
    <PasswordField field={field} label={t('password')} autoComplete="current-password" />
  ) : (
    <p>{t('confirmedByGoogle')}</p>
  )
}
