import { useTranslation } from '~/i18n/use-translation'
import { type Field, TextField } from '../form/fields'

/** A field for a code from the app or a recovery code. Both are digits. Browsers may fill in the app's code. */
export function CodeField({ field, label, hint }: { field: Field; label?: string; hint?: string }) {
  const { t } = useTranslation('codes')
  return (
    <TextField
      field={field}
      label={label ?? t('code')}
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      // As wide as a recovery code, the longer of the two.
      className="max-w-56"
    />
  )
}
