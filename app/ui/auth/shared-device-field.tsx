import { useEffect, useRef } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { CheckboxField, type Field } from '~/ui/form/fields'

/**
 * The choice of a phone that others use too. Where it is made, the browser does not keep what was typed in the form: Back
 * would show the username to whoever has the phone next.
 */
export function SharedDeviceField({ field }: { field: Field }) {
  const { t } = useTranslation('auth')
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = frame.current?.closest('form')
    const forget = () => {
      const box = form?.elements.namedItem(field.name)
      if (!form || !(box instanceof HTMLInputElement) || !box.checked) return
      for (const input of form.querySelectorAll('input')) input.autocomplete = 'off'
    }
    form?.addEventListener('submit', forget, true)
    return () => form?.removeEventListener('submit', forget, true)
  }, [field.name])
  return (
    <div ref={frame}>
      <CheckboxField field={field} label={t('sharedDevice')} note={t('sharedDeviceHint')} />
    </div>
  )
}
