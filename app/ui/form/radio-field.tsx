import type { ComponentProps } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import {
  checkClass,
  checkLabelClass,
  radioClass,
  FieldErrors,
  fieldsetClass,
  hintClass,
  labelClass,
  type Field,
} from './fields'
import { Avatar } from '../avatar'
import { choiceCardClass, chipClass, chipLabelClass, chipsClass } from './chip-class'

type Option = {
  value: string
  label: string
  hint?: string
  avatar?: ComponentProps<typeof Avatar>['avatar']
}

/** Lines, rounded labels in a row, or cards side by side. */
type Look = 'lines' | 'chips' | 'cards'

type Props = {
  field: Field
  legend: string
  options: Option[]
  optional?: boolean
  look?: Look
  onChoose?: (radio: HTMLInputElement) => void
}

const groups = { lines: 'radios', chips: chipsClass, cards: chipsClass }
const rows = { lines: checkClass, chips: chipClass, cards: `${checkClass} ${choiceCardClass}` }

/** Radio buttons. The error summary links to the first. */
export function RadioField({ field, legend, options, optional, look = 'lines', onChoose }: Props) {
  const { t } = useTranslation('forms')
  return (
    <fieldset
      className={fieldsetClass(field, groups[look])}
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
          look={look}
          onChoose={onChoose}
        />
      ))}
    </fieldset>
  )
}

type RadioProps = Option & {
  id: string
  field: Field
  look: Look
  onChoose: Props['onChoose']
}

function Radio({ id, field, look, value, label, hint, avatar, onChoose }: RadioProps) {
  return (
    <div className={rows[look]}>
      <input
        key={field.key}
        id={id}
        type="radio"
        className={radioClass}
        name={field.name}
        value={value}
        // conform treats an empty value as no value.
        defaultChecked={(field.initialValue ?? '') === value}
        aria-describedby={hint && `${id}-hint`}
        onChange={onChoose && ((event) => onChoose(event.currentTarget))}
      />
      <label className={look === 'chips' ? chipLabelClass : checkLabelClass} htmlFor={id}>
        {avatar && <Avatar avatar={avatar} />}
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
