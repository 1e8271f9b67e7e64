import { useTranslation } from '~/i18n/use-translation'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { FieldErrors, type Field } from '~/ui/form/field'

export type NamingLabels = {
  legend: string
  stay: string
  show: string
  /** What the author appears as with their name, and without it. */
  asNamed: string
  asAnonymous: string
}

type Props = { field: Field; labels: NamingLabels }

/**
 * Whether a comment is anonymous: a checkbox, or two radio buttons for authors who have to decide, because an
 * unticked checkbox sends nothing.
 */
export function NamingField({ field, labels }: Props) {
  const { t } = useTranslation('forum')
  const isAsked = field.initialValue === 'false' || field.errors
  // Browsers without :has show both sentences.
  const note = (
    <>
      <span className="as-named">{labels.asNamed}</span>{' '}
      <span className="as-anonymous">{labels.asAnonymous}</span>
    </>
  )
  if (!isAsked) return <CheckboxField field={field} label={t('anonymously')} note={note} />
  const choices = { on: labels.stay, false: labels.show }
  // Not `RadioField`, which would add a file to the forum's heaviest screen.
  return (
    <fieldset
      className={field.errors ? 'radios wrong' : 'radios'}
      aria-describedby={field.errors && field.errorId}
    >
      <legend>{labels.legend}</legend>
      <FieldErrors field={field} />
      {Object.entries(choices).map(([value, label], index) => (
        <div className="check" key={`${field.key}${value}`}>
          <input
            id={index ? `${field.id}-named` : field.id}
            type="radio"
            name={field.name}
            value={value}
            defaultChecked={(field.initialValue ?? 'on') === value}
          />
          <label htmlFor={index ? `${field.id}-named` : field.id}>{label}</label>
        </div>
      ))}
    </fieldset>
  )
}
