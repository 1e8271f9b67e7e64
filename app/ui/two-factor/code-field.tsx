import { useTranslation } from '~/i18n/use-translation'
import { type Field, TextField } from '../form/fields'

/** A code of the app or a recovery code: digits both, and browsers may fill in the first. */
export function CodeField({ field, label, hint }: { field: Field; label?: string; hint?: string }) {
  const { t } = useTranslation('codes')
  return (
    <TextField
      field={field}
      label={label ?? t('code')}
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      // As wide as the longest, a recovery code.
      className="max-w-56"
    />
  )
}
