import { controlAttributes, FieldFrame, selectClass, submittedValue, type Field } from './fields'

type Props = {
  field: Field
  label: string
  hint?: string
  optional?: boolean
  options: { value: string; label: string; lang?: string }[]
  /** The label of an empty first option. */
  placeholder?: string
}

/** A select element with label, hint and errors. */
export function SelectField(props: Props) {
  const { field, label, hint, optional, options, placeholder } = props
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <select
        {...controlAttributes(field, hint)}
        className={selectClass}
        key={field.key}
        defaultValue={submittedValue(field)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
