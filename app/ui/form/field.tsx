import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'

/** The part of conform's `FieldMetadata` used here. */
export type Field = {
  id: string
  name: string
  key: string | undefined
  errorId: string
  descriptionId: string
  initialValue: unknown
  errors: string[] | undefined
}

type Props = {
  field: Field
  label: string
  hint?: string
  optional?: boolean
  children: ReactNode
}

/** A control with its label above, a hint between them and errors below. */
export function FieldFrame({ field, label, hint, optional, children }: Props) {
  const { t } = useTranslation('forms')
  return (
    <div className={field.errors ? 'field wrong' : 'field'}>
      <label htmlFor={field.id}>
        {label} {optional && <small>{t('optional')}</small>}
      </label>
      {hint && (
        <p className="hint" id={field.descriptionId}>
          {hint}
        </p>
      )}
      {children}
      <FieldErrors field={field} />
    </div>
  )
}

/** A field's error messages. */
export function FieldErrors({ field }: { field: Field }) {
  return field.errors ? (
    <p className="error" id={field.errorId}>
      {field.errors.join(' ')}
    </p>
  ) : null
}

/** Connects a control to its name, hint and errors. */
export function controlAttributes(field: Field, hint: ReactNode) {
  const described = [hint && field.descriptionId, field.errors && field.errorId].filter(Boolean)
  return {
    id: field.id,
    name: field.name,
    'aria-invalid': field.errors ? true : undefined,
    'aria-describedby': described.join(' ') || undefined,
  }
}

/** The submitted value, to fill the control again. */
export function typedBefore(field: Field): string | undefined {
  return typeof field.initialValue === 'string' ? field.initialValue : undefined
}
