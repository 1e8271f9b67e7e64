import { useTranslation } from '~/i18n/use-translation'
import {
  controlAttributes,
  controlClass,
  FieldFrame,
  submittedValue,
  type Field,
} from '~/ui/form/fields'

/**
 * The honeypot (`domain/contact/honeypot.ts`), the last field of its form. It is hidden, unless somebody has filled it
 * in, in a browser that hides nothing.
 */
export function Honeypot({ field }: { field: Field }) {
  const { t } = useTranslation('contact')
  return (
    <div hidden={!field.errors}>
      <FieldFrame field={field} label={t('leaveEmpty')}>
        <input
          {...controlAttributes(field, undefined)}
          type="text"
          className={controlClass}
          key={field.key}
          tabIndex={field.errors ? undefined : -1}
          autoComplete="off"
          defaultValue={submittedValue(field)}
        />
      </FieldFrame>
    </div>
  )
}
