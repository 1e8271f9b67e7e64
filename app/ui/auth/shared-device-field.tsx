import { useEffect, useRef } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { CheckboxField, type Field } from '~/ui/form/fields'

/**
 * The checkbox for a phone that others use too. When it is ticked, the browser does not keep the form's text: Back
 * would show the username to the next person.
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
