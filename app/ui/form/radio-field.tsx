import { useTranslation } from '~/i18n/use-translation'
import {
  checkClass,
  checkLabelClass,
  FieldErrors,
  groupClass,
  hintClass,
  labelClass,
  type Field,
} from './fields'

type Option = { value: string; label: string; hint?: string }

type Props = {
  field: Field
  legend: string
  options: Option[]
  optional?: boolean
  isChips?: boolean
  onChoose?: (radio: HTMLInputElement) => void
}

/** Radio buttons. The error summary links to the first. */
export function RadioField({ field, legend, options, optional, isChips, onChoose }: Props) {
  const { t } = useTranslation('forms')
  return (
    <fieldset
      className={groupClass(field, isChips ? 'chips' : 'radios')}
      aria-describedby={field.errors && field.errorId}
    >
      <legend className={labelClass}>
        {legend} {optional && <small>{t('optional')}</small>}
      </legend>
      <FieldErrors field={field} />
      {options.map((option, index) => (
        <Radio
          key={option.value}
          {...option}
          id={index ? `${field.id}-${option.value}` : field.id}
          field={field}
          isChip={isChips}
          onChoose={onChoose}
        />
      ))}
    </fieldset>
  )
}

type RadioProps = Option & {
  id: string
  field: Field
  isChip: boolean | undefined
  onChoose: Props['onChoose']
}

function Radio({ id, field, isChip, value, label, hint, onChoose }: RadioProps) {
  return (
    <div className={isChip ? 'check' : checkClass}>
      <input
        key={field.key}
        id={id}
        type="radio"
        name={field.name}
        value={value}
        // conform takes an empty value for none.
        defaultChecked={(field.initialValue ?? '') === value}
        aria-describedby={hint && `${id}-hint`}
        onChange={onChoose && ((event) => onChoose(event.currentTarget))}
      />
      <label className={isChip ? undefined : checkLabelClass} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={`col-start-2 -mt-2 pb-2 ${hintClass}`} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
