import { useRef } from 'react'
import { CharacterCounter } from './character-counter'
import { controlAttributes, FieldFrame, typedBefore, type Field } from './field'

type Props = {
  field: Field
  label: string
  hint?: string
  optional?: boolean
  rows: number
  /** Shows a live count in code points. */
  limit?: { min?: number; max: number; isFraction?: boolean }
}

/** A textarea with label, hint, errors and an optional counter. */
export function TextArea({ field, label, hint, optional, rows, limit }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <textarea
        {...controlAttributes(field, hint)}
        key={field.key}
        ref={area}
        rows={rows}
        aria-required={!optional || undefined}
        dir="auto"
        defaultValue={typedBefore(field)}
        // Hydrated late, it may hold more (`until-hydrated.tsx`).
        suppressHydrationWarning
      />
      {limit && <CharacterCounter area={area} max={limit.max} isFraction={limit.isFraction} />}
    </FieldFrame>
  )
}
