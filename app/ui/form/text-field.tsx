import type { InputHTMLAttributes } from 'react'
import { controlAttributes, FieldFrame, typedBefore, type Field } from './field'

type Props = {
  field: Field
  label: string
  hint?: string
  optional?: boolean
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'>

/** An input with label, hint and errors. */
export function TextField({ field, label, hint, optional, type = 'text', ...attributes }: Props) {
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <input
        {...controlAttributes(field, hint)}
        {...attributes}
        key={field.key}
        type={type}
        // The native attribute would make an empty field invalid before anybody typed.
        aria-required={!optional || undefined}
        dir="auto"
        defaultValue={typedBefore(field)}
      />
    </FieldFrame>
  )
}
