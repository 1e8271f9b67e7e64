import { cx } from 'class-variance-authority'
import {
  type ReactNode,
  useEffect,
  useRef,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type TextareaHTMLAttributes,
  useState,
  type MouseEvent,
} from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { Button } from '~/ui/button'
import { useBrowserLayoutEffect, useHydrated } from '../hydrated'
import { CharacterCounter } from './character-counter'

/** The part of conform's `FieldMetadata` that is used here. */
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

/** The classes of a form: one column, as wide as its screen. */
export const formClass = 'form grid grid-cols-1 gap-5 [&>.button]:justify-self-start'
export const labelClass = 'block font-semibold'
export const hintClass = 'hint text-sm text-soft'
const wrongClass = 'border-s-3 border-danger ps-3'

/** The classes of an input, a select or a text area. */
export const controlClass = 'mt-1 min-h-11 w-full rounded-xl border border-edge bg-raised px-3 py-2'

/** The classes of a select, with our own arrow. */
export const selectClass = `${controlClass} appearance-none bg-(image:--arrow) bg-[length:1.5rem] bg-[right_0.625rem_center] bg-no-repeat pe-11 forced-colors:appearance-auto forced-colors:bg-none`

/** Adds the error mark to the classes of a group of controls with an error. */
function groupClass(field: Field, className = ''): string {
  return field.errors ? `${className} ${wrongClass}` : className
}

/** The same for a fieldset, whose border would otherwise begin in the middle of its legend. */
export function fieldsetClass(field: Field, className: string): string {
  const whole = field.errors
    ? ' [&>legend]:float-left [&>legend]:w-full [&>legend+*]:clear-both'
    : ''
  return groupClass(field, className) + whole
}

/** A control with its label above, a hint between them and errors below. */
export function FieldFrame({ field, label, hint, optional, children }: Props) {
  const { t } = useTranslation('forms')
  return (
    <div className={groupClass(field)}>
      <label className={labelClass} htmlFor={field.id}>
        {label} {optional && <small>{t('optional')}</small>}
      </label>
      {hint && (
        <p className={`mb-1 ${hintClass}`} id={field.descriptionId}>
          {hint}
        </p>
      )}
      <FieldErrors field={field} />
      {children}
    </div>
  )
}

/** The classes of an error. The style sheet puts '!' in front of it. */
export const errorClass = 'error my-1 font-semibold text-danger'

