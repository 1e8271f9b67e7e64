import { lengths } from '~/domain/validation/lengths'
import { useTranslation } from '~/i18n/use-translation'
import type { Field } from './fields'
import { PasswordField } from './password-field'

type Props = { fields: { password: Field; confirmPassword: Field }; label: string }

/** Two fields for a new password. The page must load the `auth` namespace. */
export function NewPasswordFields({ fields, label }: Props) {
  const { t } = useTranslation('auth')
  return (
    <>
      <PasswordField
        field={fields.password}
        label={label}
        hint={t('passwordHint', lengths)}
        autoComplete="new-password"
      />
      <PasswordField
        field={fields.confirmPassword}
        label={t('confirmPassword')}
        autoComplete="new-password"
        buttonNames={{ show: t('showConfirmation'), hide: t('hideConfirmation') }}
      />
    </>
  )
}
