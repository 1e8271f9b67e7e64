import type { ReactNode } from 'react'
import { controlAttributes, FieldErrors, type Field } from './field'

type Props = { field: Field; label: string; note?: ReactNode; isSwitch?: boolean }

/** A checkbox or switch with a note below. */
export function CheckboxField({ field, label, note, isSwitch }: Props) {
  return (
    <div className={field.errors ? 'field check wrong' : 'field check'}>
      <input
        {...controlAttributes(field, note)}
        key={field.key}
        type="checkbox"
        role={isSwitch ? 'switch' : undefined}
        defaultChecked={field.initialValue === 'on'}
      />
      <label htmlFor={field.id}>{label}</label>
      {note && (
        // Read as the box's description; in the page it would be read again.
        <p className="hint" id={field.descriptionId} aria-hidden="true">
          {note}
        </p>
      )}
      <FieldErrors field={field} />
    </div>
  )
}
