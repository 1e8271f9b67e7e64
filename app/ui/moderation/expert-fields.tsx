import '~/styles/chips.css'
import { professions } from '~/domain/experts/expert'
import { useTranslation } from '~/i18n/use-translation'
import { chipClass, chipLabelClass, chipsClass } from '../form/chip-class'
import {
  controlAttributes,
  FieldErrors,
  fieldsetClass,
  checkboxClass,
  labelClass,
  TextField,
  type Field,
} from '../form/fields'
import { SelectField } from '../form/select-field'

/** `lang` is the language of a label that is not in the page's. */
type Box = { name: string; label: string; lang?: string }

type Fields = Record<string, Field>

type Props = { fields: Fields; languages: Box[]; topics: Box[] }

/** The form fields for the facts that an administrator confirms about an expert. */
export function ExpertFields({ fields, languages, topics }: Props) {
  const { t } = useTranslation('experts')
  return (
    <>
      <TextField field={of(fields, 'name')} label={t('name')} autoComplete="off" />
      <div className="[&_select]:max-w-field">
        <SelectField
          field={of(fields, 'profession')}
          label={t('profession')}
          placeholder={t('choose')}
          options={professions.map((key) => ({ value: key, label: t(`professions.${key}`) }))}
        />
      </div>
      <TextField
        field={of(fields, 'register')}
        label={t('register')}
        hint={t('registerHint')}
        autoComplete="off"
      />
      <TextField field={of(fields, 'number')} label={t('number')} autoComplete="off" />
      <Boxes
        field={of(fields, 'languages')}
        fields={fields}
        legend={t('languages')}
        boxes={languages}
      />
      <Boxes field={of(fields, 'topics')} fields={fields} legend={t('topics')} boxes={topics} />
      <TextField
        field={of(fields, 'until')}
        label={t('lastDay')}
        hint={t('lastDayHint')}
        type="date"
        autoComplete="off"
      />
    </>
  )
}

/** Returns the same fields in order, for the summary of errors. */
export function expertFields(fields: Fields): Field[] {
  const names = ['name', 'profession', 'register', 'number', 'languages', 'topics', 'until']
  return names.map((name) => of(fields, name))
}

// conform creates a field for every requested name.
function of(fields: Fields, name: string): Field {
  return fields[name] as Field
}

type BoxesProps = { field: Field; fields: Fields; legend: string; boxes: Box[] }

// The summary of errors links to the first box.
function Boxes({ field, fields, legend, boxes }: BoxesProps) {
  return (
    <fieldset
      className={fieldsetClass(field, chipsClass)}
      aria-describedby={field.errors && field.errorId}
    >
      <legend className={labelClass}>{legend}</legend>
      <FieldErrors field={field} />
      {boxes.map(({ name, label, lang }, index) => {
        const box = of(fields, name)
        const id = index ? box.id : field.id
        return (
          <div key={name} className={chipClass}>
            <input
              {...controlAttributes(box, false)}
              id={id}
              key={box.key}
              type="checkbox"
              className={checkboxClass}
              defaultChecked={box.initialValue === 'on'}
            />
            <label className={chipLabelClass} htmlFor={id} lang={lang}>
              {label}
            </label>
          </div>
        )
      })}
    </fieldset>
  )
}
