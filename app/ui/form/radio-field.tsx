import { FieldErrors, type Field } from './field'

type Props = { field: Field; label: string; options: { value: string; words: string }[] }

/** A choice of one out of few, all of them in sight; none is chosen beforehand. */
export function RadioField({ field, label, options }: Props) {
  return (
    <div
      className={field.errors && 'wrong'}
      role="radiogroup"
      aria-labelledby={field.descriptionId}
      aria-invalid={field.errors ? true : undefined}
      aria-describedby={field.errors && field.errorId}
    >
      <strong id={field.descriptionId}>{label}</strong>
      {options.map(({ value, words }, place) => {
        // The summary leads to the first.
        const id = place ? `${field.id}-${value}` : field.id
        return (
          <div key={value} className="check">
            <input
              id={id}
              type="radio"
              name={field.name}
              value={value}
              defaultChecked={field.initialValue === value}
            />
            <label htmlFor={id}>{words}</label>
          </div>
        )
      })}
      <FieldErrors field={field} />
    </div>
  )
}