/** A field's error messages. */
export function FieldErrors({ field }: { field: Field }) {
  return field.errors ? (
    <p className={`col-start-2 ${errorClass}`} id={field.errorId}>
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

/** Returns the submitted value, to fill the control again. */
export function submittedValue(field: Field): string | undefined {
  return typeof field.initialValue === 'string' ? field.initialValue : undefined
}

type CheckboxFieldProps = {
  field: Field
  label: string
  note?: ReactNode
  /** The classes of a switch. With them the box looks like a switch. */
  switchClass?: string
}

/** The classes of a checkbox or radio button with its label, and of the label. */
const besideLabelClass = 'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3'
export const checkClass = `check ${besideLabelClass}`
const boxClass =
  'mt-2.5 grid size-6 appearance-none place-content-center border-2 border-edge bg-raised checked:border-action checked:bg-action forced-colors:appearance-auto'
export const checkboxClass = `${boxClass} rounded-[0.375rem]`
export const radioClass = `${boxClass} rounded-full`
export const checkLabelClass = 'min-h-11 py-2'

/** A checkbox or switch with a note below. */
export function CheckboxField({ field, label, note, switchClass }: CheckboxFieldProps) {
  return (
    <div className={groupClass(field, switchClass ? besideLabelClass : checkClass)}>
      <input
        {...controlAttributes(field, note)}
        key={field.key}
        type="checkbox"
        role={switchClass && 'switch'}
        className={switchClass ?? checkboxClass}
        defaultChecked={field.initialValue === 'on'}
      />
      <label className={checkLabelClass} htmlFor={field.id}>
        {label}
      </label>
      {note && (
        // Screen readers read the note as the box's description. In the page they would read it again.
        <p className={`col-start-2 -mt-2 ${hintClass}`} id={field.descriptionId} aria-hidden="true">
          {note}
        </p>
      )}
      <FieldErrors field={field} />
    </div>
  )
}

type SubmitButtonProps = {
  pending: boolean
  disabled?: boolean
  /** `danger` is for an action that cannot be undone or that removes something. */
  variant?: 'quiet' | 'danger'
  children: ReactNode
}

/**
 * A submit button, disabled while the form is being sent. Afterwards it gets the focus back, unless something else has
 * it.
 */
export function SubmitButton({ pending, disabled = false, variant, children }: SubmitButtonProps) {
  const isHydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  // Browsers remove the focus from a disabled button.
  const hadFocus = useRef(false)
  useEffect(() => {
    if (pending) {
      const { activeElement } = document
      hadFocus.current = activeElement === button.current || activeElement === document.body
    } else if (hadFocus.current) {
      hadFocus.current = false
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    }
  }, [pending])
  return (
    <Button ref={button} variant={variant} disabled={isHydrated && (pending || disabled)}>
      {children}
    </Button>
  )
}

type TextAreaProps = {
  field: Field
  label: string
  hint?: string
  optional?: boolean
  rows: number
  /** Grows with its text. */
  grows?: boolean
  /** Shows a live count in code points. */
  limit?: { min?: number; max: number; isFraction?: boolean }
} & Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onKeyDown'>

/** A textarea with label, hint, errors and an optional counter. */
export function TextArea({
  field,
  label,
  hint,
  optional,
  rows,
  grows,
  limit,
  ...attributes
}: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <textarea
        {...controlAttributes(field, hint)}
        key={field.key}
        ref={area}
        rows={rows}
        {...attributes}
        className={`${controlClass} block ${rows > 1 ? 'resize-y' : 'field-sizing-content resize-none'} ${grows ? `field-sizing-content max-h-[70vh] ${rows > 4 ? 'min-h-56' : 'min-h-30'}` : ''}`}
        aria-required={!optional || undefined}
        dir="auto"
        defaultValue={submittedValue(field)}
        // The text may have changed before hydration (`hydrated.tsx`).
        suppressHydrationWarning
      />
      {limit && <CharacterCounter area={area} max={limit.max} isFraction={limit.isFraction} />}
    </FieldFrame>
  )
}

/**
 * A field for one line of text. Browsers restore it after Back, but do not suggest its text to the next user of the
 * phone. For an input, browsers do both or, with `autocomplete="off"`, neither.
 */
export function UnsuggestedField(
  props: Pick<TextAreaProps, 'field' | 'label' | 'hint' | 'optional'> & { rows?: number },
) {
  return <TextArea rows={1} {...props} onKeyDown={submitOnEnter} />
}

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  // Safari reports the Enter that ends a composition after its end, as key 229.
  const { isComposing, keyCode } = event.nativeEvent
  if (event.key !== 'Enter' || isComposing || keyCode === 229) return
  event.preventDefault()
  event.currentTarget.form?.querySelector<HTMLButtonElement>('button:not([type=button])')?.click()
}

type TextFieldProps = {
  field: Field
  label: string
  hint?: string
  optional?: boolean
  /** The class for its width. */
  className?: string
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'>

/** An input with label, hint and errors. */
export function TextField({
  field,
  label,
  hint,
  optional,
  type = 'text',
  className,
  ...attributes
}: TextFieldProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <input
        {...controlAttributes(field, hint)}
        {...attributes}
        key={field.key}
        type={type}
        className={cx(controlClass, className ?? (attributes.autoComplete && 'max-w-field'))}
        // The native attribute would make an empty field invalid before anybody has typed.
        aria-required={!optional || undefined}
        dir="auto"
        defaultValue={submittedValue(field)}
      />
    </FieldFrame>
  )
}

/**
 * A state that is read from the fields inside an element: at mount, on every render and on `input`. Visitors can change
 * the fields before hydration. `UntilHydrated` dispatches `input` on `pageshow`.
 * @param find returns the element around the fields
 * @param read returns the state, and must be cheap
 * @param initial the state on the server and while hydrating
 */
export function useFieldState<T extends string | number | boolean | null>(
  find: () => HTMLElement | null,
  read: (element: HTMLElement) => T,
  initial: T,
): T {
  const [state, setState] = useState(initial)
  useBrowserLayoutEffect(() => {
    const element = find()
    if (!element) return
    const update = () => setState(read(element))
    update()
    element.addEventListener('input', update)
    return () => element.removeEventListener('input', update)
  })
  return state
}

/**
 * The `onClick` of a button whose form goes on as soon as it is answered, emptied or a step further. The second press
 * of a double click would then send a form that nobody has filled in yet.
 */
export function ignoreSecondPress(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}
